import {
  emptyScenario,
  isChangedByHand,
  isDraftDue,
  isSameWish,
  reviewFields,
  type Scenario,
  type ScenarioDraft,
  type ScenarioWish,
  wishOf,
  withoutReview,
} from '../../domain/conversation/scenario';
import type { ScenarioSnapshotFrame } from '../../domain/protocol';
import { sentenceOf } from '../api/sentenceOf';
import { likeOpenOf, type StoreContext } from './storeContext';
import type { ConversationActions, ScenarioPlan } from './storeTypes';

/** A plan at rest. */
export const planOf = ({ remark = '', ...scenario }: ScenarioDraft, isBegun = false): ScenarioPlan => ({
  scenario,
  drafted: scenario,
  remark,
  isBegun,
  isDrafting: false,
  problem: null,
});

const isOfReview = (field: keyof Scenario) => reviewFields.some((each) => each === field);

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
  /** The wish whose draft was asked for last: each draft has an object of its own. */
  let wanted: ScenarioWish | null = null;
  /** The wishes of drafts that were asked for here, and whose frames still come: after the answer, or after Clear. */
  const echoes: ScenarioWish[] = [];

  /** Forgets what is being drafted: its answer will come too late. */
  function replace(scenario: ScenarioDraft, isBegun = false): void {
    wanted = null;
    set({ plan: planOf(scenario, isBegun) });
  }

  /** The draft has come. Another wish that was written meanwhile stays, without what was said of the former. */
  function take({ remark, ...drafted }: ScenarioDraft, asked: ScenarioWish): void {
    const now = wishOf(get().plan.scenario);
    if (isSameWish(now, asked)) set({ plan: planOf({ ...drafted, remark }) });
    else set({ plan: { ...planOf(drafted), scenario: { ...drafted, ...now } } });
  }

  async function draft(): Promise<void> {
    const mine = wishOf(get().plan.scenario);
    wanted = mine;
    echoes.push(mine);
    set({ plan: { ...planOf(withoutReview(get().plan.scenario)), isDrafting: true } });
    try {
      const scenario = await deps().call('POST /scenario/create-scenario', { ...mine, ...likeOpenOf(get()) });
      if (wanted === mine) take(scenario, mine);
    } catch (error) {
      deps().warn('No scenario was drafted.', error);
      if (wanted === mine) set({ plan: { ...get().plan, isDrafting: false, problem: sentenceOf(error) } });
    }
  }

  return {
    actions: {
      setScenario: (field, value) => {
        const { plan } = get();
        // What was said of another wish is over.
        const remark = isOfReview(field) ? plan.remark : '';
        set({ plan: { ...plan, scenario: { ...plan.scenario, [field]: value }, remark, problem: null } });
      },
      clearScenario: () => replace(emptyScenario),
      reviewScenario: (scenario) => replace(scenario, true),
      draftScenario: async () => {
        const { scenario, drafted, isDrafting } = get().plan;
        const isDue = isDrafting ? wanted && !isSameWish(scenario, wanted) : isDraftDue(scenario, drafted);
        if (isDue) await draft();
      },
      redraftScenario: async () => {
        if (!get().plan.isDrafting) await draft();
      },
    },
    receive: ({ value, status }) => {
      const { plan } = get();
      if (!value) return;
      const echo = echoes.findIndex((wish) => isSameWish(value, wish));
      const isEnd = status === 'done' || status === 'error';
      if (echo >= 0 && isEnd) echoes.splice(echo, 1);
      if (status === 'error') return;

      if (plan.isDrafting) {
        // What somebody writes here is not overwritten by what was asked for before, or in another tab.
        if (!wanted || !isSameWish(value, wanted)) return;
        set({ plan: { ...plan, scenario: { ...value, ...wishOf(plan.scenario) }, drafted: value } });
      } else if (echo < 0 && !isChangedByHand(plan.scenario, plan.drafted)) {
        set({ plan: planOf(value) });
      }
    },
  };
}
