import { describe, expect, it } from 'vitest';
import type { ServerFrame } from '../../domain/protocol';
import { createManualClock } from '../../tests/support/manualClock';
import { createLocalBus } from '../realtime/localBus';
import { conversationTopic } from '../realtime/topics';
import { createFramePacer } from './framePacer';
import { type LiveMessage, pendingFields } from './liveMessage';

function begin() {
  const clock = createManualClock(0);
  const bus = createLocalBus((error) => {
    throw error;
  });
  const message: LiveMessage = {
    id: 'm',
    renderingId: 'r',
    turnId: 't',
    conversationId: 'c',
    senderId: 'tutor',
    senderType: 'assistant',
    position: 2,
    attempt: 1,
    rev: 0,
    revision: 1,
    fields: pendingFields,
    dirty: false,
  };
  const sent: { at: number; frame: ServerFrame }[] = [];
  bus.subscribe(conversationTopic('c'), (event) => {
    if (event.kind === 'frame') sent.push({ at: clock.now(), frame: event.frame });
  });
  const pacer = createFramePacer(message, { bus, clock });
  const say = (text: string) => {
    message.rev += 1;
    message.fields = {
      ...message.fields,
      targetLanguageMessage: { status: 'streaming', statusMessage: '', value: text },
    };
    pacer.changed('targetLanguageMessage');
  };
  return { clock, message, pacer, say, sent };
}

const valuesOf = (sent: { frame: ServerFrame }[]) =>
  sent.map(({ frame }) => (frame.type === 'message:target' ? frame.value : null));

describe('createFramePacer', () => {
  it('sends the first frame at once, and the next not before 33 ms, with what stands then', async () => {
    const { clock, say, sent } = begin();
    say('a');
    expect(sent).toHaveLength(1);
    await clock.advance(10);
    say('a b');
    say('a b c');
    await clock.advance(22);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent.map(({ at }) => at)).toEqual([0, 33]);
    expect(valuesOf(sent)).toEqual(['a', 'a b c']);
  });

  it('sends at once again after a pause', async () => {
    const { clock, say, sent } = begin();
    say('a');
    await clock.advance(100);
    expect(sent).toHaveLength(1);
    say('a b');
    expect(sent.map(({ at }) => at)).toEqual([0, 100]);
  });

  it('keeps large values within 16 KB a second, counted in bytes', async () => {
    const { clock, say, sent } = begin();
    // Three bytes each: 48 KB, and a little around them.
    say('語'.repeat(16 * 1024));
    say('語'.repeat(16 * 1024 + 1));
    await clock.advance(3_000);
    expect(sent).toHaveLength(1);
    await clock.advance(100);
    expect(sent).toHaveLength(2);
  });

  it('stays within 20 KB a second for a reply of 600 words at 50 a second', async () => {
    const { clock, say, sent } = begin();
    const words: string[] = [];
    for (let index = 0; index < 600; index += 1) {
      words.push(`言葉${index}`);
      say(words.join(' '));
      await clock.advance(20);
    }
    const bytes = sent.reduce((sum, { frame }) => sum + Buffer.byteLength(JSON.stringify(frame)), 0);
    expect(bytes / 12).toBeLessThan(20 * 1024);
  });

  it('sends the first frame of each field at once, and all fields within one rate', async () => {
    const { clock, message, pacer, say, sent } = begin();
    say('a'.repeat(16 * 1024));
    pacer.changed('morphemeTranslationDetails');
    expect(sent).toHaveLength(2);
    message.rev += 1;
    pacer.changed('morphemeTranslationDetails');
    say('b');
    await clock.advance(1_000);
    expect(sent).toHaveLength(2);
    await clock.advance(100);
    expect(sent).toHaveLength(4);
  });

  it('sends the last frames at once and nothing after them', async () => {
    const { clock, pacer, say, sent } = begin();
    say('a');
    say('a b');
    pacer.finish(['targetLanguageMessage', 'notes']);
    expect(sent.map(({ at }) => at)).toEqual([0, 0, 0]);
    expect(valuesOf(sent)).toEqual(['a', 'a b', null]);
    await clock.advance(1_000);
    expect(sent).toHaveLength(3);
    expect(clock.pendingCount()).toBe(0);
  });

  it('sends nothing once stopped', async () => {
    const { clock, pacer, say, sent } = begin();
    say('a');
    say('a b');
    pacer.stop();
    await clock.advance(1_000);
    expect(sent).toHaveLength(1);
  });
});
