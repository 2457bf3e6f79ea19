import { reviewFields, type Scenario, type ScenarioReview } from '../../../../domain/conversation/scenario';
import type { Bank } from '../understanding/bank';
import type { Scene } from '../format/contentFormat';
import type { Opening } from './dialogue';
import { scenesOf } from '../format/sceneFlow';
import { rankScenes } from '../understanding/wishes';

/** What a draft owns up to before its context when no scene is what the learner asked for. */
const closest = 'The built-in tutor knows only certain scenes, and this is the closest one to your wish.';

/** What the learner says of a scenario they would like, and what is known of them. */
export interface Wish {
  text: string;
  profile: string;
  /** Which of several equally distant scenes is meant; any whole number from 0. */
  turn: number;
}

/**
 * The role-play that fits a wish best, as the learner reviews it; null where the content has no scene. A wish that
 * fits none gets the nearest and is told so; who wishes for nothing gets what suits their profile, or one scene after
 * the other, the easiest first.
 */
export function draftScenario({ text, profile, turn }: Wish, bank: Bank): ScenarioReview | null {
  const wished = rankScenes(text, 'scene', bank);
  const [best] = wished;
  if (!best) return null;
  if (best.score > 0) return reviewOf(best.scene, best.isGood ? '' : closest);
  const suited = rankScenes(profile, 'scene', bank).filter(({ isGood }) => isGood);
  const isAsked = /[\p{L}\p{N}]/u.test(text);
  const equals = suited.length > 0 && !isAsked ? suited : wished;
  return reviewOf((equals[turn % equals.length] ?? best).scene, isAsked ? closest : '');
}

/** A scene as the five fields of a role-play, written by its author. */
function reviewOf({ roles, title, scenario }: Scene, before = ''): ScenarioReview {
  return {
    languageLearnerRole: capitalised(roles.learner),
    conversationPartnerRole: capitalised(roles.partner),
    informationToGive: scenario?.give ?? '',
    informationToRequest: scenario?.request ?? '',
    context: [before, scenario?.context ?? title].filter(Boolean).join(' '),
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
function keptOf(scenario: Scenario, scene: Scene): { roles: boolean; fields: number; unchanged: boolean } {
  const drafts = [reviewOf(scene), reviewOf(scene, closest)].map((draft) => {
    const same = reviewFields.filter((field) => comparable(scenario[field]) === comparable(draft[field]));
    const changed = reviewFields.filter((field) => !same.includes(field) && comparable(scenario[field]) !== '');
    const roles = same.includes('languageLearnerRole') && same.includes('conversationPartnerRole');
    return { roles, fields: same.length, unchanged: roles && changed.length === 0 };
  });
  const [plain, honest] = drafts as [(typeof drafts)[number], (typeof drafts)[number]];
  return honest.fields > plain.fields ? honest : plain;
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

const asWritten =
  'The built-in tutor plays this scene as it was written: what you changed in the plan may not come up.';

function instead({ title, roles }: Scene): string {
  return `The built-in tutor knows only certain scenes. The closest to your plan is “${title}”: you are the ${bare(roles.learner)}, the tutor is ${partnerOf(roles.partner)}.`;
}

const bare = (role: string) => role.replace(/^(?:an?|the) /iu, '');

function partnerOf(role: string): string {
  return /^(?:an? |the |\p{Lu})/u.test(role) ? role : `the ${role}`;
}
