import { beforeEach, describe, expect, it } from 'vitest';
import { doneField, type Morpheme } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { fieldFrame, type ServerFrame } from '../../domain/protocol';
import type { Word } from '../../domain/words/word';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;

async function begin() {
  t = createStoreWorld();
  t.start();
  await t.settle();
  t.subscribed();
  for (const frame of t.server.replay(0, { namesSends: true })) t.receive(frame);
}

beforeEach(() => begin());

describe('words', () => {
  const morphemes: Morpheme[] = [
    ['猫', 'neko', 'cat'],
    ['。', '', ''],
    ['食べ', 'tabe', 'eat', { group: 1 }],
    ['は', 'wa', 'as for'],
    ['ます', 'masu', 'eat', { group: 1 }],
  ];
  const word = (identity: string, change: Partial<Word> = {}): Word => ({
    _id: identity,
    identity,
    originalMorpheme: identity,
    transliteratedMorpheme: '',
    translatedMorpheme: '',
    trueCount: 5,
    effectiveCount: 5,
    marked: false,
    needed: false,
    ...change,
  });

  beforeEach(async () => {
    await t.actions.send('hello');
    t.receiveAll();
    const frames = t.server.messages.map((message) => {
      message.rev += 1;
      return fieldFrame(message, 'c1', 'morphemeTranslationDetails', doneField(morphemes));
    });
    t.handlers.set('GET /morphemes', () => ({
      morphemes: [word('猫'), word('は')],
      masteryThreshold: 10,
      anchorPosition: 2,
      wordsRevision: 1,
    }));
    expect(t.named('GET /morphemes')).toHaveLength(0);
    t.receive(frames[0] as ServerFrame);
    await t.settle();
    expect(t.named('GET /morphemes')).toHaveLength(0);
    t.receive(frames[1] as ServerFrame);
    await t.settle();
  });

  it('are loaded anew once, when all words of the turn are there', () => {
    expect(t.named('GET /morphemes')).toHaveLength(1);
    expect(t.get().opacities.get('a1')).toEqual([0.6, 0, 1, 0.6, 1]);
  });

  it('are peeked at whole, and hidden again', () => {
    t.actions.peek('a1', 0);
    expect([...(t.get().peeked?.indexes ?? [])]).toEqual([0]);
    t.actions.peek('a1', 0);
    expect(t.get().peeked).toBeNull();
    t.actions.peek('a1', 0);
    t.actions.endPeek();
    t.actions.peek('a1', 4);
    expect([...(t.get().peeked?.indexes ?? [])]).toEqual([2, 4]);
  });

  it('are told to the server when a gloss was looked at that had faded, and when it was not yet faded they are not', async () => {
    t.handlers.set('GET /morphemes', () => ({
      morphemes: [word('猫'), word('は'), word('食べ ます', { effectiveCount: 9 })],
      masteryThreshold: 10,
      anchorPosition: 2,
      wordsRevision: 1,
    }));
    t.handlers.set('POST /morphemes/peek', () => ({}));
    await t.actions.refreshWords();
    t.actions.peek('a1', 0);
    t.actions.peek('a1', 4);
    t.actions.peek('a1', 4);
    await t.settle();
    expect(t.named('POST /morphemes/peek').map(({ input }) => input)).toEqual([
      { originalMorphemes: ['食べ ます'], expandedMessageId: 'a1' },
    ]);
    expect(t.warnings).toEqual([]);
  });

  it('stay peeked at when the server could not be told', async () => {
    t.handlers.set('GET /morphemes', () => ({
      morphemes: [word('猫', { effectiveCount: 10 })],
      masteryThreshold: 10,
      anchorPosition: 2,
      wordsRevision: 1,
    }));
    t.handlers.delete('POST /morphemes/peek');
    await t.actions.refreshWords();
    t.actions.peek('a1', 0);
    await t.settle();
    expect(t.named('POST /morphemes/peek')).toHaveLength(1);
    expect([...(t.get().peeked?.indexes ?? [])]).toEqual([0]);
    expect(t.get().problem).toBeNull();
  });

  it('are selected whole in the expanded message, and let go when it is closed', () => {
    t.actions.toggleExpanded('a1');
    t.actions.toggleSelected('a1', 2);
    expect([...t.get().selected]).toEqual([2, 4]);
    t.actions.toggleSelected('a1', 4);
    expect(t.get().selected.size).toBe(0);
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleExpanded('u1');
    expect(t.get()).toMatchObject({ expandedMessageId: 'u1', selected: new Set() });
  });

  it('are let go when the options that they keep open are closed', { tags: ['C320'] }, () => {
    t.actions.toggleOptions('a1');
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleOptions('a1');
    expect(t.get()).toMatchObject({ optionsMessageId: null, selected: new Set() });
    t.actions.toggleOptions('a1');
    expect(t.get().optionsMessageId).toBe('a1');
  });

  it('are chosen without the details of their message, until its options are closed or its details asked for', () => {
    t.actions.toggleOptions('a1');
    t.actions.chooseWords('a1');
    t.actions.toggleSelected('a1', 0);
    expect(t.get()).toMatchObject({ expandedMessageId: 'a1', isForWords: true, optionsMessageId: 'a1' });
    t.actions.clearSelection();
    expect(t.get()).toMatchObject({ expandedMessageId: 'a1', isForWords: true, selected: new Set() });
    t.actions.toggleOptions('a1');
    expect(t.get()).toMatchObject({ expandedMessageId: null, isForWords: false, optionsMessageId: null });

    t.actions.chooseWords('a1');
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleExpanded('a1');
    expect(t.get()).toMatchObject({ expandedMessageId: 'a1', isForWords: false, selected: new Set([0]) });
    // Details that are open stay so.
    t.actions.chooseWords('a1');
    expect(t.get().isForWords).toBe(false);
    t.actions.chooseWords('u1');
    t.actions.close();
    expect(t.get()).toMatchObject({ expandedMessageId: null, isForWords: false });
  });

  it('are let go, and so are the options, with the message that is deleted', async () => {
    t.handlers.set('DELETE /message/delete-message/:id', () => ({}));
    t.actions.toggleOptions('a1');
    t.actions.chooseWords('a1');
    t.actions.toggleSelected('a1', 0);
    await t.actions.deleteMessage('a1');
    expect(t.ids()).not.toContain('a1');
    expect(t.get()).toMatchObject({ optionsMessageId: null, expandedMessageId: null, isForWords: false });
    expect(t.get().selected.size).toBe(0);

    t.actions.toggleOptions('u1');
    await t.actions.send('again');
    t.receiveAll();
    expect(t.get().optionsMessageId).toBe('u1');
  });

  it('are marked at once, then as the server says', { tags: ['C413'] }, async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-mastered', () => ({
      morphemes: [word('猫', { marked: true, effectiveCount: 10 })],
      wordsRevision: 2,
    }));
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleSelected('a1', 2);
    const marking = t.actions.markMastered();
    expect(t.get().opacities.get('a1')).toEqual([0, 0, 0, 0.6, 0]);
    await marking;
    expect(t.named('PATCH /morphemes/update-morphemes-mastered')[0]?.input).toEqual({
      originalMorphemes: ['猫', '食べ ます'],
      expandedMessageId: 'a1',
    });
    expect(t.get().lastMark).toEqual({ kind: 'mastered', originalMorphemes: ['猫', '食べ ます'] });
  });

  it('begin anew, and the mark can be taken back', { tags: ['C415'] }, async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-not-mastered', () => ({
      morphemes: [word('猫', { effectiveCount: 0 })],
      wordsRevision: 2,
    }));
    t.handlers.set('POST /morphemes/undo', () => ({}));
    t.actions.toggleSelected('a1', 0);
    await t.actions.refreshMastery();
    expect(t.get().opacities.get('a1')?.[0]).toBe(1);
    expect(await t.actions.undoMark()).toBe(true);
    expect(t.get().opacities.get('a1')?.[0]).toBe(0.6);
    expect(t.get().lastMark).toBeNull();
  });

  it('are as they were when the server refuses', async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-mastered', () => {
      throw new AppError('messageNotFound');
    });
    const before = t.get().words.byIdentity;
    t.actions.toggleSelected('a1', 0);
    t.actions.toggleSelected('a1', 2);
    await t.actions.markMastered();
    expect(t.get().words.byIdentity).toEqual(before);
    expect(t.get().opacities.get('a1')).toEqual([0.6, 0, 1, 0.6, 1]);
    expect(t.get().problem).toBe('Message not found.');
  });

  it('stay selected when they were not marked, with what was selected meanwhile, unless they were let go', async () => {
    let refuse: () => void = () => undefined;
    t.handlers.set(
      'PATCH /morphemes/update-morphemes-mastered',
      () => new Promise((_, reject) => (refuse = () => reject(new AppError('messageNotFound')))),
    );
    const markMeanwhile = async (meanwhile: () => void) => {
      t.actions.close();
      t.actions.toggleOptions('a1');
      t.actions.chooseWords('a1');
      t.actions.toggleSelected('a1', 0);
      t.actions.toggleSelected('a1', 2);
      const marking = t.actions.markMastered();
      await t.settle();
      expect(t.get().selected.size).toBe(0);
      meanwhile();
      refuse();
      await marking;
      return [...t.get().selected];
    };
    expect(await markMeanwhile(() => undefined)).toEqual([0, 2, 4]);
    expect(await markMeanwhile(() => t.actions.toggleSelected('a1', 3))).toEqual([0, 2, 4, 3]);
    expect(await markMeanwhile(() => t.actions.clearSelection())).toEqual([]);
    expect(await markMeanwhile(() => t.actions.close())).toEqual([]);
    expect(await markMeanwhile(() => t.actions.toggleSelected('u1', 3))).toEqual([3]);
  });

  describe('that are marked elsewhere', () => {
    const asked = () => t.named('GET /morphemes').length;
    const told = async (wordsRevision: number) => {
      t.receive({ type: 'message', wordsRevision });
      await t.settle();
    };
    const answers = (wordsRevision: number) => {
      t.handlers.set('GET /morphemes', () => ({
        morphemes: [word('猫', { marked: true, effectiveCount: 10 })],
        masteryThreshold: 10,
        anchorPosition: 2,
        wordsRevision,
      }));
    };

    it('are shown so at once, and are asked for once for all that these words know of', async () => {
      answers(3);
      const before = asked();
      await told(2);
      expect(t.get().opacities.get('a1')?.[0]).toBe(0);
      await told(3);
      await told(1);
      expect(asked()).toBe(before + 1);
    });

    it('are not asked for again for what was marked here, whether told before the answer or after', async () => {
      const before = asked();
      for (const wordsRevision of [2, 3]) {
        t.handlers.set('PATCH /morphemes/update-morphemes-mastered', async () => {
          if (wordsRevision === 2) await told(2);
          return { morphemes: [word('猫', { marked: true, effectiveCount: 10 })], wordsRevision };
        });
        t.actions.toggleSelected('a1', 0);
        await t.actions.markMastered();
        await told(wordsRevision);
      }
      expect(asked()).toBe(before);
    });

    it('are asked for where something else was changed before a mark that was made here', async () => {
      answers(3);
      t.handlers.set('PATCH /morphemes/update-morphemes-mastered', () => ({ morphemes: [], wordsRevision: 3 }));
      const before = asked();
      t.actions.toggleSelected('a1', 3);
      await t.actions.markMastered();
      await told(3);
      await told(2);
      expect(asked()).toBe(before + 1);
      expect(t.get().opacities.get('a1')?.[0]).toBe(0);
    });

    it('are asked for after a mark that was refused, if anything was told meanwhile', async () => {
      answers(2);
      t.handlers.set('PATCH /morphemes/update-morphemes-mastered', async () => {
        await told(2);
        throw new AppError('messageNotFound');
      });
      t.actions.toggleSelected('a1', 3);
      await t.actions.markMastered();
      await t.settle();
      expect(t.get().words.byIdentity.get('猫')?.marked).toBe(true);
    });

    it('are shown so when a line stands again', async () => {
      t.connected('open');
      await t.settle();
      const before = asked();
      answers(2);
      t.connected('open');
      await t.settle();
      expect(asked()).toBe(before + 1);
      expect(t.get().opacities.get('a1')?.[0]).toBe(0);
    });

    it('are asked for once where news of the same change comes while they are', async () => {
      answers(2);
      const before = asked();
      void t.actions.refreshWords();
      t.receive({ type: 'message', wordsRevision: 2 });
      await t.settle();
      expect(asked()).toBe(before + 1);
      answers(3);
      t.receive({ type: 'message', wordsRevision: 3 });
      await t.settle();
      expect(asked()).toBe(before + 2);
    });
  });

  it('do not lose a mark to an answer that is older', async () => {
    t.handlers.set('PATCH /morphemes/update-morphemes-mastered', () => ({ morphemes: [], wordsRevision: 2 }));
    let answer: (value: unknown) => void = () => undefined;
    t.handlers.set('GET /morphemes', () => new Promise((resolve) => (answer = resolve)));
    const refreshing = t.actions.refreshWords();
    t.actions.toggleSelected('a1', 0);
    await t.actions.markMastered();
    const old = { morphemes: [word('猫')], masteryThreshold: 10, anchorPosition: 2, wordsRevision: 0 };
    const marked = { ...old, morphemes: [word('猫', { marked: true, effectiveCount: 10 })] };
    answer(old);
    await t.settle();
    expect(t.get().words.byIdentity.get('猫')?.marked).toBe(true);
    answer(marked);
    await refreshing;
    expect(t.get().words.byIdentity.get('猫')?.marked).toBe(true);
  });
});
