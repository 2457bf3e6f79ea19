import type { Content, Say } from '../format/contentFormat';
import type { DialogueState } from '../dialogueState';

/** What a question asks for, in English as all that is said is given, and the entry of `told.yaml` that answers it. */
const answersByQuestion: readonly (readonly [question: RegExp, entry: string])[] = [
  [/\b(?:since when|how long|for a long time)\b/iu, 'answer-since'],
  [/\b(?:why|reason|where does (?:that|it) come from|behind)\b/iu, 'answer-why'],
  [/\bwhen\b/iu, 'answer-when'],
  [/\b(?:who|whom)\b/iu, 'answer-who'],
  [/\bwhere\b/iu, 'answer-where'],
  [/\b(?:then|go on|end|happened|after that)\b/iu, 'answer-then'],
  [/\b(?:how|like)\b/iu, 'answer-how'],
  [/\bwhat\b/iu, 'answer-what'],
];

const ofTalk = /^anywhere\/(?:told|asked|ask|take|tell)-/u;

/**
 * What may be said to what the tutor just asked about something told, where no line of a scene waits for its own
 * answers; empty where it asked nothing of that kind.
 */
export function answersSuggested(
  { said, turn }: DialogueState,
  asked: string | undefined,
  { anywhere }: Content,
): Say[] {
  const now = said.filter((each) => each.turn === turn);
  if (asked === undefined || !now.some(({ id }) => ofTalk.test(id))) return [];
  const question = asked.split(/(?<=[.!?…])\s+/u).at(-1) ?? '';
  const found = question.endsWith('?') ? answersByQuestion.find(([pattern]) => pattern.test(question)) : undefined;
  if (!found) return [];
  return [
    ...(anywhere.get(found[1])?.says.slice(0, 2) ?? []),
    ...(anywhere.get('other-topic')?.says.slice(0, 1) ?? []),
  ];
}
