import type { Scene } from '../format/contentFormat';
import { ownUnits } from '../understanding/normalise';
import type { Bank } from '../understanding/bank';
import { rankScenes, type Fit } from '../understanding/wishes';
import type { DialogueState } from '../dialogueState';
import { namesOneOf, noteOffer } from './offers';
import { nearest, titleAndParts } from './scenarios';
import type { Draft, Speaker } from './speaker';

/** A scene that was asked for in words. */
export interface AskedScene {
  scene: Scene;
  /** It is what was asked for; else it is only the nearest there is. */
  isFitting: boolean;
}

const lead =
  "(?:let[’']?s|let us|can we|could we|shall we|may we|can i|could i|why don[’']?t we|how about|i(?:[’']d| would)? (?:really )?(?:want|like|love|need) to|i wanna|(?:can|could|would|will) you(?: please)?(?: help me)?(?: to)?)(?: (?:please|just|maybe|also|now|try to|try and))*";
const kinds = '(?:scenes?|sketch(?:es)?|skits?|scenarios?|situations?|dialogues?|role-?plays?)';
const aScene = `(?:(?:a|an|the|that|this|some|another|out|one)\\s+)*(?:[\\p{L}-]+\\s+){0,3}?${kinds}`;
const role = "(?:the|a|an|my|your)\\s+(?<part>[\\p{L}'’-]+(?:\\s[\\p{L}-]+)?)";

