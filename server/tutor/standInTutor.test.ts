import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { tutorRequest } from '../../tests/support/tutorRequest';
import { systemClock } from '../clock';
import { createScriptedTutor } from './scripted';
import { withStandIn } from './standInTutor';
import type { Tutor, TutorEvent, TutorRequest } from './tutor';

const failure = (kind: string) => new AppError('modelFailed', { message: `It was ${kind}.`, cause: { kind } });

/** Speaks as it is told, and keeps count of its own turns. */
function tutorOf(id: string, events: (request: TutorRequest) => AsyncGenerator<TutorEvent>): Tutor {
  return { ...createScriptedTutor(systemClock), id, name: id, reply: events, recast: events, open: events };
}

const standIn: Tutor = {
  ...tutorOf('stand-in', async function* ({ state }) {
    yield { type: 'text', text: 'from the stand-in' };
    yield {
      type: 'state',
      state: { standInTurns: ((state as { standInTurns?: number } | null)?.standInTurns ?? 0) + 1 },
    };
    yield { type: 'done' };
    await Promise.resolve();
  }),
  languages: ['fr'],
  provenance: { provider: 'stand-in', model: 's', contentVersion: '1' },
};

/** A model that fails so, at once or once it has begun; or answers. */
const modelThat = (kind: string | null, hasBegun = false) =>
  tutorOf('model', async function* ({ state }) {
    if (hasBegun || kind === null) yield { type: 'text', text: 'from the model' };
    await Promise.resolve();
    if (kind !== null) throw failure(kind);
    yield { type: 'state', state: { modelTurns: ((state as { modelTurns?: number } | null)?.modelTurns ?? 0) + 1 } };
    yield { type: 'done' };
  });

const clock = { sleep: () => new Promise<void>(() => undefined) };

async function hear(model: Tutor, change: Partial<TutorRequest>, made = withStandIn(model, standIn, clock)) {
  const heard = { text: '', state: null as unknown, isStandIn: false, error: null as string | null };
  try {
    for await (const event of made.reply(tutorRequest(change))) {
      if (event.type === 'text') heard.text = event.text;
      if (event.type === 'state') heard.state = event.state;
      if (event.type === 'standIn') heard.isStandIn = event.provenance.provider === 'stand-in';
    }
  } catch (error) {
    heard.error = (error as Error).message;
  }
  return heard;
}

describe('a tutor that another one stands in for', () => {
  it.each(['unreachable', 'busy', 'tooSlow', 'serviceFailed', 'noCredit', 'keyRefused'])(
    'is answered for where it is away and the learner allows it: %s',
    async (kind) => {
      expect(await hear(modelThat(kind), { standIn: 'afterFailure' })).toMatchObject({
        text: 'from the stand-in',
        isStandIn: true,
        error: null,
      });
      expect((await hear(modelThat(kind), {})).error).toBe(`It was ${kind}.`);
      expect((await hear(modelThat(kind), { standIn: 'afterFailure', language: 'ar' })).error).toBe(`It was ${kind}.`);
    },
  );

  it.each(['refused', 'unreadable', 'questionTooLong', 'wrongLanguage'])(
    'fails itself by its answer: %s',
    async (kind) => {
      expect((await hear(modelThat(kind), { standIn: 'afterFailure' })).error).toBe(`It was ${kind}.`);
    },
  );

  it('is interrupted by nobody once it has begun, and answers itself where it can', async () => {
    expect(await hear(modelThat('tooSlow', true), { standIn: 'afterFailure' })).toMatchObject({
      text: 'from the model',
      isStandIn: false,
      error: 'It was tooSlow.',
    });
    const well = await hear(modelThat(null), { standIn: 'afterFailure' });
    expect(well).toMatchObject({ text: 'from the model', isStandIn: false });
    expect(await hear(modelThat(null), { standIn: 'now' })).toMatchObject({
      text: 'from the stand-in',
      isStandIn: true,
    });
  });

  it('keeps its own state beside that of its stand-in, in whichever order they speak', async () => {
    const first = await hear(modelThat(null), { standIn: 'afterFailure' });
    expect(first.state).toEqual({ modelTurns: 1 });
    const away = await hear(modelThat('busy'), { standIn: 'afterFailure', state: first.state });
    const again = await hear(modelThat('busy'), { standIn: 'afterFailure', state: away.state });
    const back = await hear(modelThat(null), { standIn: 'afterFailure', state: again.state });
    expect(back.state).toEqual({ model: { modelTurns: 2 }, standIn: { standInTurns: 2 } });
  });

  it('says why it failed itself where its stand-in has nothing to say either', async () => {
    const silent = tutorOf('silent', async function* () {
      yield { type: 'status', text: '' };
      throw await Promise.resolve(new Error('nothing to say'));
    });
    const made = withStandIn(modelThat('busy'), silent, clock);
    expect((await hear(modelThat('busy'), { standIn: 'afterFailure' }, made)).error).toBe('It was busy.');
  });

  it('is not waited for where it asks to be left alone for long', async () => {
    let isStopped = false;
    const waiting = tutorOf('model', async function* ({ signal }) {
      yield { type: 'status', text: 'It is asked again in 600 seconds.' };
      await new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => {
          isStopped = true;
          reject(new Error('stopped'));
        });
      });
    });
    const soon = { sleep: () => Promise.resolve() };
    const heard = await hear(waiting, { standIn: 'afterFailure' }, withStandIn(waiting, standIn, soon));
    expect(heard).toMatchObject({ text: 'from the stand-in', isStandIn: true });
    expect(isStopped).toBe(true);
  });
});
