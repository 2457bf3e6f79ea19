import { beforeEach, describe, expect, it } from 'vitest';
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
const atRest = { remark: '', isBegun: false, isDrafting: false, problem: null };
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

it('Next has a scenario drafted where nothing stands in the five fields', { tags: ['C337', 'C338'] }, async () => {
  t.actions.setScenario('reasonForLearning', 'a flat');
  const drafting = t.actions.draftScenario();
  expect(plan()).toMatchObject({ isDrafting: true, problem: null });
  await drafting;
  expect(created()).toEqual([{ reasonForLearning: 'a flat', additionalNotes: '', conversationId: 'c1' }]);
  expect(plan()).toEqual({ scenario: drafted, drafted, ...atRest });
});

it('Next drafts nothing where one field is filled', { tags: ['C339'] }, async () => {
  t.actions.setScenario('context', 'An office');
  await t.actions.draftScenario();
  expect(created()).toEqual([]);
  expect(plan().scenario.context).toBe('An office');
});

describe('another wish', () => {
  const other: Scenario = { ...emptyScenario, reasonForLearning: 'a doctor', languageLearnerRole: 'Patient' };
  const wishFor = (text: string) => t.actions.setScenario('reasonForLearning', text);

  beforeEach(async () => {
    wishFor('a flat');
    await t.actions.draftScenario();
    t.handlers.set('POST /scenario/create-scenario', () => other);
  });

  it('is drafted for on Next, and the same one is not drafted for twice', async () => {
    wishFor('a  flat ');
    await t.actions.draftScenario();
    expect(created()).toHaveLength(1);
    wishFor('a doctor');
    await t.actions.draftScenario();
    expect(created()).toHaveLength(2);
    expect(plan()).toMatchObject({ scenario: other, drafted: other });
  });

  it('is drafted for where the notes alone are others, and after a reload', async () => {
    t = createStoreWorld({ scenarioDraft: drafted });
    t.handlers.set('POST /scenario/create-scenario', () => other);
    await t.actions.draftScenario();
    expect(created()).toEqual([]);
    t.actions.setScenario('additionalNotes', 'I have a cat');
    await t.actions.draftScenario();
    expect(created()).toHaveLength(1);
  });

  it('leaves what was written in the review, and New Scenario drafts for it', async () => {
    t.actions.setScenario('context', 'A park');
    wishFor('a doctor');
    await t.actions.draftScenario();
    expect(created()).toHaveLength(1);
    expect(plan().scenario).toEqual({ ...drafted, reasonForLearning: 'a doctor', context: 'A park' });
    await t.actions.redraftScenario();
    expect(plan().scenario).toEqual(other);
  });

  it('is drafted for while the former one still is, which comes too late', async () => {
    let answer: (scenario: Scenario) => void = () => undefined;
    t.handlers.set('POST /scenario/create-scenario', () => new Promise<Scenario>((resolve) => (answer = resolve)));
    const former = t.actions.redraftScenario();
    await t.settle();
    const answerFormer = answer;
    wishFor('a doctor');
    snapshot({ ...drafted, context: 'Half' });
    expect(plan().scenario).toMatchObject({ reasonForLearning: 'a doctor', context: 'Half' });
    const latter = t.actions.draftScenario();
    await t.settle();
    snapshot(drafted);
    expect(plan().scenario).toEqual({ ...emptyScenario, reasonForLearning: 'a doctor' });
    answerFormer(drafted);
    answer(other);
    await Promise.all([former, latter]);
    expect(plan()).toEqual({ scenario: other, drafted: other, ...atRest });
  });

  it('stays when it was written while the former one was drafted, and the draft is known to be for that', async () => {
    t.handlers.set('POST /scenario/create-scenario', () => ({ ...drafted, remark: 'No scene fits.' }));
    const drafting = t.actions.redraftScenario();
    wishFor('a doctor');
    await drafting;
    expect(plan()).toEqual({ scenario: { ...drafted, reasonForLearning: 'a doctor' }, drafted, ...atRest });
  });
});

it('New Scenario empties the five fields and has others drafted', { tags: ['C341'] }, async () => {
  t.actions.reviewScenario({ ...drafted, context: 'A park' });
  const drafting = t.actions.redraftScenario();
  expect(plan().scenario).toEqual({ ...emptyScenario, reasonForLearning: 'a flat' });
  await t.actions.redraftScenario();
  await drafting;
  expect(created()).toHaveLength(1);
  expect(plan().scenario).toEqual(drafted);
});

