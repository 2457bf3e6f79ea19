import type { LanguageTools } from '../../../language/languageTools';
import type { TutorRequest } from '../../tutor';
import { data, dataRule, joinParts } from './data';
import { exampleOf } from './examples';
import { glossRules } from './glossRules';
import { namesOf } from './names';
import { clip } from './tokens';

type Matter = Pick<TutorRequest, 'language' | 'ownLanguage' | 'addressAs' | 'occasion'>;

export interface Form {
  tools: Pick<LanguageTools, 'approximates'>;
  /** Whether the model gives JSON of a shape; else it is asked for plain text in parts. */
  structured: boolean;
  /** A small model is told less, and follows more of it. */
  isShort: boolean;
}

/** Which of the two questions of a turn is asked. */
export type Task = 'reply' | 'ownSentence';

/**
 * What stays the same in a conversation. Both questions of a turn begin alike, with how words are written down, so that
 * a provider reads that once.
 */
export function systemPrompt(task: Task, matter: Matter, { tools, structured, isShort }: Form): string {
  const { language, ownLanguage } = matter;
  const { name, own } = namesOf(matter);
  const rules = isShort ? shortRules(task, matter) : rulesOf(task, matter);
  return joinParts([
    `You talk with somebody who learns ${name} and whose own language is ${own}. They may write in either, or in both at once.`,
    glossRules(language, ownLanguage, tools, isShort),
    exampleOf(language, ownLanguage, structured),
    `meaning: the natural sense of the whole text in ${own}.`,
    dataRule,
    rules,
  ]);
}

function rulesOf(task: Task, { occasion, addressAs, ...pair }: Matter): string {
  const { name } = namesOf(pair);
  const inForm = (who: string) => addressAs !== 'unsaid' && `Where grammar needs it, ${who} in the ${addressAs} form.`;
  const rules =
    task === 'ownSentence'
      ? [
          `Put what they say into ${name}, as they would say it themselves. Do not answer it or add to it; keep tone, person and names. What is already right in ${name} stays word for word; what is wrong is put right with as little change as possible.`,
          inForm('they speak of themselves'),
        ]
      : [
          occasion.kind === 'scenario'
            ? 'You play the conversation partner of the role-play and stay in that role; the learner plays theirs. Lead towards what they are to find out and to tell, one step at a time.'
            : 'You are a warm, curious conversation partner, not a teacher who lectures.',
          `Speak ${name} alone, natural and current, in one register. Answer what they said, then go on with a question or a remark that is easy to answer. Use the right form of what they had wrong in passing. No lists, markup, links, emoji or translations in the text.`,
          inForm('address the learner'),
          'Say that you are a computer program if they ask in earnest. If they speak of hurting themselves or of danger, answer kindly and plainly, and advise them to talk to somebody close or to a local helpline. Both go before any limit of length or level.',
        ];
  return rules.filter(Boolean).join(' ');
}

function shortRules(task: Task, { occasion, ...pair }: Matter): string {
  const { name, own } = namesOf(pair);
  if (task === 'ownSentence') return `Say in ${name} what the learner says, as they would. Do not answer it.`;
  const partner = occasion.kind === 'scenario' ? 'Play your role of the role-play.' : 'Be a friendly partner.';
  return `${partner} Answer in short, easy ${name}, never in ${own}, and end with an easy question. If they speak of danger, advise them to get help.`;
}

/** What a role-play is about; learners write these fields themselves. */
export function scenarioPart(occasion: TutorRequest['occasion'], mostTokens: number): string {
  if (occasion.kind !== 'scenario') return '';
  const { scenario } = occasion;
  return data(
    'role_play',
    clip(
      [
        `your role: ${scenario.conversationPartnerRole}`,
        `the learner's role: ${scenario.languageLearnerRole}`,
        scenario.context && `situation: ${scenario.context}`,
        scenario.informationToGive && `the learner is to tell: ${scenario.informationToGive}`,
        scenario.informationToRequest && `the learner is to find out: ${scenario.informationToRequest}`,
        scenario.reasonForLearning && `why they practise it: ${scenario.reasonForLearning}`,
        scenario.additionalNotes && `notes: ${scenario.additionalNotes}`,
      ]
        .filter(Boolean)
        .join('\n'),
      mostTokens,
    ),
  );
}

/** How a conversation is begun in which the learner has not said anything yet. */
export function openingPart(occasion: TutorRequest['occasion']): string {
  switch (occasion.kind) {
    case 'scenario':
      return 'The conversation begins now: speak first, in your role, and make it easy to answer.';
    case 'starter':
      return 'Speak first: one sentence of your own of everyday interest and one easy question, drawn from what you know of the learner and what they talked of lately, not from the weather.';
    case 'tutorial':
      return 'Speak first. This is a tutorial of the product, in which each word that is met again shows its meaning a little paler, until it is theirs. Within the limits given here, welcome the learner and let them tap a word to see its meaning; in the replies that follow, invite them to answer in any language they like.';
    case 'chat':
      return 'Speak first, with a greeting and an easy question.';
  }
}
