import MiniSearch from 'minisearch';
import { languageTools } from '../../server/language/languageTools';
import { paths } from '../../server/paths';
import { buildBank, recallTerms } from '../../server/tutor/builtin/understanding/bank';
import { parseContent, readContentFiles } from '../../server/tutor/builtin/format/loadContent';
import type { View } from '../../server/tutor/builtin/understanding/normalise';
import { messageUnits } from '../../server/tutor/builtin/understanding/phrasing';

export interface Floor {
  /** How many phrasings are looked among. */
  phrasings: number;
  lookUp(message: string): void;
}

const views: readonly View[] = ['own', 'target', 'romanised'];

/**
 * The least that finding an answer takes: a search engine looks the message up once in each way it can be read, among
 * all that learners can say in the content, misspelt or not. It decides nothing, fills no slots and says nothing.
 */
export function createFloor(language: string): Floor {
  const { content } = parseContent(language, readContentFiles(paths.tutorContent, language));
  const bank = buildBank(content, languageTools(language));
  const phrasings = [...bank.says, ...[...bank.replies.values()].flat()].flatMap((candidate) => candidate.phrasings);
  const engines = views.map((view) => {
    const engine = new MiniSearch<{ id: number; text: string }>({
      fields: ['text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    phrasings.forEach((phrasing, id) => {
      if (phrasing.view === view) engine.add({ id, text: recallTerms(phrasing.units, phrasing).join(' ') });
    });
    return { view, engine };
  });
  return {
    phrasings: phrasings.length,
    lookUp(message) {
      for (const { view, engine } of engines) {
        const terms = recallTerms(messageUnits(message, view, language).map((unit) => unit.key));
        engine.search(terms.join(' '), { fuzzy: (term) => (view === 'own' && term.length > 4 ? 0.2 : false) });
      }
    },
  };
}
