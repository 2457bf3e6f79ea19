import { identityOf } from '../../domain/words/identity';
import { newWordsOf } from '../../domain/words/novelty';
import { sightingsOf } from '../../domain/words/sightings';
import type { Morpheme } from '../../domain/conversation/message';
import type { Tutor, TutorEvent, TutorRequest, TutorTurn } from '../../server/tutor/tutor';
import type { ModelUsage } from '../../server/tutor/usageMeter';
import { vocabularyOf } from '../../server/words/vocabulary';
import type { MetWord } from '../../server/words/wordRepository';
import { tutorRequest } from '../support/tutorRequest';

/** What somebody of few words says in an evening, in English; the same in each language. */
export const messages: readonly string[] = [
  'Hello! My name is Ana and I live in Lisbon.',
  'I have a sister. She is called Zubeida.',
  'I work in a small library.',
  'I like old books, but I read slowly.',
  'What do you like to read?',
  'Yesterday it rained all day.',
  'I stayed at home and cooked soup with my sister.',
  'Do you like soup?',
  'I learn your language because my best friend lives there.',
  'I want to visit her in spring.',
  'Can you ask me something easy?',
  'No, I have no cat. I am afraid of cats.',
  'On Sundays I go swimming.',
  'The water was cold last week!',
  'What should I see in the city?',
  'I would like to eat something typical.',
  'How much does a coffee cost there?',
  'That is cheap. Here it costs more.',
  'Do you remember my sister’s name?',
  'I am tired now. Good night!',
];

/** A turn of a talk, as it was measured. */
export interface MeasuredTurn {
  /** Share of the reply's words that had been met before, 0 to 1; NaN without words. */
  knownShare: number;
  newWords: number;
  /** It had more new words than it was to have. */
  isOver: boolean;
  repaired: number;
  /** Calls to the model, all of the turn's. */
  usage: ModelUsage[];
  /** Milliseconds to the first letter that is shown, and to the end of both. */
  firstMs: number;
  wholeMs: number;
  /** Null where it was answered; else what the learner would have read. */
  error: string | null;
}

const threshold = 10;

/** Lets somebody who knows nothing at first talk with a tutor, and measures each turn. */
export async function* talk(tutor: Tutor, language: string): AsyncGenerator<MeasuredTurn> {
  const counts = new Map<string, number>();
  const met = new Map<string, MetWord>();
  const history: TutorTurn[] = [];
  let state: unknown = null;
  for (const message of messages) {
    const usage: ModelUsage[] = [];
    const request: TutorRequest = tutorRequest({
      language,
      message,
      learnerName: 'Ana',
      level: 'beginner',
      state,
      history: () => Promise.resolve([...history]),
      knownCount: (surface) => counts.get(identityOf(surface, language)) ?? 0,
      vocabulary: () =>
        Promise.resolve(
          vocabularyOf({
            language,
            counts,
            threshold,
            met: [...met.values()].toSorted((a, b) => b.trueCount - a.trueCount),
            due: [],
          }),
        ),
      meter: { begin: () => Promise.resolve((row) => void usage.push(row)) },
    });
    const began = performance.now();
    const [reply, own] = await Promise.all([listen(tutor.reply(request)), listen(tutor.recast(request))]);
    const words = reply.words.filter(([surface]) => identityOf(surface, language) !== '');
    const newWords = newWordsOf(reply.words, language, counts);
    const isNew = new Set(newWords);
    yield {
      knownShare: 1 - words.filter(([surface]) => isNew.has(identityOf(surface, language))).length / words.length,
      newWords: newWords.length,
      isOver: reply.isOver,
      repaired: reply.repaired + own.repaired,
      usage,
      firstMs: (reply.firstAt ?? performance.now()) - began,
      wholeMs: performance.now() - began,
      error: reply.error ?? own.error,
    };
    for (const { identity, surface, reading, gloss, times } of sightingsOf([...own.words, ...reply.words], language)) {
      const trueCount = (counts.get(identity) ?? 0) + times;
      counts.set(identity, trueCount);
      const word = { identity, original: surface, transliteration: reading, translation: gloss };
      met.set(identity, { ...word, trueCount, baseline: 0, masteredAt: null });
    }
    const at = history.length;
    history.push({ role: 'learner', text: message, position: at + 1 });
    if (reply.text !== '') history.push({ role: 'tutor', text: reply.text, position: at + 2 });
    if (reply.state !== undefined) ({ state } = reply);
  }
}

interface Answer {
  text: string;
  words: Morpheme[];
  state: unknown;
  isOver: boolean;
  repaired: number;
  firstAt: number | null;
  error: string | null;
}

async function listen(events: AsyncGenerator<TutorEvent>): Promise<Answer> {
  const answer: Answer = {
    text: '',
    words: [],
    state: undefined,
    isOver: false,
    repaired: 0,
    firstAt: null,
    error: null,
  };
  try {
    for await (const event of events) {
      if (event.type === 'text') {
        answer.text = event.text;
        answer.firstAt ??= performance.now();
      }
      if (event.type === 'words') answer.words = event.words;
      if (event.type === 'state') answer.state = event.state;
      if (event.type === 'repaired') answer.repaired = event.words;
      if (event.type === 'notes' && event.notes.canBeSimpler) answer.isOver = true;
    }
  } catch (error) {
    answer.error = error instanceof Error ? error.message : String(error);
  }
  return answer;
}
