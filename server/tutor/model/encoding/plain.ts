import { emptyDraft, parseReply, parseWord, type Draft, type ExtraPart } from './draft';

/** A part's name on a line of its own, in square brackets. */
const heading = /^\s*(?:\*\*|#+\s*)?\[(text|words|meaning|replies|title|correction|memory)\](?:\*\*)?\s*:?\s*$/iu;

type Part = 'text' | 'words' | ExtraPart;

/** How an answer in plain text is asked for, for models that give no structured output. */
export function plainInstructions(extras: readonly ExtraPart[]): string {
  return [
    'Answer in exactly these parts, each after its name in square brackets on a line of its own, nothing else:',
    ...['text', 'words', ...extras].map((part) => `[${part}]`),
    'Under [words] and [replies] each entry stands on a line of its own.',
  ].join('\n');
}

/**
 * Reads an answer in plain text as it comes. A line is looked at when it is whole, but the text's own lines at once,
 * unless they may yet become a heading. Without any heading all of it is the text. The last draft is whole.
 */
export async function* decodePlain(pieces: AsyncIterable<string>): AsyncGenerator<Draft> {
  const draft = emptyDraft();
  let part = 'text' as Part;
  let rest = '';
  let lines: string[] = [];

  const takeLine = (line: string) => {
    const name = heading.exec(line)?.[1]?.toLowerCase() as Part | undefined;
    if (name) {
      part = name;
      if (name !== 'text') draft.isTextWhole = draft.text !== '';
      lines = [];
      return;
    }
    if (part === 'words') {
      const word = parseWord(line);
      if (word) draft.words.push(word);
    } else if (part === 'replies') {
      const reply = parseReply(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, ''));
      if (reply) draft.replies.push(reply);
    } else {
      lines.push(line);
      draft[part] = lines.join('\n').trim();
    }
  };

  for await (const piece of pieces) {
    rest += piece;
    const whole = rest.split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) takeLine(line);
    const isHeading = /^\s*[[*#]/u.test(rest);
    if (part === 'text' && rest !== '' && !isHeading) draft.text = [...lines, rest].join('\n').trimStart();
    yield draft;
  }
  // The beginning of a heading that was cut off is nobody's words.
  if (!/^\s*[*#\s]*\[\w*\]?$/u.test(rest)) takeLine(rest);
  draft.isTextWhole = true;
  yield draft;
}
