import type { Logger } from 'pino';
import { isAppError } from '../../domain/errors';
import { errorTexts } from '../../domain/texts/errors';
import { identityOf } from '../../domain/words/identity';
import { noveltyOf } from '../../domain/words/novelty';
import { sightingsOf } from '../../domain/words/sightings';
import type { MessageNotes } from '../../domain/conversation/message';
import type { Clock } from '../clock';
import type { JobRunner } from '../jobs/jobRunner';
import type { Bus } from '../realtime/bus';
import { conversationTopic } from '../realtime/topics';
import type { Tutor, TutorEvent, TutorRequest } from '../tutor/tutor';
import { isAway, namedFailure } from '../tutor/tutorFailure';
import { withNewMeanings } from '../words/withNewMeanings';
import type { WordRepository } from '../words/wordRepository';
import { untilAborted } from './untilAborted';
import { createFramePacer } from './framePacer';
import { fieldsOf, finishedFields, type LiveMessage, type RenderedFieldName, withWords } from './liveMessage';
import type { TurnRepository } from './turnRepository';

/** What the tutor is asked for: an answer, the first message of a conversation, or the learner's own sentence. */
export type TurnKind = 'reply' | 'open' | 'recast';

/** A turn that has been committed and is now to be spoken. It makes one message. */
export interface StartedTurn {
  id: string;
  attempt: number;
  learnerId: string;
  conversationId: string;
  language: string;
  kind: TurnKind;
  /** The conversation's first reply names it. */
  namesConversation: boolean;
  message: LiveMessage;
  request: Omit<TutorRequest, 'signal' | 'knownCount'>;
  /** The learner's counts by word identity. */
  counts: ReadonlyMap<string, number>;
  /** Their meetings until a word is mastered. */
  threshold: number;
}

export interface TurnEngineDeps {
  turns: TurnRepository;
  tutor: Tutor;
  bus: Bus;
  clock: Clock;
  log: Logger;
  /** This process's name on its turns. */
  owner: string;
  words: Pick<WordRepository, 'glossesMet'>;
  /** Draws the learner's progress after a turn. */
  jobs: Pick<JobRunner, 'kick'>;
  /** Called after a finished turn gave its conversation a title. */
  titled(learnerId: string): Promise<void>;
}

interface RunningTurn {
  turn: StartedTurn;
  abort: AbortController;
  /** Settles when the turn's last write is committed. */
  ended: Promise<void>;
}

export type TurnEngine = ReturnType<typeof createTurnEngine>;

/** Why a turn's signal was aborted. */
export const stopReasons = { stopped: 'stopped', shutdown: 'shutdown', timeUp: 'timeUp' } as const;
type StopReason = keyof typeof stopReasons;

/** What the learner reads where a turn was ended by something else than the learner. */
const stopErrors: Readonly<Record<string, string>> = {
  [stopReasons.shutdown]: errorTexts.replyInterrupted,
  [stopReasons.timeUp]: errorTexts.replyFailed,
};

/**
 * Nobody stops a learner's own sentence. Providers have limits of their own, which come to some two hours where one asks
 * to be left alone that long: this one is for a tutor that hangs.
 */
const longestRecastMs = 3 * 60 * 60_000;

const renderedNames: RenderedFieldName[] = [
  'targetLanguageMessage',
  'morphemeTranslationDetails',
  'fullSentenceTranslation',
  'notes',
];

