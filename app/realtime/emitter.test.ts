import { describe, expect, it } from 'vitest';
import { createEmitter } from './emitter';

function setUp() {
  const thrown: unknown[] = [];
  const heard: string[] = [];
  const emitter = createEmitter<string>((error) => thrown.push(error));
  return { ...emitter, thrown, heard, hear: (name: string) => (value: string) => void heard.push(`${name} ${value}`) };
}

describe('an emitter', () => {
  it('tells everybody, in the order of coming, though one of them throws', { tags: ['C450'] }, () => {
    const { on, emit, thrown, heard, hear } = setUp();
    on(hear('first'));
    on(() => {
      throw new Error('mine');
    });
    on(hear('third'));
    emit('a');
    emit('b');
    expect(heard).toEqual(['first a', 'third a', 'first b', 'third b']);
    expect(thrown).toEqual([new Error('mine'), new Error('mine')]);
  });

  it('does not tell who has left, be it while the others are told', () => {
    const { on, emit, heard, hear } = setUp();
    const leaveOnce = on((value) => {
      hear('once')(value);
      leaveOnce();
      leaveSecond();
    });
    const leaveSecond = on(hear('second'));
    on(hear('third'));
    emit('a');
    emit('b');
    expect(heard).toEqual(['once a', 'third a', 'third b']);
  });

  it('tells who joins meanwhile from the next time on', () => {
    const { on, emit, heard, hear } = setUp();
    const leave = on(() => {
      leave();
      on(hear('late'));
    });
    emit('a');
    emit('b');
    expect(heard).toEqual(['late b']);
  });

  it('keeps apart two listenings of one function', () => {
    const { on, emit, heard, hear } = setUp();
    const listener = hear('both');
    const leave = on(listener);
    on(listener);
    leave();
    leave();
    emit('a');
    expect(heard).toEqual(['both a']);
  });
});
