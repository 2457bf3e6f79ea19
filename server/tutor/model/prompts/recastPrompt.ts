import type { LanguageTools } from '../../../language/languageTools';
import { plainInstructions } from '../encoding/plain';
import type { TutorRequest, TutorTurn } from '../../tutor';
import { data, dataRule, joinParts } from './data';
import { glossRules } from './glossRules';
import { historyText } from './history';
import { languageName } from './names';
import type { Prompt } from './replyPrompt';

export interface RecastMatter {
  request: Pick<TutorRequest, 'language' | 'ownLanguage' | 'addressAs' | 'message' | 'learnerName'>;
  /** The last turns: enough to know what is spoken of. */
  history: readonly TutorTurn[];
  tools: Pick<LanguageTools, 'approximates'>;
  structured: boolean;
}

const shownTurns = 4;

/** The learner's own message, put into the language they learn. */
export function recastPrompt({ request, history, tools, structured }: RecastMatter): Prompt {
  const { language, ownLanguage, addressAs, message } = request;
  const [name, own] = [languageName(language), languageName(ownLanguage)];
  const extras = ['meaning', 'correction'] as const;
  const system = joinParts([
    `You put what a learner says into ${name}, as they would say it themselves if they could. Their own language is ${own}; they may write in either, or mix them. It is their sentence, not yours: do not answer it, do not add to it, keep its tone and its person. Keep names as they are.`,
    `What is already right in ${name} stays word for word; what is wrong is put right with as little change as possible.`,
    addressAs !== 'unsaid' && `Where grammar needs it, the learner speaks of themselves in the ${addressAs} form.`,
    [
      'Answer with these parts.',
      `text: the whole message in ${name}, on one line.`,
      glossRules(language, ownLanguage, tools),
      `Add "|*" at the end of each word that the learner said in ${own} because they lacked it in ${name}, though they said other parts in ${name}.`,
      `meaning: what they said, in ${own}.`,
      `correction: if they wrote ${name} and something of it was wrong, the reason in one short sentence of ${own}; else empty. A word of ${own} is no mistake, and neither is a message in ${own} alone.`,
    ].join('\n'),
    !structured && plainInstructions(extras),
    dataRule,
  ]);
  const prompt = joinParts([
    data('conversation_so_far', historyText(history.slice(-shownTurns))),
    data('learner_says', message),
  ]);
  return { system, prompt, extras };
}
