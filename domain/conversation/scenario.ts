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
export function hasReview(scenario: ScenarioReview): boolean {
  return reviewFields.some((field) => scenario[field] !== '');
}

/** The same wish, with nothing drafted for it. */
export function withoutReview({ reasonForLearning, additionalNotes }: Scenario): Scenario {
  return { ...emptyScenario, reasonForLearning, additionalNotes };
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
