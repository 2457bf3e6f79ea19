import { describe, expect, it } from 'vitest';
import { createTestClock } from '../realtime/testClock';
import { createSpeaker, type SpeechEngine } from './speaker';

const japanese = { name: 'Kyoko', lang: 'ja_JP', localService: true, default: false } as SpeechSynthesisVoice;
const english = { name: 'Samantha', lang: 'en-US', localService: true, default: true } as SpeechSynthesisVoice;

/** An engine that does what it is told to, as slowly as a test wishes. */
function createWorld({ voices = [english, japanese] }: { voices?: SpeechSynthesisVoice[] } = {}) {
  const time = createTestClock();
  const said: SpeechSynthesisUtterance[] = [];
  const log: string[] = [];
  let heard: (() => void) | undefined;
  const engine = {
    speaking: false,
    pending: false,
    paused: false,
    speak: (utterance: SpeechSynthesisUtterance) => {
      said.push(utterance);
      log.push(`${utterance.text} ${String(utterance.rate)}`);
      engine.speaking = true;
    },
    cancel: () => {
      log.push('cancel');
      engine.speaking = false;
    },
    resume: () => undefined,
    getVoices: () => world.voices,
    addEventListener: (_type: string, listener: () => void) => {
      heard = listener;
    },
  };
  const world = {
    voices,
    engine,
    time,
    log,
    said,
    voicesChanged: () => heard?.(),
    /** The engine is through with what it was given last. */
    ends: () => {
      engine.speaking = false;
      said.at(-1)?.onend?.({} as SpeechSynthesisEvent);
    },
    speaker: null as unknown as ReturnType<typeof createSpeaker>,
  };
  world.speaker = createSpeaker({
    engine: engine as unknown as SpeechEngine,
    makeUtterance: (text) => ({ text }) as SpeechSynthesisUtterance,
    clock: time.clock,
  });
  return world;
}
const hello = { key: 'hello', text: 'こんにちは。元気ですか。', language: 'ja' };

describe('what is to be said', () => {
  it('is said at once, by a voice of its language, a sentence at a time', () => {
    const { speaker, said, log, ends } = createWorld();
    speaker.press(hello);
    expect(log).toEqual(['こんにちは。 1']);
    expect(said[0]).toMatchObject({ voice: japanese, lang: 'ja-JP' });
    expect(speaker.state().saying).toEqual({ key: 'hello', isSlow: false, at: null });
    ends();
    expect(log).toEqual(['こんにちは。 1', '元気ですか。 1']);
    ends();
    expect(speaker.state().saying).toBeNull();
  });

  it('is said slowly by a second press, and ended by a third', async () => {
    const { speaker, log, time } = createWorld();
    speaker.press(hello);
    speaker.press(hello);
    // Chrome drops what is said right after a cancel.
    expect(log).toEqual(['こんにちは。 1', 'cancel']);
    await time.advance(50);
    expect(log.at(-1)).toBe('こんにちは。 0.7');
    speaker.press(hello);
    expect(log.at(-1)).toBe('cancel');
    expect(speaker.state().saying).toBeNull();
    await time.advance(60_000);
    speaker.press(hello);
    expect(log.at(-1)).toBe('こんにちは。 1');
  });

  it('is said slowly by a second press after the first is through', () => {
    const { speaker, log, ends } = createWorld();
    speaker.press({ ...hello, text: '猫' });
    ends();
    speaker.press({ ...hello, text: '猫' });
    expect(log).toEqual(['猫 1', '猫 0.7']);
  });

  it('takes the place of what was being said, however often that changes', async () => {
    const { speaker, log, time, said } = createWorld();
    speaker.press(hello);
    speaker.press({ ...hello, key: 'cat', text: '猫' });
    speaker.press({ ...hello, key: 'dog', text: '犬' });
    await time.advance(50);
    expect(log.filter((line) => line !== 'cancel')).toEqual(['こんにちは。 1', '犬 1']);
    // An end that comes late is of something else.
    said[0]?.onend?.({} as SpeechSynthesisEvent);
    said[0]?.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent);
    expect(speaker.state()).toMatchObject({ saying: { key: 'dog' }, problem: null });
  });

  it('tells which word is being said, in the whole text', () => {
    const { speaker, said, ends } = createWorld();
    speaker.press(hello);
    ends();
    said[1]?.onboundary?.({ name: 'sentence', charIndex: 0 } as SpeechSynthesisEvent);
    expect(speaker.state().saying?.at).toBeNull();
    said[1]?.onboundary?.({ name: 'word', charIndex: 2 } as SpeechSynthesisEvent);
    expect(hello.text.slice(speaker.state().saying?.at ?? 0)).toBe('ですか。');
  });

  it('is ended when what it belongs to goes away, and nothing else is', () => {
    const { speaker, log } = createWorld();
    speaker.press(hello);
    speaker.stop('other');
    expect(log).not.toContain('cancel');
    speaker.stop('hello');
    expect(log.at(-1)).toBe('cancel');
    expect(speaker.state().saying).toBeNull();
  });
});

describe('an engine that does not keep its promises', () => {
  it('goes on when it never says that a sentence has ended', async () => {
    const { speaker, log, engine, time } = createWorld();
    speaker.press(hello);
    await time.advance(5_000);
    expect(log).toEqual(['こんにちは。 1']);
    engine.speaking = false;
    await time.advance(2_000);
    expect(log).toEqual(['こんにちは。 1', '元気ですか。 1']);
  });

  it('is given up when it claims to speak for ever', async () => {
    const { speaker, log, time } = createWorld();
    speaker.press(hello);
    await time.advance(30_000);
    expect(log).toEqual(['こんにちは。 1', 'cancel']);
    expect(speaker.state().saying).toBeNull();
    expect(time.timerCount()).toBe(0);
  });

  it('leaves a sentence to read when it fails, and is tried again by the next press', () => {
    const { speaker, said, log } = createWorld();
    speaker.press(hello);
    said[0]?.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent);
    expect(speaker.state()).toMatchObject({ saying: null, problem: { key: 'hello', kind: 'failed' } });
    speaker.press(hello);
    expect(speaker.state().problem).toBeNull();
    // It was not heard: nothing to say more slowly.
    expect(log).toEqual(['こんにちは。 1', 'cancel', 'こんにちは。 1']);
  });
});

describe('voices', () => {
  it('that come late are waited for', async () => {
    const world = createWorld({ voices: [] });
    world.speaker.press(hello);
    expect(world.log).toEqual([]);
    world.voices = [japanese];
    await world.time.advance(250);
    expect(world.log).toEqual(['こんにちは。 1']);
  });

  it('that never come are said to be missing', async () => {
    const { speaker, time, log } = createWorld({ voices: [] });
    speaker.press(hello);
    await time.advance(5_000);
    expect(speaker.state()).toMatchObject({ saying: null, problem: { key: 'hello', kind: 'noVoice' } });
    expect(log).toEqual([]);
  });

  it('of another language are not made to say it', () => {
    const { speaker, log } = createWorld({ voices: [english] });
    speaker.press(hello);
    expect(log).toEqual([]);
    expect(speaker.state().problem).toEqual({ key: 'hello', kind: 'noVoice' });
  });

  it('that were added are heard of', () => {
    const world = createWorld({ voices: [english] });
    let changes = 0;
    world.speaker.subscribe(() => (changes += 1));
    world.voices = [english, japanese];
    world.voicesChanged();
    expect(changes).toBe(1);
    expect(world.speaker.state().voices).toContain(japanese);
  });
});
