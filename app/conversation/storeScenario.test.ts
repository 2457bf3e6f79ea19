import { beforeEach, expect, it } from 'vitest';
import { emptyScenario, type Scenario } from '../../domain/conversation/scenario';
import { AppError } from '../../domain/errors';
import type { ScenarioSnapshotFrame } from '../../domain/protocol';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;
const plan = () => t.get().plan;
const drafted: Scenario = {
  reasonForLearning: 'a flat',
  additionalNotes: '',
  languageLearnerRole: 'Tenant',
  conversationPartnerRole: 'Agent',
  informationToGive: 'the budget',
  informationToRequest: 'the rent',
  context: 'An office in Lyon',
};
const created = () => t.named('POST /scenario/create-scenario').map(({ input }) => input);
const snapshot = (value: Partial<Scenario>, status: ScenarioSnapshotFrame['status'] = 'streaming') =>
  t.receive({
    type: 'message:target',
    target: 'scenarioSnapshot',
    fieldName: 'scenario',
    senderId: 'tutor',
    senderType: 'assistant',
    conversationId: '',
    status,
    statusMessage: '',
    value: { ...emptyScenario, ...value },
  });

beforeEach(async () => {
  t = createStoreWorld();
  t.handlers.set('POST /scenario/create-scenario', () => drafted);
  t.start();
  await t.settle();
});

it('C337 C338: Next has a scenario drafted where nothing stands in the five fields', async () => {
  t.actions.setScenario('reasonForLearning', 'a flat');
  const drafting = t.actions.draftScenario();
  expect(plan()).toMatchObject({ isDrafting: true, problem: null });
  await drafting;
  expect(created()).toEqual([{ reasonForLearning: 'a flat', additionalNotes: '', conversationId: 'c1' }]);
  expect(plan()).toEqual({ scenario: drafted, isBegun: false, isDrafting: false, problem: null });
});

it('C339: Next drafts nothing where one field is filled', async () => {
  t.actions.setScenario('context', 'An office');
  await t.actions.draftScenario();
  expect(created()).toEqual([]);
  expect(plan().scenario.context).toBe('An office');
});

it('C341: New Scenario empties the five fields and has others drafted', async () => {
  t.actions.reviewScenario({ ...drafted, context: 'A park' });
  const drafting = t.actions.redraftScenario();
  expect(plan().scenario).toEqual({ ...emptyScenario, reasonForLearning: 'a flat' });
  await t.actions.redraftScenario();
  await drafting;
  expect(created()).toHaveLength(1);
  expect(plan().scenario).toEqual(drafted);
});

it('C319: the fields fill as they are made, and what is written meanwhile nowhere else is overwritten', async () => {
  const drafting = t.actions.draftScenario();
  snapshot({ languageLearnerRole: 'Ten' });
  expect(plan().scenario.languageLearnerRole).toBe('Ten');
  await drafting;
  snapshot({ languageLearnerRole: 'Cook' });
  expect(plan().scenario.languageLearnerRole).toBe('Tenant');
});

it('Clear empties everything, and a draft that comes too late is nobody’s', async () => {
  const drafting = t.actions.draftScenario();
  t.actions.clearScenario();
  await drafting;
  expect(plan()).toEqual({ scenario: emptyScenario, isBegun: false, isDrafting: false, problem: null });
});

it('says why none was drafted, and keeps what was wished', async () => {
  t.handlers.set('POST /scenario/create-scenario', () => {
    throw new AppError('tooManyRequests', { message: 'Please try again in 5 minutes.' });
  });
  t.actions.setScenario('additionalNotes', 'a cat');
  await t.actions.draftScenario();
  expect(plan()).toMatchObject({ isDrafting: false, problem: 'Please try again in 5 minutes.' });
  expect(plan().scenario.additionalNotes).toBe('a cat');
});

it('C343: is forgotten when it has begun and when a new chat is begun, and kept when that fails', async () => {
  t.actions.reviewScenario(drafted);
  t.handlers.set('POST /scenario/confirm-scenario', () => {
    throw new AppError('internal');
  });
  await expect(t.actions.beginScenario()).resolves.toBeNull();
  expect(plan().scenario).toEqual(drafted);
  t.handlers.set('POST /scenario/confirm-scenario', () => t.server.page());
  t.handlers.set('GET /conversation/titles', () => ({ titles: [] }));
  await expect(t.actions.beginScenario()).resolves.toBe('c1');
  expect(t.named('POST /scenario/confirm-scenario').at(-1)?.input).toEqual({ ...drafted, conversationId: 'c1' });
  expect(plan().scenario).toEqual(emptyScenario);

  t.actions.reviewScenario(drafted);
  t.handlers.set('POST /conversation/reset', () => t.server.page());
  await t.actions.newChat();
  expect(plan().scenario).toEqual(emptyScenario);
});

it('is known as one that was begun while its goals are looked at and changed, and no longer once it is another', async () => {
  t.actions.reviewScenario(drafted);
  t.actions.setScenario('context', 'A park');
  expect(plan().isBegun).toBe(true);
  await t.actions.redraftScenario();
  expect(plan().isBegun).toBe(false);
  t.actions.reviewScenario(drafted);
  t.actions.clearScenario();
  expect(plan().isBegun).toBe(false);
});

it('is drafted and begun without a language of its own where no conversation is open', async () => {
  t = createStoreWorld({ details: null });
  t.handlers.set('POST /scenario/create-scenario', () => drafted);
  t.handlers.set('POST /scenario/confirm-scenario', () => t.server.page());
  await t.actions.draftScenario();
  expect(created()).toEqual([{ reasonForLearning: '', additionalNotes: '' }]);
  await t.actions.beginScenario();
  expect(t.named('POST /scenario/confirm-scenario')[0]?.input).toEqual(drafted);
});
