import { ModelFailure } from '../connection/modelFailure';
import { afterThoughts, endsThoughts } from '../connection/thoughts';
import { emptyAgain, emptyDraft, hasGrown, most, parseReply, parseWord, type Draft, type ExtraPart } from './draft';
import { headingOf, mayBecomeHeading, type Heading, type HeadingStyle, type Part } from './headings';

/** How an answer in plain text is asked for, for models that give no structured output. */
export function plainInstructions(extras: readonly ExtraPart[]): string {
  return [
    'Answer in exactly these parts, each after its name in square brackets on a line of its own, nothing else:',
    ...['text', 'words', ...extras].map((part) => `[${part}]`),
    'Under [words] and [replies] each entry stands on a line of its own.',
  ].join('\n');
}

/** A line that only begins or ends what is set apart as code. */
const fence = /^\s*(?:```|~~~)\w*\s*$/u;
const bullet = /^\s*[-*•]\s+/u;

/**
 * Reads an answer in plain text as it comes. A line is looked at when it is whole, but the text's own lines at once,
 * unless they may yet become a heading. What stands before the first heading is the text where none is named, else a
 * remark; without any heading it is the text. The last draft is whole.
 */
export async function* decodePlain(pieces: AsyncIterable<string>): AsyncGenerator<Draft> {
  const reader = createLineReader();
  let rest = '';
  let looked = 0;
  try {
    for await (const piece of pieces) {
      if (piece.includes('\n')) {
        const whole = `${rest}${piece}`.split('\n');
        rest = whole.pop() ?? '';
        looked = 0;
        for (const line of whole) reader.take(line);
      } else {
        rest += piece;
      }
      if (rest.length > most.characters) throw new ModelFailure('tooLong', { detail: 'a line without end' });
      if (looked > 0 && !hasGrown(looked, rest.length)) continue;
      rest = reader.glimpse(rest);
      looked = rest.length;
      yield reader.draft;
    }
  } catch (error) {
    yield reader.end(rest);
    throw error;
  }
  yield reader.end(rest);
}

/** Where a reader is in an answer. */
interface Position {
  /** Null before the first heading. */
  part: Part | null;
  style: HeadingStyle | null;
  /** The whole lines of this part, or those before the first heading, and a line break behind them. */
  lines: string;
}

function createLineReader() {
  const draft = emptyDraft();
  const at: Position = { part: null, style: null, lines: '' };

  function enter(heading: Heading): void {
    if (at.part === null && heading.part !== 'text') draft.text = at.lines.trim();
    if (heading.part !== 'text') {
      draft.text = draft.text.trim();
      draft.isTextWhole = draft.text !== '';
    }
    Object.assign(at, { part: heading.part, style: heading.style, lines: '' });
  }

  function take(line: string): void {
    if (endsThoughts(line)) {
      // All of it was thought, and had not been marked as such.
      emptyAgain(draft);
      Object.assign(at, { part: null, style: null, lines: `${afterThoughts(line)}\n` });
      return;
    }
    if (fence.test(line)) return;
    const heading = headingOf(line, at.style);
    if (heading) enter(heading);
    const value = heading ? heading.value : line;
    if ((heading && value.trim() === '') || at.lines.length > most.characters) return;
    at.lines = at.part === null ? `${at.lines}${value}\n` : takeValue(draft, at.part, value, at.lines);
  }

  return {
    draft,
    take,

    /** Shows what it can of a line that has not come whole; gives back what is left of it to be taken. */
    glimpse(beginning: string): string {
      const heading = headingOf(beginning, at.style);
      const begins = heading !== null && heading.value.trim() !== '';
      if (begins) enter(heading);
      const rest = begins ? heading.value : beginning;
      if (at.part === 'text' && rest !== '' && (begins || !mayBecomeHeading(rest, at.style))) {
        draft.text = `${at.lines}${rest}`.trimStart();
      }
      return rest;
    },

    /** The draft when no more comes, with the last line, which may be cut off. */
    end(rest: string): Draft {
      // The beginning of a heading is nobody's words.
      const isHeading = at.part === null ? /^[\s*#]*\[\w*\]?$/u.test(rest) : mayBecomeHeading(rest, at.style);
      if (!isHeading) take(rest);
      if (at.part === null) draft.text = at.lines;
      draft.text = draft.text.trim();
      draft.isTextWhole = true;
      return draft;
    },
  };
}

/** Takes in one line of a part, and gives back those that make the part up. */
function takeValue(draft: Draft, part: Part, line: string, lines: string): string {
  switch (part) {
    case 'words': {
      const word = parseWord(withoutNumber(line.replace(bullet, ''), draft.words.length + 1));
      if (word && draft.words.length < most.words) draft.words.push(word);
      return '';
    }
    case 'replies': {
      const reply = parseReply(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, ''));
      if (reply && draft.replies.length < most.replies) draft.replies.push(reply);
      return '';
    }
    case 'text':
      // Blank lines are none of it at its beginning, and at its end for all that is known.
      if (line.trim() === '') return lines && `${lines}\n`;
      draft.text = `${lines}${lines === '' ? line.trim() : line.trimEnd()}`;
      return `${draft.text}\n`;
    default: {
      // Behind an empty line stands what the model says of its answer.
      if (lines.endsWith('\n\n') && draft[part] !== '') return lines;
      draft[part] = `${lines}${line.trim()}`.trim();
      return `${lines}${line.trim()}\n`;
    }
  }
}

/** Entries are sometimes numbered; another number at the beginning is the word itself (the German 1. Mai). */
function withoutNumber(line: string, place: number): string {
  return line.replace(new RegExp(`^\\s*${String(place)}[.)]\\s+`, 'u'), '');
}
