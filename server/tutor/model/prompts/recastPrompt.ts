import { correctionKinds } from '../../../../domain/conversation/message';
import { plainInstructions } from '../encoding/plain';
import type { TutorRequest, TutorTurn } from '../../tutor';
import { chatTurns } from './chatTurns';
import { data, joinParts } from './data';
import { newestTurns } from './history';
import { namesOf, typedNames } from './names';
import type { Prompt } from './replyPrompt';
import { systemPrompt, type Form } from './system';

export interface RecastMatter {
  request: Pick<TutorRequest, 'language' | 'ownLanguage' | 'addressAs' | 'message' | 'learnerName' | 'occasion'>;
  /** The last turns: enough to know what is spoken of. */
  history: readonly TutorTurn[];
}

/** Turns, and tokens of them. */
const shownTurns = 4;
const shownTokens = 300;

/** The learner's own message, put into the language they learn. It begins as the reply's question does. */
export function recastPrompt({ request, history }: RecastMatter, form: Form): Prompt {
  const { name, own } = namesOf(request);
  const extras = ['meaning', 'correction'] as const;
  const last = joinParts([
    data('said', request.message),
    [
      `Answer with text (the whole message in ${name}, one line), words, ${extras.join(', ')}.`,
      `Add "|*" to each word that they said in ${own} for want of it, if they said other parts in ${name}.`,
      `correction: what was wrong in their ${name}, as "kind|reason in one short sentence of ${own}", kind being one of ${correctionKinds.join(', ')}; else empty. What they said in ${own} is no mistake.`,
      ...(form.structured ? [] : [plainInstructions(extras)]),
    ].join('\n'),
  ]);
  const turns = newestTurns(history.slice(-shownTurns), shownTokens);
  return {
    system: systemPrompt('ownSentence', request, form),
    prompt: chatTurns(turns, { first: typedNames(request), last, structured: form.structured }),
    extras,
  };
}
