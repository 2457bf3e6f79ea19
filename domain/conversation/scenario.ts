import { isBlank } from './message';

/** A role-play as the learner plans it (specification, section 3). Every field may be empty but, to begin, the two roles. */
export interface Scenario {
  reasonForLearning: string;
  additionalNotes: string;
  languageLearnerRole: string;
  conversationPartnerRole: string;
  informationToGive: string;
  informationToRequest: string;
  context: string;
}
type ScenarioField = keyof Scenario;

/** The five fields of the review, which the tutor drafts and the learner may change. */
export const reviewFields = [
  'languageLearnerRole',
  'conversationPartnerRole',
  'informationToGive',
  'informationToRequest',
  'context',
] as const satisfies readonly ScenarioField[];

export type ScenarioReview = Pick<Scenario, (typeof reviewFields)[number]>;

/** What the learner asks the tutor for; the review is drafted for it. */
export const wishFields = ['reasonForLearning', 'additionalNotes'] as const satisfies readonly ScenarioField[];

export type ScenarioWish = Pick<Scenario, (typeof wishFields)[number]>;

/** A role-play as the tutor has drafted it. */
export interface ScenarioDraft extends Scenario {
  /** What its learner is told of the draft: that nothing fits the wish, or that there is no other. No part of the plan. */
  remark?: string | undefined;
}

export const emptyScenario: Scenario = {
  reasonForLearning: '',
  additionalNotes: '',
  languageLearnerRole: '',
  conversationPartnerRole: '',
  informationToGive: '',
  informationToRequest: '',
  context: '',
};

/** Whether anything stands in the fields of the review. */
function hasReview(scenario: ScenarioReview): boolean {
  return reviewFields.some((field) => scenario[field] !== '');
}

/** Whether the same is wished for. Space is no other wish: a form posts its line ends otherwise than they were shown. */
export const isSameWish = (one: ScenarioWish, other: ScenarioWish): boolean => isSameIn(wishFields, one, other);

/**
 * Whether Next has a review drafted: nothing stands in it (specification, section 4), or nothing but what was drafted for
 * another wish. What the learner wrote there stays.
 *
 * @param drafted what was drafted last, and for which wish
 */
export function isDraftDue(scenario: Scenario, drafted: Scenario): boolean {
  return !hasReview(scenario) || (isSameIn(reviewFields, scenario, drafted) && !isSameWish(scenario, drafted));
}

/** Whether it stands as the learner has written it, though they wish for something else by now. */
export function isKept(scenario: Scenario, drafted: Scenario): boolean {
  return hasReview(drafted) && !isSameWish(scenario, drafted) && !isDraftDue(scenario, drafted);
}

/** Whether the learner has changed what was drafted, or has written into what was empty. */
export const isChangedByHand = (scenario: Scenario, drafted: Scenario): boolean =>
  !isSameWish(scenario, drafted) || !isSameIn(reviewFields, scenario, drafted);

function isSameIn<Field extends ScenarioField>(
  fields: readonly Field[],
  one: Pick<Scenario, Field>,
  other: Pick<Scenario, Field>,
): boolean {
  return fields.every((field) => spaced(one[field]) === spaced(other[field]));
}

const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

export function wishOf({ reasonForLearning, additionalNotes }: ScenarioWish): ScenarioWish {
  return { reasonForLearning, additionalNotes };
}

/** The same wish, with nothing drafted for it. */
export function withoutReview(wish: ScenarioWish): Scenario {
  return { ...emptyScenario, ...wishOf(wish) };
}

/** Characters that one field may have, in code points. */
export const maxScenarioFieldLength = 2000;

/** Specification, section 5: both are required. */
const roles = ['languageLearnerRole', 'conversationPartnerRole'] as const satisfies readonly ScenarioField[];
type Roles = Pick<Scenario, (typeof roles)[number]>;

/** The roles that are still to be said, in the order of the review. */
export function missingRoles(scenario: Roles): ScenarioField[] {
  return roles.filter((role) => isBlank(scenario[role]));
}

export function hasRoles(scenario: Roles): boolean {
  return missingRoles(scenario).length === 0;
}
