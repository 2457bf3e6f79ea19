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

/** The learner's own message, put into the language they learn. It begins with the same rules as the reply's question. */
export function recastPrompt({ request, history }: RecastMatter, form: Form): Prompt {
  const { name, own } = namesOf(request);
  const extras = ['meaning', 'correction'] as const;
  const last = joinParts([
    data('learner_says', request.message),
    [
      `OWN SENTENCE. Answer with text (the whole message in ${name}, on one line), words, ${extras.join(', ')}.`,
      `Add "|*" at the end of each word that the learner said in ${own} because they lacked it in ${name}, though they said other parts in ${name}.`,
      `correction: if they wrote ${name} and something of it was wrong, one word for what kind of mistake it was (${correctionKinds.join(', ')}), a bar, and the reason in one short sentence of ${own}, as "gender|Maison is feminine."; else empty. A word of ${own} is no mistake, and neither is a message in ${own} alone.`,
      ...(form.structured ? [] : [plainInstructions(extras)]),
    ].join('\n'),
  ]);
  const turns = newestTurns(history.slice(-shownTurns), shownTokens);
  return {
    system: systemPrompt(request, form),
    prompt: chatTurns(turns, { first: typedNames(request), last, structured: form.structured }),
    extras,
  };
}
