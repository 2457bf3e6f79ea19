import { emptyScenario, hasReview, type Scenario, withoutReview } from '../../domain/conversation/scenario';
import type { ScenarioSnapshotFrame } from '../../domain/protocol';
import { sentenceOf } from '../api/sentenceOf';
import { likeOpenOf, type StoreContext } from './storeContext';
import type { ConversationActions, ScenarioPlan } from './storeTypes';

/** A plan at rest. */
export const planOf = (scenario: Scenario, isBegun = false): ScenarioPlan => ({
  scenario,
  isBegun,
  isDrafting: false,
  problem: null,
});

type ScenarioActions = Pick<
  ConversationActions,
  'setScenario' | 'clearScenario' | 'draftScenario' | 'redraftScenario' | 'reviewScenario'
>;

export interface ScenarioPlanning {
  actions: ScenarioActions;
  /** The fields as the tutor drafts them, here or in another tab. */
  receive(frame: ScenarioSnapshotFrame): void;
}

/** The role-play that is being planned: customization, then review (specification, section 4). */
export function createScenarioPlanning({ get, set, deps }: StoreContext): ScenarioPlanning {
  /** Stands for the draft that was asked for last. */
  let wanted: object | null = null;

  function change(scenario: Scenario): void {
    set({ plan: { ...get().plan, scenario, problem: null } });
  }

  /** Forgets what is being drafted: its answer will come too late. */
  function replace(scenario: Scenario, isBegun = false): void {
    wanted = null;
    set({ plan: planOf(scenario, isBegun) });
  }

  async function draft(): Promise<void> {
    const mine = {};
    wanted = mine;
    const { reasonForLearning, additionalNotes } = get().plan.scenario;
    set({ plan: { ...planOf(withoutReview(get().plan.scenario)), isDrafting: true } });
    try {
      const wish = { reasonForLearning, additionalNotes, ...likeOpenOf(get()) };
      const scenario = await deps().call('POST /scenario/create-scenario', wish);
      if (wanted === mine) replace(scenario);
    } catch (error) {
      deps().warn('No scenario was drafted.', error);
      if (wanted === mine) set({ plan: { ...get().plan, isDrafting: false, problem: sentenceOf(error) } });
    }
  }

  return {
    actions: {
      setScenario: (field, value) => change({ ...get().plan.scenario, [field]: value }),
      clearScenario: () => replace(emptyScenario),
      reviewScenario: (scenario) => replace(scenario, true),
      draftScenario: async () => {
        const { scenario, isDrafting } = get().plan;
        if (!isDrafting && !hasReview(scenario)) await draft();
      },
      redraftScenario: async () => {
        if (!get().plan.isDrafting) await draft();
      },
    },
    receive: ({ value, status }) => {
      // What somebody writes here is not overwritten by what another tab has asked for.
      if (value && get().plan.isDrafting && status !== 'error') {
        set({ plan: { ...get().plan, scenario: { ...get().plan.scenario, ...value } } });
      }
    },
  };
}
