/** Yomitan's definitions (its schema `dictionary-term-bank-v3`) as lines of plain text. */

const maxDepth = 64;
/** Ruby, pictures, and what is folded away. */
const hiddenTags = new Set(['rt', 'rp', 'img', 'details', 'summary', 'table']);
const blockTags = new Set(['div', 'li', 'ol', 'ul', 'br', 'tr', 'p']);
/** What dictionaries put around their glosses, by the names that they give it in `data`. */
const decoration =
  /example|sentence|attribution|part-of-speech|pos\b|tag|note|xref|reference|antonym|info|backlink|preamble|etymology|source|forms/iu;
const glossary = /^(?:glossary|glosses)$/u;

type Node = Readonly<Record<string, unknown>>;

/**
 * The meanings of one term, each with its synonyms. Plain texts are synonyms of one meaning; of structured content the
 * first part that calls itself a glossary is one meaning, and without such a part each line is.
 */
export function sensesOfDefinitions(definitions: readonly unknown[]): string[][] {
  const texts: string[] = [];
  const structured: string[][] = [];
  for (const definition of definitions) {
    if (typeof definition === 'string') texts.push(firstLine(definition));
    // A list says of which word this is a form, and no meaning.
    else if (isNode(definition) && definition.type === 'text')
      texts.push(firstLine(typeof definition.text === 'string' ? definition.text : ''));
    else if (isNode(definition) && definition.type === 'structured-content') {
      const listed = findGlossary(definition.content, 0);
      if (listed) structured.push(linesOf(listed));
      else structured.push(...linesOf(definition.content).map((line) => [line]));
    }
  }
  return [texts, ...structured].filter((sense) => sense.length > 0);
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function namesOf({ data }: Node): string[] {
  return isNode(data) ? Object.values(data).filter((value): value is string => typeof value === 'string') : [];
}

function findGlossary(content: unknown, depth: number): unknown {
  if (depth > maxDepth) return undefined;
  if (Array.isArray(content)) {
    for (const child of content as unknown[]) {
      const found = findGlossary(child, depth + 1);
      if (found) return found;
    }
    return undefined;
  }
  if (!isNode(content)) return undefined;
  if (namesOf(content).some((name) => glossary.test(name))) return content.content;
  return findGlossary(content.content, depth + 1);
}

function linesOf(content: unknown): string[] {
  return textOf(content, 0)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function textOf(content: unknown, depth: number): string {
  if (depth > maxDepth) return '';
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return (content as unknown[]).map((child) => textOf(child, depth + 1)).join('');
  if (!isNode(content)) return '';
  const tag = typeof content.tag === 'string' ? content.tag : '';
  if (hiddenTags.has(tag) || namesOf(content).some((name) => decoration.test(name))) return '';
  const text = textOf(content.content, depth + 1);
  return blockTags.has(tag) ? `\n${text}\n` : text;
}
