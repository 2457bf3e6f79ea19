import {
  reviewFields,
  type Scenario,
  type ScenarioDraft,
  type ScenarioReview,
} from '../../../../domain/conversation/scenario';
import type { Bank } from '../understanding/bank';
import type { Scene } from '../format/contentFormat';
import type { Opening } from './dialogue';
import { scenesOf } from '../format/sceneFlow';
import { rankScenes } from '../understanding/wishes';

/** What stands above a draft that is not what the learner asked for. */
const nothingFits = 'The built-in tutor has no scene for that.';
export const nearest = `${nothingFits} This one comes closest.`;
const another = `${nothingFits} Here is one it does have.`;
/** Where another draft was asked for and there is none. */
const onlyOne =
  'This is the only scene the built-in tutor has for that. To get another, go back and change what you wrote.';

/** What the learner says of a scenario they would like, and what is known of them. */
export interface Wish {
  text: string;
  profile: string;
  /** Which of several equally distant scenes is meant; any whole number from 0. */
  turn: number;
  /** What was drafted for it before: the scene after that one is meant. */
  former?: ScenarioReview | null | undefined;
}

type Drafted = ScenarioReview & Pick<ScenarioDraft, 'remark'>;

/**
 * The role-play that fits a wish best, as the learner reviews it; null where the content has no scene. A wish that
 * fits none gets the nearest and is told so; who wishes for nothing gets what suits their profile, or one scene after
 * the other, the easiest first. Asked again, it is the next of those that fit, and round.
 */
export function draftScenario({ text, profile, turn, former }: Wish, bank: Bank): Drafted | null {
  const wished = rankScenes(text, 'scene', bank);
  const [best] = wished;
  if (!best) return null;
  const isAsked = /[\p{L}\p{N}]/u.test(text);
  const fitting = (isAsked ? wished : rankScenes(profile, 'scene', bank)).filter(({ isGood }) => isGood);
  const scenes = (fitting.length > 0 ? fitting : wished).map(({ scene }) => scene);
  const at = former ? scenes.findIndex((scene) => keptOf(former, scene).unchanged) : -1;
  const start = isAsked && best.score > 0 ? 0 : turn % scenes.length;
  const scene = scenes[at < 0 ? start : (at + 1) % scenes.length] ?? best.scene;
  const review = reviewOf(scene);
  if (isAsked && fitting.length === 0)
    return { ...review, remark: scene === best.scene && best.score > 0 ? nearest : another };
  return at >= 0 && scenes.length === 1 ? { ...review, remark: onlyOne } : review;
}

/** A scene as the five fields of a role-play, written by its author. */
function reviewOf({ roles, title, scenario }: Scene): ScenarioReview {
  return {
    languageLearnerRole: capitalised(roles.learner),
    conversationPartnerRole: capitalised(roles.partner),
    informationToGive: scenario?.give ?? '',
    informationToRequest: scenario?.request ?? '',
    context: scenario?.context ?? title,
  };
}

function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * The scene that a scenario is played as: the one it was drafted from, else the one whose fields it kept, else the
 * nearest in meaning. The remark says what of the plan will not come up. Null where the content has no scene.
 */
export function chooseScenario(scenario: Scenario, bank: Bank): Opening | null {
  const text = [scenario.reasonForLearning, scenario.additionalNotes, ...reviewFields.map((field) => scenario[field])];
  const fits = rankScenes(text.join('. '), 'scene', bank);
  const kept = scenesOf(bank.content, 'scene').map((scene) => ({ scene, ...keptOf(scenario, scene) }));
  const [first] = kept
    .filter(({ fields }) => fields > 0)
    .sort((a, b) => Number(b.roles) - Number(a.roles) || b.fields - a.fields || rankIn(fits, a) - rankIn(fits, b));
  if (first?.unchanged) return { scene: first.scene.scene };
  if (first?.roles) return { scene: first.scene.scene, remark: asWritten };
  const scene = first?.scene ?? fits[0]?.scene;
  return scene ? { scene: scene.scene, remark: instead(scene) } : null;
}

const rankIn = (fits: readonly { scene: Scene }[], { scene }: { scene: Scene }) =>
  fits.findIndex((fit) => fit.scene === scene);

/** What a plan still has of the scene it was drafted from. Fields that were emptied ask for nothing else. */
function keptOf(scenario: ScenarioReview, scene: Scene): { roles: boolean; fields: number; unchanged: boolean } {
  const draft = reviewOf(scene);
  const same = reviewFields.filter((field) => comparable(scenario[field]) === comparable(draft[field]));
  const changed = reviewFields.filter((field) => !same.includes(field) && comparable(scenario[field]) !== '');
  const roles = same.includes('languageLearnerRole') && same.includes('conversationPartnerRole');
  return { roles, fields: same.length, unchanged: roles && changed.length === 0 };
}

/** Case, space and punctuation are no change of plan. */
function comparable(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
}

const asWritten = 'The built-in tutor plays this scene as it was written: your changes may not come up.';

const instead = (scene: Scene) =>
  `The built-in tutor knows only certain scenes. The closest to your plan is ${titleAndParts(scene)}`;

/** What a scene is called, and who is who in it. */
export const titleAndParts = ({ title, roles }: Scene): string =>
  `“${title}”: you are the ${bare(roles.learner)}, the tutor is ${partnerOf(roles.partner)}.`;

const bare = (role: string) => role.replace(/^(?:an?|the) /iu, '');

function partnerOf(role: string): string {
  return /^(?:an? |the |\p{Lu})/u.test(role) ? role : `the ${role}`;
}
