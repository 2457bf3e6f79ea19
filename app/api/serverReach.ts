import { browserClock } from '../realtime/browserClock';
import type { Clock } from '../realtime/connectionTypes';

/** So long an answer says that the next one will come, too. */
const holdsMs = 1_000;
/** Where nothing says that it will not come, nobody notices waiting that long for it. */
const unnoticedMs = 100;
/** Whoever waits longer is told that nothing came. */
const answerWithinMs = 5_000;
/** From here on the answer is a proxy's, which did not reach the server either. */
const badGateway = 502;

export interface ServerReachDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
}

/** Whether the server can be reached, as far as what was asked of it lately says. */
export function createServerReach({ fetch, clock }: ServerReachDeps) {
  let isReached = true;
  let heardAt = -Infinity;
  let asking: Promise<boolean> | null = null;

  function note(isAnswer: boolean): boolean {
    isReached = isAnswer;
    heardAt = clock.now();
    return isAnswer;
  }

  const wait = (delayMs: number, answer: boolean) =>
    new Promise<boolean>((resolve) => {
      clock.after(delayMs, () => resolve(answer));
    });

  const askOnce = () =>
    fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < badGateway,
      () => false,
    );

  function ask(): Promise<boolean> {
    asking ??= Promise.race([askOnce(), wait(answerWithinMs, false)]).then((isAnswer) => {
      asking = null;
      return note(isAnswer);
    });
    return asking;
  }

  return {
    /** As the one it was made of; takes note of what comes of it. */
    fetch: (async (...call) => {
      try {
        const response = await fetch(...call);
        note(response.status < badGateway);
        return response;
      } catch (error) {
        // Who broke it off has learnt nothing.
        if (!call[1]?.signal?.aborted) note(false);
        throw error;
      }
    }) as typeof globalThis.fetch,

    /** It may be needed in a moment: so that it is known then. */
    prepare: (): void => {
      if (!asking && clock.now() - heardAt >= holdsMs) void ask();
    },

    /** Nothing says that it cannot be reached, and nobody is asking. */
    isSure: (): boolean => isReached && !asking,

    check: (): Promise<boolean> => (isReached && asking ? Promise.race([asking, wait(unnoticedMs, true)]) : ask()),
  };
}

/** Of this page. */
export const serverReach = createServerReach({ fetch: (...call) => window.fetch(...call), clock: browserClock });
