import { fresh } from './english/draft';
import type { Clause, Meaning, Time } from './meaning';
import type { Hearing, Writer, WrittenWord } from './writer';

/** How a language says a reason by itself, from a sentence that gives it for something: 'I sleep because …'. */
export type ReasonAlone = (words: readonly WrittenWord[]) => readonly WrittenWord[] | undefined;

const sleeping: Clause = { ...fresh, subject: { pronoun: 'i' }, predicate: { kind: 'does', verb: 'sleep' } };

/** A writer that says the answer to a why: "Because I like it." */
export function withReasons(writer: Writer, alone: ReasonAlone): Writer {
  return {
    ...writer,
    write: (meaning, to) => (meaning.opening ? reasonOf(meaning, to, writer, alone) : writer.write(meaning, to)),
  };
}

function reasonOf({ clauses }: Meaning, to: Hearing, writer: Writer, alone: ReasonAlone) {
  const [clause, ...others] = clauses;
  if (!clause || others.length > 0 || clause.mood !== 'statement') return undefined;
  if (clause.predicate.kind === 'fragment' || clause.predicate.kind === 'set-phrase') return undefined;
  const words = writer.write({ clauses: [sleeping, { ...clause, joint: 'because' }] }, to);
  return words && alone(words);
}

const isSo = (time: Time) => 'word' in time && time.word === 'in-that-case';

/** A writer of a language in which 'then', as things are, opens the sentence: じゃあ、…. */
export function withLeadingThen(writer: Writer, then: readonly WrittenWord[]): Writer {
  return {
    ...writer,
    write(meaning, to) {
      const [first, ...others] = meaning.clauses;
      if (!first?.when.some(isSo)) return writer.write(meaning, to);
      const without = { ...first, when: first.when.filter((time) => !isSo(time)) };
      const words = writer.write({ ...meaning, clauses: [without, ...others] }, to);
      const [head, ...rest] = words ?? [];
      return head && [...then, then.at(-1)?.surface === '、' ? { ...head, glued: true } : head, ...rest];
    },
  };
}

/** Of French and German the part from the word for 'because' on. */
export function fromJoint(joint: RegExp): ReasonAlone {
  return (words) => {
    const [first, ...rest] = words.slice(words.findIndex(({ surface }) => joint.test(surface)));
    if (!first || rest.length === words.length - 1) return undefined;
    return [{ ...first, surface: first.surface.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }, ...rest];
  };
}

/** 静かなので、… is 静かだからです. */
export const japaneseReason: ReasonAlone = (words) => {
  const at = words.findIndex(({ surface }) => surface === 'ので');
  if (at < 1) return undefined;
  const before = words.slice(0, at);
  const said = before.map((word, index) =>
    index === at - 1 && word.surface === 'な' ? { ...word, surface: 'だ', gloss: 'is' } : word,
  );
  const glued = (surface: string, gloss: string): WrittenWord => ({ surface, gloss, glued: true });
  return [...said, glued('から', 'because'), glued('です', 'is'), glued('。', '')];
};

/** 재미있어서 … is 재미있어서요. */
export const koreanReason: ReasonAlone = (words) => {
  const at = words.findLastIndex(({ surface }) => surface.endsWith('서'));
  if (at < 0) return undefined;
  return [
    ...words.slice(0, at + 1),
    { surface: '요', gloss: ':polite', glued: true },
    { surface: '.', gloss: '', glued: true },
  ];
};
