import type { Occasion } from '../../tutor';
import { data } from './data';
import { languageName } from './names';

interface Pair {
  language: string;
  ownLanguage: string;
  addressAs: 'feminine' | 'masculine' | 'unsaid';
}

/** Who the model is in a conversation. */
export function rolePart({ language, ownLanguage, addressAs }: Pair, occasion: Occasion): string {
  const name = languageName(language);
  const own = languageName(ownLanguage);
  const partner =
    occasion.kind === 'scenario'
      ? 'You play the conversation partner of a role-play and stay in that role; the learner plays theirs. Lead towards what they are to find out and to tell, one step at a time.'
      : 'You are a warm, curious conversation partner, not a teacher who lectures.';
  return [
    `You talk with somebody who learns ${name} and whose own language is ${own}. They may write in either, or in both at once. ${partner}`,
    `Always speak ${name} alone, natural and current as people really say it, in one register throughout. Answer what they said, then keep the talk going with a question or a remark that is easy to answer. If they made a mistake, use the right form in passing; do not point at it.`,
    addressAs !== 'unsaid' && `Where grammar needs it, address the learner in the ${addressAs} form.`,
    'No lists, no markup, no links, no emoji, no translations in the text. Say that you are a computer program if they ask in earnest. If they speak of hurting themselves or of danger, answer kindly and plainly, and advise them to talk to somebody close or to a local helpline. Both go before any limit of length or level.',
  ]
    .filter((line) => line !== false)
    .join('\n');
}

/** What a role-play is about; learners write these fields themselves. */
export function scenarioPart(occasion: Occasion): string {
  if (occasion.kind !== 'scenario') return '';
  const { scenario } = occasion;
  return data(
    'role_play',
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
  );
}

/** How a conversation is begun in which the learner has not said anything yet. */
export function openingPart(occasion: Occasion): string {
  switch (occasion.kind) {
    case 'scenario':
      return 'The conversation begins now: speak first, in your role, and make it easy to answer.';
    case 'starter':
      return 'Begin a conversation of everyday interest: one sentence of your own and one easy question, drawn from what you know of the learner and what they talked of lately, not from the weather.';
    case 'tutorial':
      return 'This is a tutorial of the product, in which each word that is met again shows its meaning a little paler, until it is theirs. Within the limits given here, welcome the learner and let them tap a word to see its meaning; in the replies that follow, invite them to answer in any language they like.';
    case 'chat':
      return 'Begin the conversation with a greeting and an easy question.';
  }
}
