import type { LearnerLevel } from '../../domain/account/preferences';
import type { Morpheme } from '../../domain/conversation/message';
import { askedIdentities } from '../../domain/words/askedWords';
import { excerptOf } from '../../domain/words/excerpt';
import type { UserRepository } from '../accounts/userRepository';
import { parseFields } from '../conversations/messageView';
import type { ExplanationRequest } from '../tutor/tutor';
import type { ExampleRepository, ExampleRow } from './exampleRepository';

export interface AskedAbout {
  message: { id: string; conversationId: string };
  language: string;
  text: string;
  words: readonly Morpheme[];
  /** As in `MessageNotes.explanations`. */
  about: string;
}

export interface ExplanationDeps {
  examples: ExampleRepository;
  users: Pick<UserRepository, 'learnerFacts'>;
}

/** Enough to choose one from. */
const mostExamples = 6;
/** Words that examples are looked for by; a whole sentence may have more. */
const mostIdentities = 24;

export type ExplanationService = ReturnType<typeof createExplanationService>;

/** What a tutor is told of a learner who asks why: how much they know, and where else in the chat they met the same. */
export function createExplanationService({ examples, users }: ExplanationDeps) {
  return {
    factsOf: async (learnerId: string, asked: AskedAbout): Promise<Pick<ExplanationRequest, 'level' | 'chat'>> => {
      const { message, language, text, words, about } = asked;
      const identities = askedIdentities(text, words, about, language).slice(0, mostIdentities);
      const [learner, metCount, rows] = await Promise.all([
        users.learnerFacts(learnerId, language),
        examples.countMet(learnerId, language),
        examples.listExamples({ learnerId, language, identities, message, most: mostExamples }),
      ]);
      const claimed = (learner?.languageLevels[0]?.level ?? 'unsaid') as LearnerLevel;
      const sentences = rows.flatMap((row) => sentenceOf(row, identities, language) ?? []);
      return { level: { claimed, metCount }, chat: [...new Set(sentences)].filter((sentence) => sentence !== text) };
    },
  };
}

/** Of a message the sentence with the first of the words that it shows; null where it shows none any more. */
function sentenceOf({ rendering }: ExampleRow, identities: readonly string[], language: string): string | null {
  if (rendering?.targetLanguage !== language) return null;
  const { targetLanguageMessage: text, morphemeTranslationDetails: words } = parseFields(rendering.fields);
  for (const identity of identities) {
    const excerpt = excerptOf(text?.value ?? '', words?.value ?? [], identity, language);
    if (excerpt) return excerpt.parts.map((part) => part.text).join('');
  }
  return null;
}
