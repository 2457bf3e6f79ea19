import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Morpheme } from '../../domain/conversation/message';
import { visibleMessages } from '../../domain/conversation/reduce';
import { sceneAt } from './player';
import { type DemoFrame, type DemoMessage, demoMessages, demoScript } from './script';
import { timelineOf } from './timeline';

const delays = ({ frameStarts, endMs }: ReturnType<typeof timelineOf>) =>
  frameStarts.map((start, at) => (frameStarts[at + 1] ?? endMs) - start);

const word = fc.constantFrom<Morpheme>(['雨', 'ame', 'rain'], ['が', 'ga', ':subject'], ['。', '', ''], ['a', '', 'a']);
const message: fc.Arbitrary<DemoMessage> = fc
  .record({
    id: fc.uuid(),
    by: fc.constantFrom('learner' as const, 'tutor' as const),
    typed: fc.string({ unit: fc.constantFrom('a', '雨', ' '), maxLength: 60 }),
    words: fc.array(word, { maxLength: 14 }),
  })
  .map((made) => ({ ...made, text: made.words.map(([surface]) => surface).join(''), means: 'It means something.' }));
const frame: fc.Arbitrary<DemoFrame> = fc.record({
  kind: fc.constantFrom('write' as const, 'recast' as const, 'reply' as const, 'mark' as const, 'peek' as const),
  caption: fc.constant('mix' as const),
  message,
  word: fc.constant('雨'),
  timing: fc.record({ frameMs: fc.integer({ min: -1, max: 20_000 }), wordMs: fc.integer({ min: 0, max: 400 }) }),
});

it('each frame lasts 1000 to 7000 ms, also by what it overrides', { tags: ['C232', 'C498'] }, () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 12 }), (script) => {
      for (const delay of delays(timelineOf(script))) {
        expect(delay).toBeGreaterThanOrEqual(1_000);
        expect(delay).toBeLessThanOrEqual(7_000);
      }
    }),
  );
});

it(
  'a frame with an override of its time lasts as long as that says, and says its words as fast',
  { tags: ['C232'] },
  () => {
    const [wish] = demoMessages;
    const at = (timing: DemoFrame['timing']) =>
      timelineOf([{ kind: 'recast', message: wish!, caption: 'recast', ...(timing && { timing }) }]);
    expect(delays(at({ frameMs: 3_210 }))).toEqual([3_210]);
    expect(delays(at({ frameMs: 99_999 }))).toEqual([7_000]);
    const gaps = ({ moments }: ReturnType<typeof timelineOf>) =>
      moments.slice(2).map(({ atMs }, index) => atMs - moments[index + 1]!.atMs);
    expect(new Set(gaps(at({ wordMs: 222 })))).toEqual(new Set([222]));
    expect(new Set(gaps(at(undefined)))).toEqual(new Set([140]));
  },
);

it(
  'begins after 1600 ms, goes on in order, and ends what a frame began by the time the next begins',
  { tags: ['C500'] },
  () => {
    const { moments, frameStarts, endMs } = timelineOf(demoScript);
    expect(frameStarts[0]).toBe(1_600);
    expect(moments[0]?.atMs).toBe(1_600);
    for (const [index, { atMs, frame: number }] of moments.entries()) {
      expect(atMs).toBeGreaterThanOrEqual(moments[index - 1]?.atMs ?? 0);
      expect(number).toBeGreaterThanOrEqual(moments[index - 1]?.frame ?? 0);
      expect(atMs).toBeLessThanOrEqual(frameStarts[number + 1] ?? endMs);
    }
    expect(frameStarts).toHaveLength(demoScript.length);
    expect(endMs).toBeGreaterThan(35_000);
    expect(endMs).toBeLessThan(45_000);
  },
);

it('everything is paced by its own constant', { tags: ['C499'] }, () => {
  const { moments, frameStarts } = timelineOf(demoScript);
  const inFrame = (number: number) => {
    const times = moments.filter(({ frame: of }) => of === number).map(({ atMs }) => atMs - frameStarts[number]!);
    return times.map((time, index) => time - (times[index - 1] ?? 0));
  };
  const written = inFrame(0);
  expect([written[0], written[1], written.at(-2), written.at(-1)]).toEqual([0, 450 + 45, 500, 150]);
  expect(inFrame(1).slice(0, 2)).toEqual([0, 400]);
  const reply = demoScript.findIndex(({ kind }) => kind === 'reply');
  expect(inFrame(reply).slice(0, 5)).toEqual([0, 0, 1_200, 250, 250]);
  const mark = demoScript.findIndex(({ kind }) => kind === 'mark');
  expect(inFrame(mark)).toEqual([0, 450, 450, 1_800, 150]);
  const peek = demoScript.findIndex(({ kind }) => kind === 'peek');
  expect(inFrame(peek)).toEqual([0, 450, 1_500]);
  const { text } = demoScript[5]!.message;
  const recastMs = inFrame(5).reduce((sum, gap) => sum + gap, 0);
  expect(frameStarts[6]! - frameStarts[5]!).toBe(recastMs + 800 + 20 * [...text].length);
  expect(inFrame(5)[2]).toBe(140);
});

it('shows each message whole in the end, through the reducer of every conversation', () => {
  const timeline = timelineOf(demoScript);
  const { conversation } = sceneAt(timeline, timeline.moments.length);
  const shown = visibleMessages(conversation);
  expect(shown.map(({ id }) => id)).toEqual(demoMessages.map(({ id }) => id));
  for (const [index, { typed, text, means, words }] of demoMessages.entries()) {
    expect(shown[index]).toMatchObject({
      targetLanguageMessage: { status: 'done', value: text },
      morphemeTranslationDetails: { status: 'done', value: words },
      fullSentenceTranslation: { status: 'done', value: means },
    });
    expect(shown[index]?.originalMessage?.value ?? '').toBe(typed);
  }
  expect(conversation.needsResync).toBe(false);
});

it('never shows a word before the sentence has come so far, nor a mark without its word', () => {
  const timeline = timelineOf(demoScript);
  for (let count = 0; count <= timeline.moments.length; count += 1) {
    for (const { targetLanguageMessage, morphemeTranslationDetails } of visibleMessages(
      sceneAt(timeline, count).conversation,
    )) {
      const words = morphemeTranslationDetails?.value ?? [];
      expect(words.map(([surface]) => surface).join('')).toBe(targetLanguageMessage?.value ?? '');
    }
  }
});
