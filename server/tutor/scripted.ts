import { correctionKinds, type Morpheme } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import type { Tutor, TutorClock, TutorEvent, TutorRequest } from './tutor';

/**
 * A tutor that plays back what its learner asks for, for tests: the first word of the message names the scenario.
 *
 * - `plain`: a short reply at once. Anything that names no scenario gets this one too.
 * - `slow`: a reply of 40 words, one each 100 ms.
 * - `long`: `long 600` gives 600 words, one each 5 ms.
 * - `paced`: `paced 30` gives 30 words, 50 a second.
 * - `error`: two words, then the provider fails.
 * - `refused`: the provider says in a sentence of its own why not.
 * - `empty`: ends without having said anything.
 * - `hang`: says one word and never goes on.
 * - `slip`: `slip gender` has a mistake of this kind, which the learner's own sentence is put right in.
 */
export function createScriptedTutor(clock: TutorClock): Tutor {
  return {
    id: 'tutor',
    name: 'scripted tutor',
    languages: null,
    provenance: { provider: 'scripted', model: 'scripted', contentVersion: '1' },
    openers: () => Promise.resolve([{ text: 'plain', means: 'plain' }]),

    async *recast(request) {
      const words = request.message.split(/\s+/u).map(glossed);
      yield { type: 'text', text: words.map(([original]) => original).join(' ') };
      yield { type: 'words', words };
      yield { type: 'translation', text: request.message };
      const [, slip] = /^slip (\w+)/u.exec(request.message) ?? [];
      const correctionKind = correctionKinds.find((kind) => kind === slip);
      if (correctionKind) yield { type: 'notes', notes: { correction: 'It is said otherwise.', correctionKind } };
      yield { type: 'done' };
      await Promise.resolve();
    },

    async *open(request) {
      yield { type: 'title', title: `A ${request.occasion.kind}` };
      yield* speak(request, 4, 0, clock);
    },
    async *draftScenario({ reasonForLearning, former }) {
      if (reasonForLearning === 'error') throw new Error('the scripted provider failed');
      yield { languageLearnerRole: 'guest' };
      yield { languageLearnerRole: 'guest', conversationPartnerRole: 'host', context: reasonForLearning };
      if (former) yield { remark: 'Not another.' };
      await Promise.resolve();
    },
    explain: ({ text, about }) =>
      Promise.resolve(text.startsWith('motz') ? null : `Because of ${about || 'the rule'}.`),
    translate: ({ text }) => Promise.resolve(text.startsWith('motz') ? null : `${text} in English`),
    async *reply(request) {
      const [scenario = '', count = ''] = request.message.split(/\s+/u);
      switch (scenario) {
        case 'slow':
          yield* speak(request, 40, 100, clock);
          return;
        case 'long':
          yield* speak(request, Math.min(Number(count) || 600, 10_000), 5, clock);
          return;
        case 'paced':
          yield* speak(request, Math.min(Number(count) || 30, 10_000), 20, clock);
          return;
        case 'error':
          yield* speak(request, 2, 0, clock, false);
          throw new Error('the scripted provider failed');
        case 'refused':
          throw new AppError('busy', { message: 'The tutor is resting. Please try again in a minute.' });
        case 'empty':
          return;
        case 'hang':
          yield* speak(request, 1, 0, clock, false);
          await new Promise(() => undefined);
          return;
        default:
          yield* speak(request, 4, 0, clock);
      }
    },
  };
}

async function* speak(
  { signal, state }: TutorRequest,
  count: number,
  paceMs: number,
  clock: TutorClock,
  ends = true,
): AsyncGenerator<TutorEvent> {
  const words: Morpheme[] = [];
  for (let index = 0; index < count; index += 1) {
    if (paceMs > 0 && index > 0) await clock.sleep(paceMs, signal);
    words.push(glossed(`mot${letters(index)}`));
    yield { type: 'text', text: words.map(([original]) => original).join(' ') };
    yield { type: 'words', words: [...words] };
  }
  if (!ends) return;
  yield { type: 'translation', text: `${String(count)} words` };
  yield { type: 'notes', notes: { suggestions: [{ text: 'plain', means: 'plain' }] } };
  yield { type: 'state', state: { turns: turnsIn(state) + 1 } };
  yield { type: 'done' };
}

const glossed = (surface: string): Morpheme => [surface, '', `${surface} in English`];

/** 0 is a, 25 is z, 26 is ba: words must have letters to be words. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26)) + last;
}

function turnsIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'turns' in state ? Number(state.turns) : 0;
}
