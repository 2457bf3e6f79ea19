import { beforeEach, describe, expect, it } from 'vitest';
import { doneField } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { fieldFrame } from '../../domain/protocol';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;
/** Answers to what was asked, in its order. */
let answers: ((answer: object) => void)[];

async function begin(options?: Parameters<typeof createStoreWorld>[0]) {
  t = createStoreWorld(options);
  answers = [];
  t.handlers.set('POST /message/explain', () => new Promise((resolve) => answers.push(resolve)));
  t.start();
  await t.settle();
  t.subscribed();
  await t.actions.send('hello');
  t.receiveAll();
  t.actions.toggleExpanded('a1');
}
beforeEach(() => begin());

describe('an explanation', () => {
  it('is asked for once at a time, and shown when it comes', async () => {
    const asking = t.actions.explain('a1', '猫');
    await t.actions.explain('a1', '猫');
    expect(t.get().explanation).toMatchObject({ messageId: 'a1', about: '猫', state: 'asking' });
    expect(t.named('POST /message/explain').map(({ input }) => input)).toEqual([{ messageId: 'a1', about: '猫' }]);
    answers[0]?.({ explanation: 'It purrs.' });
    await asking;
    expect(t.get().explanation).toMatchObject({ state: 'done', text: 'It purrs.' });
  });

  it('that failed says why in the server’s sentence, and can be asked for again', async () => {
    t.handlers.set('POST /message/explain', () => {
      throw new AppError('modelFailed', { message: 'The tutor cannot be reached.' });
    });
    await t.actions.explain('a1', '');
    expect(t.get().explanation).toMatchObject({ about: '', state: 'failed', text: 'The tutor cannot be reached.' });
    expect(t.get().problem).toBeNull();
    t.handlers.set('POST /message/explain', () => ({ explanation: 'Because.' }));
    await t.actions.explain('a1', '');
    expect(t.get().explanation).toMatchObject({ state: 'done', text: 'Because.' });
  });

  it('gives way to what was asked later, and to closed details', async () => {
    const first = t.actions.explain('a1', '猫');
    const second = t.actions.explain('a1', '犬');
    answers[1]?.({ explanation: 'It barks.' });
    answers[0]?.({ explanation: 'It purrs.' });
    await Promise.all([first, second]);
    expect(t.get().explanation).toMatchObject({ about: '犬', text: 'It barks.' });
    const third = t.actions.explain('a1', '鳥');
    t.actions.close();
    answers[2]?.({ explanation: 'It sings.' });
    await third;
    expect(t.get().explanation).toBeNull();
  });

  it('that is kept with the message is not asked for again', async () => {
    const message = t.server.messages.find(({ id }) => id === 'a1');
    if (!message) throw new Error('there is no reply');
    message.rev += 1;
    t.receive(fieldFrame(message, 'c1', 'notes', doneField({ explanations: { 猫: 'It purrs.' } })));
    await t.actions.explain('a1', '猫');
    expect(t.get().explanation).toMatchObject({ state: 'done', text: 'It purrs.' });
    expect(t.named('POST /message/explain')).toHaveLength(0);
  });

  it('is nothing that who only looks on may ask for', async () => {
    await begin({ viewer: true });
    await t.actions.explain('a1', '猫');
    expect(t.get().explanation).toBeNull();
    expect(t.named('POST /message/explain')).toHaveLength(0);
  });
});
