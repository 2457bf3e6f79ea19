import { glossText } from '../../../../domain/texts/grammarLabels';
import type { ListEntry } from '../format/contentFormat';
import type { GrammarWord } from '../format/grammarTable';
import { quotedEntry, type SlotValue } from '../format/template';
import type { Bank } from './bank';
import { wordEntry } from './wordQuestion';

/** What a particle, an ending or another small word does, one entry for each of its senses; empty where it is none. */
export function grammarWordsFor(asked: string, { content }: Bank): readonly GrammarWord[] {
  const key = keyOf(asked);
  const written = content.grammar.filter(({ word }) => keyOf(word) === key);
  if (written.length > 0) return written;
  return content.grammar.filter(({ sounds }) => sounds.some((each) => keyOf(each) === key));
}

/** "ne … pas", "ne...pas" and "ne pas" are one. */
const keyOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/gu, '’')
    .replace(/[~〜–-]/gu, '')
    .replace(/[.…\s]+/gu, ' ')
    .trim();

/** As it stands in an answer, with its first sense for a gloss. */
export function grammarEntry({ word, glosses: [gloss = ''] }: GrammarWord): ListEntry {
  return { ...wordEntry({ surface: word, gloss }), means: word };
}

/** What a gloss says, as a sentence speaks of it. */
export const quotedGloss = (gloss: string): SlotValue => quotedEntry(glossText(gloss));
