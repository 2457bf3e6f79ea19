import type { Content } from '../../format/contentFormat';
import { senseRowsOf } from '../../format/wordTables';
import { qualities, splitQualities, type KoreanQuality } from './adjectives';
import { nationalities, nouns, type KoreanNoun } from './nouns';

/** The words that sentences are made of: the tables here, and behind them the content's lexicon. */
export interface Lexicon {
  noun(lemma: string): KoreanNoun | undefined;
  quality(adjective: string): KoreanQuality | undefined;
}

/** English words with several senses of which a lexicon's first may be the wrong one. */
const vague = new Set(
  'time way point right left match date case kind sort can mind fall spring order change state turn run break rest top past lie type figure fan miss bit light second class film fire present back bow change fine mean fit show bat bank cold place view step pass iron fellow grade chest mood nerve swallow single dye since when before after next free plus welcome interest choice understanding service plaster stamp chorus exchange moving romantic realistic action iced palate inclusion possibility year minute queue ending bottom beside front above below inside outside side during end stop so flat natural exact severe touched pure all police lie talk talking need walk order alarm smell taste size shape height strength worry hope fear anger praise thanks greeting sleep crying commute pride king fact point luck affection human'.split(
    ' ',
  ),
);

const lexicons = new WeakMap<Content, Lexicon>();

/** The lexicon of a content, made once. */
export function lexiconOf(content: Content): Lexicon {
  const known = lexicons.get(content);
  if (known) return known;
  const foundNouns = new Map<string, KoreanNoun | undefined>();
  const foundAdjectives = new Map<string, KoreanQuality | undefined>();
  for (const { lemma, pos, gloss } of content.tables.lexicon) {
    const [first] = senseRowsOf({ gloss });
    if (first?.remark !== '' || vague.has(first.sense)) continue;
    const english = first.sense.toLowerCase();
    // Two words with the same first sense could not be told apart.
    if (pos === 'noun' || pos === 'propn') {
      const words = lemma.split(' ').map((surface) => ({ surface }));
      foundNouns.set(english, foundNouns.has(english) || words.length > 1 ? undefined : { words, kind: 'other' });
    }
    if (pos === 'adj' && /^[가-힣]+다$/u.test(lemma)) {
      foundAdjectives.set(english, foundAdjectives.has(english) ? undefined : { lemma, kind: 'adjective' });
    }
  }
  const made: Lexicon = {
    noun: (lemma) => nouns.get(lemma) ?? foundNouns.get(lemma),
    quality: (adjective) => {
      const known = qualities.get(adjective);
      if (known || splitQualities.has(adjective) || nationalities.has(adjective)) return known;
      return foundAdjectives.get(adjective);
    },
  };
  lexicons.set(content, made);
  return made;
}
