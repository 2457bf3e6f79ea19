import { saysNotUnderstood, type DialogueState } from '../dialogueState';
import type { Line } from '../format/contentFormat';
import { findLine, runFrom } from '../format/sceneFlow';
import type { Bank } from '../understanding/bank';
import type { Draft, Speaker } from './speaker';

/** Said sooner again an apology is all that is heard. */
const turnsBetween = 3;

/** What helps, in the learner's own language: a different hint each time. */
const hints = [
  'The tutor did not understand this. A shorter sentence may help, or one of the suggestions.',
  'The tutor does not know these words yet. Try to say it with everyday words, one thing at a time.',
  'The tutor could make nothing of this. You can ask “How do you say …?” for a word, or tap a suggestion.',
];

/** Whether it may be said in this turn that something was not understood. */
export function mayApologise({ said, turn }: DialogueState, bank: Bank): boolean {
  return !said.some(
    (each) => each.turn > turn - turnsBetween && (saysNotUnderstood(each.id) || isAdmission(each.id, bank)),
  );
}

function isAdmission(id: string, { content }: Bank): boolean {
  const [scene = '', line = ''] = id.split('/');
  const found = findLine(content, { scene, line });
  return found !== undefined && admits(found);
}

/** Says so, with what helps below; where it was said of late, that there is no hurry. */
export function admitNotUnderstood(id: 'lost' | 'missed' | 'rest', draft: Draft, speaker: Speaker, bank: Bank): void {
  if (mayApologise(draft.state, bank)) {
    speaker.answer(id);
    hint(draft);
  } else if (!speaker.answer('no-hurry')) speaker.answer(id);
}

/** What helps goes below each apology, in the next words each time. */
export function hint(draft: Draft): void {
  const { hinted = 0 } = draft.state;
  draft.remarks.push(hints[hinted % hints.length] ?? '');
  draft.state = { ...draft.state, hinted: hinted + 1 };
}

/** Whether a line that follows whatever was written says itself that it was not understood. */
export function admits({ means }: Line): boolean {
  return /\bunderst(?:and|ood)\b|\b(?:did|could|do)n['’]t (?:quite |really )?(?:catch|follow|get|hear|know)\b|\bdon['’]t have the (?:words|answer)\b|\bcan['’]t find the right words\b|\bnever heard\b|\bis new to me\b|\bnot sure what\b|\blost me\b|\bmy ears\b|\btoo (?:hard|difficult) for me\b/iu.test(
    means,
  );
}

/** Whether a line that follows whatever was written would be the last of its scene: nobody is seen off for what they wrote. */
export function endsScene(line: Line, state: DialogueState, { content }: Bank): boolean {
  const scene = content.scenes.get(state.scene ?? '');
  return scene !== undefined && (runFrom(scene, line).at(-1) ?? line).replies.length === 0;
}
