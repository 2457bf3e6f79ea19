import type { ExtraPart } from './draft';

export type Part = 'text' | 'words' | ExtraPart;

/** `[words]`, as it is asked for, or `Words:`, as many models write it. */
export type HeadingStyle = 'bracketed' | 'bare';

/** The name of a part at the beginning of a line, and what stands behind it there. */
export interface Heading {
  part: Part;
  style: HeadingStyle;
  value: string;
}

const parts: readonly Part[] = ['text', 'words', 'meaning', 'replies', 'title', 'correction', 'memory'];
const name = `(${parts.join('|')})`;
/** What models make a heading of, around its name. */
const marks = String.raw`[\s*_#>]*`;
const bracketed = new RegExp(`^${marks}\\[${name}\\]${marks}:?${marks}(.*)$`, 'isu');
const labelled = new RegExp(`^${marks}${name}${marks}:${marks}(.*)$`, 'isu');
const marked = new RegExp(String.raw`^\s*(?:#+\s*|\*\*|__)${name}(?:\*\*|__)?\s*$`, 'iu');

/**
 * The heading that a line begins with. Where headings are known to stand in brackets, `words:` is somebody's text.
 *
 * @param style of the headings that came before; null where this may be the first
 */
export function headingOf(line: string, style: HeadingStyle | null): Heading | null {
  const found = bracketed.exec(line);
  const bare = found || style === 'bracketed' ? null : (labelled.exec(line) ?? marked.exec(line));
  const [, part = '', value = ''] = found ?? bare ?? [];
  if (part === '') return null;
  const heading = { part: part.toLowerCase() as Part, style: found ? 'bracketed' : 'bare', value } as const;
  // A sentence may begin with such a word and a colon. The first heading is that of the text, or stands alone.
  return !found && style === null && heading.part !== 'text' && heading.value.trim() !== '' ? null : heading;
}

/** Whether a line of which only the beginning has come may yet become a heading. */
export function mayBecomeHeading(beginning: string, style: HeadingStyle | null): boolean {
  const bare = beginning.replace(/^[\s*_#>]+/u, '').toLowerCase();
  if (bare === '' || bare.startsWith('[')) return true;
  return style !== 'bracketed' && parts.some((part) => part.startsWith(bare.replace(/[\s*_:]+$/u, '')));
}

/** Signs of the protocol: bars, braces, names of parts. One of them may be somebody's words; more are none. */
const signs =
  /[|{}]|```|\[(?:text|words|meaning|replies|title)\]|(?:^|\s)\**(?:Text|Words|Meaning|Replies|Title)\**\s*:/gu;

/** Whether a text is not what somebody says but an answer that was not understood. */
export function looksRaw(text: string): boolean {
  return (text.match(signs)?.length ?? 0) > 1;
}
