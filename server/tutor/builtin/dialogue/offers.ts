import { segmentsOf } from '../grammar/segments';
import type { DialogueState } from '../dialogueState';
import { offerPrefix, type Content, type Scene } from '../format/contentFormat';
import type { Bank } from '../understanding/bank';
import { understand, type Understanding } from '../understanding/understand';
import { ownUnits } from '../understanding/normalise';
import { isSpaced, unitsOf } from '../understanding/phrasing';
import { ownWeight } from '../understanding/vocabulary';
import { rankScenes } from '../understanding/wishes';
import { entryOf, type Draft, type Speaker } from './speaker';
import { asksOn } from './straying';

/** Offers what speaks of a message that was not understood. */
const otherScene = 'other-scene';

/** The scene that an entry of `anywhere.yaml` offers to who says one of its sentences. */
export function offeredBy(entry: string, { scenes }: Content): Scene | undefined {
  return entry.startsWith(offerPrefix) ? scenes.get(entry.slice(offerPrefix.length)) : undefined;
}

/** Says that there is a scene about what the learner wrote. False, and nothing said, where the content cannot. */
export function offer(scene: Scene, draft: Draft, speaker: Speaker): boolean {
  if (!speaker.answer(otherScene)) return false;
  noteOffer(scene, draft);
  return true;
}

/** Once it was offered in words: until the next turn a yes begins it. */
export function noteOffer({ scene, title }: Scene, draft: Draft): void {
  draft.remarks.push(`The scene that is offered is “${title}”: say yes to begin it.`);
  draft.state = { ...draft.state, offered: { scene, turn: draft.state.turn } };
}

/** The scene that was offered in the turn before. */
export function offerBefore({ offered }: DialogueState, turn: number, { scenes }: Content): Scene | undefined {
  return offered?.turn === turn - 1 ? scenes.get(offered.scene) : undefined;
}

/** The yes or no to an offer or to what was asked on, whatever else these would answer; undefined where there was none, or it gets another answer. */
export function answerToOffer(message: string, state: DialogueState, bank: Bank): Understanding | undefined {
  if (!offerBefore(state, state.turn + 1, bank.content) && !asksOn(state, bank)) return undefined;
  // Beside the line that waits: "yes" is an answer to what was offered since.
  const [first] = segmentsOf(message);
  const said = first?.isInterjection ? first.text : message;
  const answer = understand(said, { ...state, scene: null, line: null }, bank, { byConcepts: false });
  const isPlain =
    !answer.partial && answer.parts.length > 0 && answer.parts.every((part) => plainAnswers.has(entryOf(part)));
  return isPlain ? answer : undefined;
}

const plainAnswers = new Set(['yes', 'no']);

/** What leads up to the subject of a role-play says nothing of it. */
const asksToPlay =
  /\b(?:let['’]?s|(?:can|could|shall) we|i(?:['’]d| would)? (?:want|like|love) to)\s+(?:please )?(?:do|play|practi[sc]e|pretend|act(?: out)?)\b|\b(?:(?:a|an|the|this|that|some) )?(?:role-?play(?:ing)?|scene)\b/giu;

/** Longer messages are about several things. */
const longest = 200;

/** The scene, other than the one that is played, whose author names what a message is about as something to be wished for there. */
export function sceneAbout(message: string, state: DialogueState, bank: Bank): Scene | undefined {
  if (message.length > longest) return undefined;
  const subject = message.replace(asksToPlay, ' ');
  const [best] = rankScenes(subject, 'scene', bankOfSubjects(bank));
  if (!best?.isGood || best.scene.scene === state.scene || !namesSubject(message, best.scene, bank)) return undefined;
  return bank.content.scenes.get(best.scene.scene);
}

/**
 * Whether something that the scene is about was said in its own words: what is only near it is another subject. Who
 * tells something is offered what a scene is about most alone: a train has room for dogs, but is no scene about them.
 */
function namesSubject(message: string, { about }: Scene, bank: Bank): boolean {
  if (!isSpaced(bank.content.language) && seeks(message)) return true;
  return namesOneOf(seeks(message) ? about : about.slice(0, mainSubjects), message, bank);
}

/** Whether all words of one of these subjects that tell something are in a message. */
export function namesOneOf(subjects: readonly string[], message: string, { content }: Bank): boolean {
  const said = new Set(keysIn(message, content));
  return subjects.some((subject) => {
    const words = keysIn(subject, content).filter((key) => ownWeight(key) >= 0.7);
    return words.length > 0 && words.every((word) => said.has(word));
  });
}

/** What stands first in a scene's `about` it is about most. */
export const mainSubjects = 4;

const keysIn = (text: string, { language }: Content) => [
  ...ownUnits(text).map(({ key }) => key),
  ...unitsOf(text, 'target', language).map(({ key }) => key),
];

const subjects = new WeakMap<Bank, Bank>();

/** The same with what the scenes are about alone: to read all that is said in them takes ten times as long. */
function bankOfSubjects(bank: Bank): Bank {
  const known = subjects.get(bank);
  if (known) return known;
  const bare = [...bank.content.scenes].map(
    ([id, scene]) =>
      [id, { ...scene, lines: [], goals: {}, roles: { learner: '', partner: '' }, scenario: undefined }] as const,
  );
  // With the bank behind it, so that nothing is made which it makes when first asked.
  const made = Object.create(bank, { content: { value: { ...bank.content, scenes: new Map(bare) } } }) as Bank;
  subjects.set(bank, made);
  return made;
}

/** Whether a message wants something, an answer or help, rather than telling something. */
export function seeks(message: string): boolean {
  return wanting.test(message.trim());
}

const wanting =
  /[?？]|\b(?:role-?play|pretend|practi[sc]e)\b|^(?:(?:sorry|excuse me|please|hello|hi),? )?(?:(?:can|could|would|will|do|does|did|is|are|may) (?:i|you|we|it|he|she|they|there|this|that|the)|where|when|what|who|why|how|which|i(?: really)? (?:need|want)|i['’]?d like|i would like|(?:i am|i['’]?m) looking for|help|let['’]?s)(?!\p{L})|^(?:wo|wann|was|wer|warum|wie|welche[rsnm]?|gibt es|kann ich|können|haben sie|hast du|ich (?:brauche|suche|möchte|will))(?!\p{L})|^(?:où|ou est|quand|qui|pourquoi|comment|combien|quel(?:le)?s?|est-ce|qu[’']est-ce|vous avez|tu as|je (?:cherche|veux|voudrais)|j[’']ai besoin|il me faut)(?!\p{L})|(?:ですか|ますか|까요?)[。.]?$/iu;
