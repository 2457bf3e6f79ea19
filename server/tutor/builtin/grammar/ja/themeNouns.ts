import type { CounterName } from './numbers';
import { foodLines } from './themes/food';
import { homeLines } from './themes/home';
import { learningLines } from './themes/learning';
import { leisureLines } from './themes/leisure';
import { outdoorLines } from './themes/outdoors';
import { peopleLines } from './themes/people';

/** What else is to be known of a noun: it is eaten, drunk, happens somewhere, is of a body, or nobody carries it (ある). */
export type Trait = 'food' | 'drink' | 'event' | 'body' | 'fact';

export interface ThemeNoun {
  readonly source: string;
  readonly counter: CounterName;
  readonly trait?: Trait;
}

const header = /^(?<counter>[a-z]+)(?: (?<trait>food|drink|event|body|fact))?:$/u;

/**
 * Lines of entries `english, english = 言葉@ことば`, with `;` behind each, below a line with what they are counted by and
 * their trait: `thing fact:`.
 */
function readNounLines(lines: string): [string, ThemeNoun][] {
  const found: [string, ThemeNoun][] = [];
  let kind: Omit<ThemeNoun, 'source'> = { counter: 'thing' };
  for (const line of lines.trim().split('\n')) {
    const groups = header.exec(line)?.groups;
    if (groups) {
      // The tables have no other names than those of the type.
      const { counter, trait } = groups as unknown as Omit<ThemeNoun, 'source'>;
      kind = trait ? { counter, trait } : { counter };
      continue;
    }
    for (const entry of line.split(';')) {
      const at = entry.indexOf(' = ');
      if (at < 0) continue;
      const source = entry.slice(at + 3).trim();
      for (const lemma of entry.slice(0, at).split(',')) found.push([lemma.trim(), { ...kind, source }]);
    }
  }
  return found;
}

/** Everyday nouns by theme, by English lemma. */
export const themeNouns: ReadonlyMap<string, ThemeNoun> = new Map(
  [peopleLines, foodLines, homeLines, learningLines, leisureLines, outdoorLines].flatMap(readNounLines),
);

/** The nouns of a trait. */
export const withTrait = (trait: Trait): string[] =>
  [...themeNouns].flatMap(([lemma, noun]) => (noun.trait === trait ? [lemma] : []));
