import { asyncLanguageTools } from '../../language/asyncLanguageTools';
import { languageTools } from '../../language/languageTools';
import { namesIn } from '../../language/names';
import type { TutorRequest } from '../tutor';
import type { Glossing } from './checks/glossing';
import { parseWord } from './encoding/draft';
import { parsePieces } from './encoding/numberedPieces';
import type { ListedGlosses } from './listedGlosses';
import { piecesPrompt, wordsPrompt } from './prompts/smallPrompts';
import { estimateTokens } from './prompts/tokens';
import { roomFor, type AskOnce } from './smallQuestions';

/** How the words of an answer are glossed, with a model to ask where the answer says nothing. */
export function createGlossing({ askOnce, listed }: { askOnce: AskOnce; listed: ListedGlosses }) {
  return function (
    request: Pick<TutorRequest, 'language' | 'ownLanguage' | 'lookUp' | 'signal' | 'meter' | 'learnerName' | 'message'>,
  ): Glossing {
    const { language, ownLanguage, lookUp, signal, meter } = request;
    const tools = languageTools(language);
    return {
      language,
      ownLanguage,
      names: new Set([request.learnerName, ...namesIn(request.message, ownLanguage)]),
      tools: asyncLanguageTools(language),
      findListed: (word) => listed.find(word, { language, ownLanguage }),
      lookUp,
      cutAgain: async (text) => {
        try {
          const question = wordsPrompt(text, { language, ownLanguage, tools });
          const maxOutputTokens = roomFor(estimateTokens(text) * 10);
          // A word alone is a remark; one with a gloss is an answer.
          const read = (answer: string) => {
            const words = answer.split('\n').flatMap((line) => parseWord(line) ?? []);
            return words.some(({ gloss }) => gloss !== '') ? words : null;
          };
          return (await askOnce(question, read, { purpose: 'repair', meter, signal, maxOutputTokens })) ?? [];
        } catch {
          return [];
        }
      },
      askAgain: async (text, surfaces) => {
        try {
          const question = piecesPrompt(text, surfaces, { language, ownLanguage, tools });
          const maxOutputTokens = roomFor(surfaces.length * 20);
          const read = (answer: string) => {
            const glosses = parsePieces(answer, surfaces);
            return glosses.size > 0 ? glosses : null;
          };
          return (await askOnce(question, read, { purpose: 'repair', meter, signal, maxOutputTokens })) ?? new Map();
        } catch {
          return new Map();
        }
      },
    };
  };
}
