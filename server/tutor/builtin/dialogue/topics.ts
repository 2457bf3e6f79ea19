import { scenesOf, topicSlot } from '../format/sceneFlow';
import { takePrefix, type Scene } from '../format/contentFormat';
import type { Rendered } from '../saying/render';
import { cutToSentences, sentencesIn } from '../saying/sentences';
import type { Bank } from '../understanding/bank';
import type { Match } from '../understanding/match';
import { talkAbout } from '../understanding/topicRequest';
import { englishKey } from '../understanding/wordQuestion';
import type { DialogueState } from '../dialogueState';
import type { Circumstances } from './dialogue';
import type { Gist } from './gist';
import { mainSubjects } from './offers';
import { entryOf, type Draft, type Speaker } from './speaker';

/** Who talks as friends or neighbours do talks of things; a customer or a patient is there for something else. */
const talkers = /friend|neighbour|colleague|guest|flatmate|roommate|classmate|listener/iu;

/**
 * Begins the talk that the learner asked for: a scene in which it is talked of, else the questions that can be asked of
 * anything. False, and nothing said, where it was not asked for, or a role-play goes on.
 */
export function beginTopic(
  asides: readonly Match[],
  speaker: Speaker,
  draft: Draft,
  { bank, occasion }: Pick<Circumstances, 'bank' | 'occasion'>,
): boolean {
  const topic = asides.find((part) => entryOf(part) === talkAbout)?.entries[topicSlot];
  const isHeld = occasion?.kind === 'scenario' && draft.state.scene !== null;
  if (!topic || isHeld) return false;
  const known = sceneOf(topic.means, draft.state, bank);
  if (known) {
    speaker.beginScene(known.scene);
    return true;
  }
  const [questions] = scenesOf(bank.content, 'topic');
  if (!questions) return false;
  speaker.enter(questions.scene);
  const { text, words, means } = topic;
  const isQuoted = 'isQuoted' in topic ? { isQuoted: true as const } : {};
  draft.state = { ...draft.state, slots: { [topicSlot]: { list: '', text, words, means, ...isQuoted } } };
  draft.title = titleOf(means);
  speaker.beginScene(questions.scene);
  return true;
}

/** Whether the questions are being asked that can be asked of anything: whatever is answered, the next one follows. */
export function inTopic({ scene, line }: DialogueState, { content }: Bank): boolean {
  return scene !== null && line !== null && content.scenes.get(scene)?.kind === 'topic';
}

/** Asks the next question, whatever was written; a noun other than the subject is taken up before it. */
export function goOnInTopic({ noun }: Gist, speaker: Speaker, draft: Draft): void {
  const subject = draft.state.slots[topicSlot]?.text.toLowerCase() ?? '';
  const isTaken =
    noun !== undefined &&
    !subject.includes(noun.it.text.replace(/^(?:les? |la |l’)/u, '').toLowerCase()) &&
    speaker.answer(`${takePrefix}${noun.kind}`, { it: noun.it });
  const before = draft.said.length;
  if (!speaker.goOn()) speaker.answer('tell-more');
  if (isTaken) draft.said = draft.said.map((said, index) => (index >= before ? withoutLeadIn(said) : said));
}

/** A question without the "I see" before it, where something has been said already. */
function withoutLeadIn(said: Rendered): Rendered {
  const sentences = sentencesIn(said);
  const last = (sentences?.texts.length ?? 0) - 1;
  return sentences && last > 0 && sentences.meanings[last]?.endsWith('?')
    ? cutToSentences(said, sentences, last, last + 1)
    : said;
}

function sceneOf(subject: string, { scene, played }: DialogueState, { content }: Bank): Scene | undefined {
  const key = englishKey(subject);
  return [...scenesOf(content, 'starter'), ...scenesOf(content, 'scene')].find(
    (each) =>
      each.scene !== scene &&
      !played.includes(each.scene) &&
      (each.kind === 'starter' || talkers.test(each.roles.learner)) &&
      each.about.slice(0, mainSubjects).some((about) => englishKey(about) === key),
  );
}

const titleOf = (subject: string) => subject.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
