import { emptyScenario, type Scenario } from '../../../domain/conversation/scenario';
import { textOf } from '../../forms/pageForm';

/** What the buttons of the scenario's forms post as `intent`. */
export const scenarioIntents = { draft: 'draftScenario', redraft: 'redraftScenario', begin: 'beginScenario' } as const;

/** Most that a note grows to (specification, section 5). */
export const maxNoteRows = 6;

/** All fields of a scenario as a form has them. */
export function scenarioOf(fields: FormData): Scenario {
  const entries = Object.keys(emptyScenario).map((name) => [name, textOf(fields, name)]);
  return { ...emptyScenario, ...(Object.fromEntries(entries) as Partial<Scenario>) };
}
