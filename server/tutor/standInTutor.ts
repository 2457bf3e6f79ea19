import { isAway } from './tutorFailure';
import type { Tutor, TutorClock, TutorEvent, TutorRequest } from './tutor';

/** What is made turn by turn, and can be made by another tutor. */
type Answer = 'reply' | 'open' | 'recast';

/** A learner who has said that the built-in tutor may answer waits so long, and no longer, while a provider wants to be left alone. */
const longestWaitMs = 10_000;

/** Both tutors' dialogue states, where both have spoken in a conversation. */
interface States {
  model: unknown;
  standIn: unknown;
}

/**
 * The tutor of a language model, for which another one stands in where the learner allows it: after the model has
 * failed as one that is away does, before anything of its answer has come; or at once, where that is asked for. Each
 * keeps a dialogue state of its own, so that the model goes on from what it knows when it is back.
 */
export function withStandIn(model: Tutor, standIn: Tutor, clock: Pick<TutorClock, 'sleep'>): Tutor {
  const { languages, name, provenance } = standIn;

  async function* byModel(answer: Answer, request: TutorRequest, states: States): AsyncGenerator<TutorEvent> {
    for await (const event of model[answer]({ ...request, state: states.model })) {
      yield event.type === 'state' ? { ...event, state: stored({ ...states, model: event.state }) } : event;
    }
  }

  async function* byStandIn(answer: Answer, request: TutorRequest, states: States): AsyncGenerator<TutorEvent> {
    yield { type: 'standIn', provenance };
    for await (const event of standIn[answer]({ ...request, state: states.standIn })) {
      yield event.type === 'state' ? { ...event, state: stored({ ...states, standIn: event.state }) } : event;
    }
  }

  async function* speak(answer: Answer, request: TutorRequest): AsyncGenerator<TutorEvent> {
    const states = readStates(request.state);
    const mayStandIn = request.standIn !== undefined && (languages?.includes(request.language) ?? true);
    if (mayStandIn && request.standIn === 'now') {
      yield* byStandIn(answer, request, states);
      return;
    }
    let hasBegun = false;
    try {
      const patience = new AbortController();
      const signal = AbortSignal.any([request.signal, patience.signal]);
      const events = byModel(answer, { ...request, signal }, states);
      for await (const event of mayStandIn ? untilToldToWait(events, patience, clock) : events) {
        hasBegun ||= event.type === 'text' || event.type === 'words';
        yield event;
      }
      return;
    } catch (error) {
      if (!mayStandIn || hasBegun || request.signal.aborted || !isAway(error)) throw error;
      yield* orFailWith(error, byStandIn(answer, request, states));
    }
  }

  return {
    ...model,
    standIn: { name, languages },
    reply: (request) => speak('reply', request),
    open: (request) => speak('open', request),
    recast: (request) => speak('recast', request),
  };
}

/** Where the stand-in has nothing to say either, the learner reads why the model had not. */
async function* orFailWith(reason: unknown, events: AsyncGenerator<TutorEvent>): AsyncGenerator<TutorEvent> {
  let hasBegun = false;
  try {
    for await (const event of events) {
      hasBegun ||= event.type === 'text' || event.type === 'notes';
      yield event;
    }
  } catch (error) {
    throw hasBegun ? error : reason;
  }
}

/** Thrown where a provider wants to be left alone for longer than the learner waits. */
class ToldToWait extends Error {
  /** As `ModelFailure` names it. */
  readonly kind = 'busy';
}

/** The events of an answer; breaks it off where a status that says why nothing comes has stood too long. */
async function* untilToldToWait(
  events: AsyncGenerator<TutorEvent>,
  patience: AbortController,
  clock: Pick<TutorClock, 'sleep'>,
): AsyncGenerator<TutorEvent> {
  let waiting: AbortController | null = null;
  let timeUp: Promise<'timeUp'> | null = null;
  const endWait = () => {
    waiting?.abort();
    waiting = null;
    timeUp = null;
  };
  try {
    for (;;) {
      const next = events.next();
      const first = await (timeUp ? Promise.race([next, timeUp]) : next);
      if (first === 'timeUp') {
        // What it still throws belongs to nobody.
        next.catch(() => undefined);
        patience.abort();
        throw new ToldToWait();
      }
      if (first.done) return;
      const event = first.value;
      if (event.type !== 'status' || event.text === '') endWait();
      else if (!timeUp) {
        const wait = new AbortController();
        waiting = wait;
        timeUp = clock.sleep(longestWaitMs, wait.signal).then(
          () => 'timeUp' as const,
          // Called off.
          () => new Promise<never>(() => undefined),
        );
      }
      yield event;
    }
  } finally {
    endWait();
    void events.return(undefined).catch(() => undefined);
  }
}

/** A state that only the model has stands as it is, as it did before there was a stand-in. */
const stored = ({ model, standIn }: States): unknown => (standIn === null ? model : { model, standIn });

function readStates(state: unknown): States {
  const isBoth = typeof state === 'object' && state !== null && 'standIn' in state && 'model' in state;
  return isBoth ? { model: state.model, standIn: state.standIn } : { model: state, standIn: null };
}