/** Speaks turns. A turn goes on whether or not anybody is connected. */
export function createTurnEngine(deps: TurnEngineDeps) {
  const { turns, tutor, bus, clock, log, owner } = deps;
  const running = new Map<string, RunningTurn>();

  function start(turn: StartedTurn): void {
    const abort = new AbortController();
    const timeUp = () => {
      log.warn({ turnId: turn.id, messageId: turn.message.id }, 'the tutor hangs');
      abort.abort(stopReasons.timeUp);
    };
    const cancel = turn.kind === 'recast' ? clock.after(longestRecastMs, timeUp) : () => undefined;
    const ended = speak(turn, abort.signal)
      .catch((error: unknown) => {
        // The database failed: the lease runs out and the turn is swept.
        log.error({ err: error, turnId: turn.id }, 'turn lost');
      })
      .finally(() => {
        cancel();
        // A retry may have begun under the same id.
        if (running.get(turn.id)?.turn === turn) running.delete(turn.id);
      });
    running.get(turn.id)?.abort.abort(stopReasons.stopped);
    running.set(turn.id, { turn, abort, ended });
  }

  async function speak(turn: StartedTurn, signal: AbortSignal): Promise<void> {
    const knownCount = (surface: string) => turn.counts.get(identityOf(surface, turn.language)) ?? 0;
    const ending = await listen(turn, tutor[turn.kind]({ ...turn.request, knownCount, signal }), signal);
    await finish(turn, ending);
  }

  /** Takes in what the tutor says until there is no more; never throws. */
  async function listen(turn: StartedTurn, events: AsyncGenerator<TutorEvent>, signal: AbortSignal): Promise<Ending> {
    const { message } = turn;
    const pacer = createFramePacer(message, { bus, clock });
    const ending: Ending = {
      outcome: 'done',
      error: null,
      state: undefined,
      title: undefined,
      isLost: false,
      isAway: false,
      provenance: tutor.provenance,
      repaired: 0,
    };
    const begun = clock.now();
    try {
      for await (const event of untilAborted(events, signal)) {
        if (event.type === 'state') ending.state = event.state;
        if (event.type === 'title') ending.title = event.title;
        if (event.type === 'repaired') ending.repaired = event.words;
        if (event.type === 'lost') ending.isLost = true;
        if (event.type === 'standIn') ending.provenance = event.provenance;
        const changes = fieldsOf(event, message.fields);
        const changed = Object.keys(changes) as RenderedFieldName[];
        if (changed.length === 0) continue;
        message.fields = { ...message.fields, ...changes };
        message.rev += 1;
        message.dirty = true;
        // A status that ends with the last frame is told with the last frame.
        for (const name of changed) if (name !== 'notes' && name !== 'fullSentenceTranslation') pacer.changed(name);
      }
      if (!signal.aborted && isEmpty(message)) throw new Error('the tutor ended without an answer');
    } catch (error) {
      if (!signal.aborted) {
        const { senderType, id: messageId } = message;
        const told = { turnId: turn.id, messageId, senderType, milliseconds: clock.now() - begun };
        log.warn({ ...told, ...(namedFailure(error) ?? { err: error }) }, 'the tutor failed');
        ending.outcome = 'error';
        ending.error = isAppError(error) ? error.message : errorTexts.replyFailed;
        ending.isAway = isAway(error) && mayStandIn(tutor, turn.language);
      }
    } finally {
      pacer.stop();
    }
    if (signal.aborted) {
      ending.error = stopErrors[String(signal.reason)] ?? null;
      ending.outcome = ending.error === null ? 'stopped' : 'error';
    }
    return ending;
  }

  async function finish(turn: StartedTurn, ending: Ending): Promise<void> {
    const { message } = turn;
    const isReply = turn.kind !== 'recast';
    const spoken = message.fields.morphemeTranslationDetails?.value ?? [];
    const words = await withNewMeanings(deps.words, { ...turn, messageId: message.id }, spoken);
    // What was broken off by a failure is said again in the retry, and counted then.
    const isCounted = ending.outcome !== 'error' && turn.language !== '';
    const sightings = isCounted ? sightingsOf(words, turn.language) : [];
    // What was broken off, or says that something was not understood, tells nothing of how hard it is to read; of what is
    // urgent nobody wants to know.
    const isUrgent = message.fields.notes?.value?.urgent !== undefined;
    const isMeasured = isReply && isCounted && ending.outcome === 'done' && !ending.isLost && !isUrgent;
    const notes: MessageNotes = isMeasured ? noveltyOf(words, turn.language, turn.counts, turn.threshold) : {};
    if (ending.outcome === 'stopped') notes.stopped = true;
    if (ending.isAway) notes.modelAway = true;
    // Shown to nobody before it is committed: the turn may have been taken over.
    const fields = finishedFields(withWords(message.fields, words), ending.error, notes);
    const last = { ...message, fields, rev: message.rev + 1 };
    message.dirty = false;
    const title = isReply && turn.namesConversation ? ending.title : undefined;
    const result = await turns.finish({
      message: last,
      turnId: turn.id,
      turnAttempt: turn.attempt,
      owner,
      learnerId: turn.learnerId,
      state: ending.outcome,
      provenance: JSON.stringify({
        ...ending.provenance,
        ...(ending.repaired > 0 ? { repaired: ending.repaired } : {}),
      }),
      sightings,
      language: turn.language,
      ...(isReply && ending.outcome === 'done' && ending.state !== undefined
        ? { tutorState: JSON.stringify(ending.state) }
        : {}),
      ...(title === undefined ? {} : { title }),
      at: new Date(clock.now()),
    });
    deps.jobs.kick();
    if (result === null) {
      log.info({ turnId: turn.id, messageId: message.id }, 'turn was taken over; nothing written');
      return;
    }
    const { revision, isDeleted } = result;
    Object.assign(message, last, { revision, dirty: false });
    if (isDeleted) {
      const { conversationId } = message;
      const frame = { type: 'revision', conversationId, revision } as const;
      bus.publish(conversationTopic(conversationId), { kind: 'frame', frame });
    } else {
      createFramePacer(message, { bus, clock }).finish(renderedNames);
    }
    if (title !== undefined) await deps.titled(turn.learnerId);
  }

  async function stop(turnId: string, reason: StopReason = 'stopped'): Promise<void> {
    const entry = running.get(turnId);
    entry?.abort.abort(stopReasons[reason]);
    await entry?.ended;
  }

  bus.subscribe('turns', (event) => {
    if (event.kind === 'stopTurn') void stop(event.turnId);
  });

  return {
    start,
    stop,

    /** Another process has this turn, or had it and ended it: what is said here is nobody's any more. */
    lose: (turnId: string, attempt: number): void => {
      const entry = running.get(turnId);
      if (entry?.turn.attempt !== attempt) return;
      running.delete(turnId);
      entry.abort.abort(stopReasons.stopped);
    },

    isRunningHere: (turnId: string) => running.has(turnId),

    /** Messages being made in this process, newer than the database. */
    live: (conversationId?: string): LiveMessage[] =>
      [...running.values()]
        .filter(({ turn }) => conversationId === undefined || turn.conversationId === conversationId)
        .map(({ turn }) => turn.message),

    runningIds: () => [...running.keys()],

    /** Lets running turns end for a while, then breaks them off as interrupted. */
    drain: async (graceMs: number): Promise<void> => {
      const all = Promise.all([...running.values()].map(({ ended }) => ended));
      const waiting = new AbortController();
      // Called off when not needed: it would keep the process alive to its end.
      const timeUp = clock.sleep(graceMs, waiting.signal).catch(() => undefined);
      await Promise.race([all, timeUp]);
      waiting.abort();
      await Promise.all([...running.keys()].map((id) => stop(id, 'shutdown')));
    },
  };
}

interface Ending {
  outcome: 'done' | 'stopped' | 'error';
  error: string | null;
  state: unknown;
  title: string | undefined;
  /** Words that were glossed or cut otherwise than the provider first had them. */
  repaired: number;
  /** The tutor said that it did not understand, or not all. */
  isLost: boolean;
  /** It failed because the tutor is away, and another one could answer for it. */
  isAway: boolean;
  provenance: Tutor['provenance'];
}

function mayStandIn({ standIn }: Tutor, language: string): boolean {
  return standIn !== undefined && (standIn.languages?.includes(language) ?? true);
}

function isEmpty({ fields, senderType }: LiveMessage): boolean {
  return senderType === 'assistant' && !fields.targetLanguageMessage?.value && !fields.notes?.value;
}