it('tells what the tutor says of its draft until another wish is written, and begins without it', async () => {
  const remark = 'No scene fits.';
  t.handlers.set('POST /scenario/create-scenario', () => ({ ...drafted, remark }));
  t.handlers.set('POST /scenario/confirm-scenario', () => t.server.page());
  t.handlers.set('GET /conversation/titles', () => ({ titles: [] }));
  await t.actions.draftScenario();
  t.actions.setScenario('context', 'A park');
  expect(plan()).toMatchObject({ remark, scenario: { ...drafted, context: 'A park' } });
  const redrafting = t.actions.redraftScenario();
  expect(plan().remark).toBe('');
  await redrafting;
  expect(plan().remark).toBe(remark);
  t.actions.setScenario('reasonForLearning', 'a house');
  expect(plan().remark).toBe('');
  await t.actions.beginScenario();
  const { remark: _, ...begun } = { remark, ...drafted, reasonForLearning: 'a house' };
  expect(t.named('POST /scenario/confirm-scenario')[0]?.input).toEqual({ ...begun, conversationId: 'c1' });
});

it(
  'the fields fill as they are made, and stay as they are once somebody has written into one',
  { tags: ['C319'] },
  async () => {
    const drafting = t.actions.draftScenario();
    snapshot({ languageLearnerRole: 'Ten' });
    expect(plan().scenario.languageLearnerRole).toBe('Ten');
    await drafting;
    t.actions.setScenario('context', 'A park');
    snapshot({ languageLearnerRole: 'Cook' });
    expect(plan().scenario).toEqual({ ...drafted, context: 'A park' });
  },
);

describe('a scenario that is drafted in another tab', () => {
  const elsewhere = { ...drafted, reasonForLearning: 'a kitchen', languageLearnerRole: 'Cook' };

  it('fills a form in which nobody has written', { tags: ['C319'] }, () => {
    snapshot({ reasonForLearning: 'a kitchen', languageLearnerRole: 'Co' });
    snapshot(elsewhere, 'done');
    expect(plan()).toEqual({ scenario: elsewhere, drafted: elsewhere, ...atRest });
  });

  it(
    'takes the place of the draft that was made here, and of the goals of a conversation',
    { tags: ['C319'] },
    async () => {
      await t.actions.draftScenario();
      snapshot(elsewhere, 'done');
      expect(plan().scenario).toEqual(elsewhere);
      t.actions.reviewScenario(drafted);
      snapshot(elsewhere, 'done');
      expect(plan()).toEqual({ scenario: elsewhere, drafted: elsewhere, ...atRest });
    },
  );

  it.each(['reasonForLearning', 'additionalNotes', 'informationToGive'] as const)(
    'leaves a form alone in which %s was written by hand',
    { tags: ['C319'] },
    (field) => {
      t.actions.setScenario(field, 'my own words');
      snapshot(elsewhere, 'done');
      expect(plan().scenario).toEqual({ ...emptyScenario, [field]: 'my own words' });
    },
  );

  it(
    'is told from the frames of a draft that was made here, which come after the answer',
    { tags: ['C319'] },
    async () => {
      t.handlers.set('POST /scenario/create-scenario', () => ({ ...drafted, remark: 'No scene fits.' }));
      t.actions.setScenario('reasonForLearning', 'a flat');
      await t.actions.draftScenario();
      snapshot({ ...drafted, context: 'Half' });
      snapshot(drafted, 'done');
      expect(plan()).toMatchObject({ scenario: drafted, remark: 'No scene fits.' });
      // The same wish, drafted for elsewhere.
      snapshot({ ...drafted, context: 'A park' }, 'done');
      expect(plan().scenario.context).toBe('A park');
    },
  );

  it('leaves a form alone when it fails', () => {
    snapshot({ languageLearnerRole: 'Half a co' }, 'error');
    expect(plan().scenario).toEqual(emptyScenario);
  });
});

it('Clear empties everything, and a draft that comes too late is nobody’s', async () => {
  t.actions.setScenario('reasonForLearning', 'a flat');
  const drafting = t.actions.draftScenario();
  t.actions.clearScenario();
  snapshot({ ...drafted, context: 'Half' });
  await drafting;
  snapshot(drafted, 'done');
  expect(plan()).toEqual({ scenario: emptyScenario, drafted: emptyScenario, ...atRest });
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

it(
  'is forgotten when it has begun and when a new chat is begun, and kept when that fails',
  { tags: ['C343'] },
  async () => {
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
  },
);

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