/** They ask that a part be played, whatever it is. */
const english: readonly RegExp[] = [
  /\brole-?play(?:ing)?\b/iu,
  new RegExp(
    `\\b${lead}\\s+(?:do|play|act|have|make|try|start|practi[sc]e|rehearse)(?:\\s+out)?\\s+${aScene}\\b`,
    'iu',
  ),
  new RegExp(`\\b${lead}\\s+(?:pretend|imagine|act (?:as if|like|out))\\b`, 'iu'),
  /(?:^|[.!,;]\s*)(?:(?:ok|okay|so|now|please|then),? )*(?:pretend|imagine) (?:that )?(?:you|i|we)(?:['’](?:re|m))?\b/iu,
  new RegExp(`\\b(?:can|could|would|will) you (?:please )?(?:be|play|act as|pretend to be) ${role}`, 'iu'),
  new RegExp(
    `\\byou(?:[’']re| are| be| play| can be| could be|[’']ll be| will be) the [\\p{L}-]+(?:,| and|, and) i(?:[’']m| am|[’']ll be| will be| be| play| can be) the [\\p{L}-]+`,
    'iu',
  ),
  new RegExp(
    `\\bi(?:[’']m| am|[’']ll be| will be| be| play| can be) the [\\p{L}-]+(?:,| and|, and) you(?:[’']re| are| be| play| can be| could be|[’']ll be| will be) the [\\p{L}-]+`,
    'iu',
  ),
  /\b(?:you (?:be|play)|i(?:['’]ll| will| want to| could) (?:be|play)) the (?:customer|waiter|waitress|guest|tourist|patient|doctor|landlord|tenant|shop\s?keeper|seller|clerk|receptionist|passenger|driver|teacher|student)\b/iu,
];

const target: Readonly<Record<string, readonly RegExp[]>> = {
  fr: [
    /\bjeux? de rôle\b/iu,
    /\b(?:jou(?:er|ons|e|ez)|fai(?:re|sons|s|t|tes))\s+(?:une|la|cette)\s+(?:petite\s+)?(?:scène|saynète)/iu,
    /\b(?:faisons|fais|faites|on fait|faire) (?:comme si|semblant)\b/iu,
    /\b(?:tu es|tu fais|tu joues|vous êtes|vous faites|vous jouez) (?:le |la |l['’])\p{L}+,?(?: et)?(?: moi,?)? (?:je suis|je fais|je joue) (?:le |la |l['’])\p{L}+/iu,
    /\b(?:s['’]entraîner|m['’]entraîner|m['’]exercer|pratiquer) (?:à|dans|au)\b/iu,
  ],
  de: [
    /\brollenspiele?\b/iu,
    /\b(?:eine|die) (?:kleine )?szene\b.*\bspielen\b|\bspielen wir (?:mal )?(?:eine|die) (?:kleine )?szene\b/iu,
    /\b(?:tun wir|lass uns|stell dir vor|stellen sie sich vor)\b.*\b(?:so,? als|dass du|dass ich|du wärst|du bist)\b/iu,
    /\b(?:du bist|sie sind) (?:der|die) \p{L}+,?(?: und)? ich bin (?:der|die) \p{L}+/iu,
    /\b(?:können|könnten|wollen) wir\b.*\b(?:bestellen|kennenlernen|einkaufen|fragen|vorstellungsgespräch|szene) üben\b/iu,
  ],
  ja: [
    /ロールプレイ|(?:場面|シーン|ばめん)を?(?:一緒に)?(?:や|し|演じ|練習)/u,
    /ふりをし(?:ましょう|よう|て)/u,
    /(?:注文|買い物|面接|自己紹介|予約|会話|場面|道を聞く|の)(?:こと)?(?:の|を)練習(?:を?し(?:たい|ましょう|よう|ませんか)|できますか)/u,
    /roorupurei|rōrupurei/iu,
  ],
  ko: [
    /역할극|롤플레이|상황극/u,
    /장면을?\s*(?:같이\s*)?(?:해|하|연습)/u,
    /(?:척|것처럼)\s*(?:해\s*(?:봐요|볼까요|보자)|하자|할까요)/u,
    /(?:주문|쇼핑|면접|자기소개|예약|대화|장면|묻기|하기|사기)(?:하는\s*(?:것|거))?을?를?\s*연습(?:하고\s*싶|할까요|해요|해\s*봐요|하자)/u,
  ],
};

/** What is done with others, so that a scene can have it; who wants to practise the piano asks for none. */
const rehearsed =
  '(?:order|meet|ask|buy|book|pay|introduc|check|mak|call|phon|ring|rent|find|visit|see|shop|reserv|complain|return|tell|describ|greet|say|get|go|talk|chat|negotiat|interview|explain|invit|tak|order)';
const practising = new RegExp(
  `\\b${lead}\\s+(?:practi[sc]e|rehearse|train)\\s+(?:(?:some|a bit|a little|again)\\s+)?(?:(?:of|for)\\s+)?(?:${rehearsed}\\p{L}*ing\\b(?! (?:french|german|japanese|korean|english)\\b)|how to ${rehearsed}\\p{L}*\\b)`,
  'iu',
);
const practisingOf = new RegExp(
  `\\b${lead}\\s+(?:practi[sc]e|rehearse|train)\\s+(?:for\\s+)?(?:(?:my|the|a|an|at|in|some)\\s+)`,
  'iu',
);

/** Says how it is to be played, not what. */
const frames = new RegExp(
  `\\b${lead}\\s+(?:do|play|act|have|make|try|start|practi[sc]e|rehearse|train|pretend|imagine)(?: out| that| for)?\\b|\\b(?:pretend|imagine)\\b|\\brole-?play(?:ing)?\\b|\\b(?:little|short|small|quick)\\b|\\b${kinds}\\b|\\b(?:can|could|would|will) you(?: please)? (?:be|play|act as)\\b|\\byou (?:be|play)\\b`,
  'giu',
);

/**
 * The scene that a message asks to play ("let's pretend I'm at the doctor's", "can you be the waiter?"): what fits it
 * best, else the nearest; undefined where none is asked for.
 */
export function sceneAsked(message: string, { scene }: DialogueState, bank: Bank): AskedScene | undefined {
  const { language } = bank.content;
  const isAsked = [...english, ...(target[language] ?? [])].some((pattern) => pattern.test(message));
  const isPractice = practising.test(message);
  if (!isAsked && !isPractice && !practisingOf.test(message)) return undefined;
  const subject = message.replace(frames, ' ');
  const fits = rankScenes(subject, 'scene', bank);
  const said = new Set(keysOf(subject));
  const rated = fits.map((fit) => {
    const place = fit.scene.about.findIndex((about) => namesOneOf([about], subject, bank));
    // What stands first in a scene's `about` it is about most.
    const ofSubject = place < 0 ? 0 : 4 / (1 + place);
    return {
      fit,
      rate: fit.score + rolesIn(said, fit.scene) * ofRole + ofSubject,
      isMeant: place >= 0 || isFitting(fit, subject, said),
    };
  });
  const fitting = rated.filter(({ isMeant }) => isMeant).sort((a, b) => b.rate - a.rate)[0];
  if (fitting) return fitting.fit.scene.scene === scene ? undefined : { scene: fitting.fit.scene, isFitting: true };
  const closest = fits.find((fit) => fit.scene.scene !== scene);
  return closest && (isAsked || isPractice) ? { scene: closest.scene, isFitting: false } : undefined;
}

/** A part that is named tells more of a scene than any word that is said in it. */
const ofRole = 8;

const keysOf = (text: string): string[] => ownUnits(text).map(({ key }) => key);

/** How many of its two parts are named. */
function rolesIn(said: ReadonlySet<string>, { roles }: Scene): number {
  const isNamed = (part: string) => keysOf(part.replace(/,.*$/u, '')).some((key) => key.length > 3 && said.has(key));
  return [roles.learner, roles.partner].filter(isNamed).length;
}

/** It is about that, somebody in it is named, or what is done in it: "ordering a crêpe" where a coffee is ordered. */
function isFitting({ scene, isGood, score }: Fit, subject: string, said: ReadonlySet<string>): boolean {
  if (isGood || rolesIn(said, scene) > 0) return true;
  return score > 0 && scene.about.some((about) => isDone(about, subject));
}

function isDone(about: string, subject: string): boolean {
  const [, verb = ''] = /^(order|meet|buy|book|rent|reserve|introduce|complain|phone|call) /iu.exec(about) ?? [];
  return verb !== '' && new RegExp(`\\b${verb.replace(/e$/u, '')}(?:e|ing|ting)?\\b`, 'iu').test(subject);
}

/** Begins the scene that was asked for; offers the nearest, and says so, where none fits. False, and nothing said, where the content cannot. */
export function playAsked({ scene, isFitting }: AskedScene, draft: Draft, speaker: Speaker): boolean {
  if (isFitting) {
    draft.remarks.push(titleAndParts(scene));
    speaker.beginScene(scene.scene);
    return true;
  }
  if (!speaker.answer('no-such-scene')) return false;
  draft.remarks.push(nearest);
  noteOffer(scene, draft);
  return true;
}
