import { AppError } from '../../domain/errors';
import { type ErrorCode, errorTexts } from '../../domain/texts/errors';
import type { Clock } from '../realtime/connectionTypes';
import type { CallInput, CallName, CallOutput } from './calls';
import { NetworkError, UnreadableAnswerError } from './networkError';
import { WordlessError } from './wordlessError';

/** Nothing here takes longer: replies come over the stream. */
const answerWithinMs = 30_000;

export interface RequestDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** As in '/api'. */
  apiUrl: string;
}

/** One call, one request: no token of its own accord and no second try. Cookies go along. */
export type Request = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: {
    token: string | null;
    signal?: AbortSignal | undefined;
    /** The same for each try of one call. */
    idempotencyKey?: string | undefined;
  },
) => Promise<CallOutput<N>>;

/** An answer that may be asked for again: the server says when it still holds. */
interface KeptAnswer {
  url: string;
  tag: string;
  answer: unknown;
}

export function createRequest({ fetch, clock, apiUrl }: RequestDeps): Request {
  // The newest of each call. The server's tags are the caller's own: another learner's never fits.
  const kept = new Map<CallName, KeptAnswer>();

  return async (name, input, { token, signal, idempotencyKey }) => {
    const { method, url, body } = addressOf(name, input);
    const timeout = new AbortController();
    const cancelTimeout = clock.after(answerWithinMs, () => {
      timeout.abort();
    });
    const forward = () => {
      timeout.abort();
    };
    signal?.addEventListener('abort', forward);
    const known = kept.get(name);
    const tag = known?.url === url ? known.tag : null;
    try {
      const response = await fetch(apiUrl + url, {
        method,
        credentials: 'include',
        // Answers are kept here or nowhere: the browser would answer 304 by itself.
        cache: 'no-store',
        headers: {
          Accept: 'application/json',
          ...(body === null ? {} : { 'Content-Type': 'application/json' }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(tag === null ? {} : { 'If-None-Match': tag }),
          ...(idempotencyKey === undefined || method === 'GET' ? {} : { 'Idempotency-Key': idempotencyKey }),
        },
        ...(body === null ? {} : { body }),
        signal: timeout.signal,
      });
      if (response.status === 304 && tag !== null) return known?.answer as never;
      const answer = await readAnswer(response);
      const newTag = response.headers.get('ETag');
      if (newTag !== null) kept.set(name, { url, tag: newTag, answer });
      return answer as never;
    } catch (error) {
      if (error instanceof AppError || error instanceof UnreadableAnswerError) throw error;
      if (signal?.aborted) throw signal.reason;
      throw new NetworkError(error);
    } finally {
      cancelTimeout();
      signal?.removeEventListener('abort', forward);
    }
  };
}

/** Parts of the path come from the input; what is left is the query of a GET or DELETE, the body of anything else. */
function addressOf(name: CallName, input: object): { method: string; url: string; body: string | null } {
  const [method = '', path = ''] = name.split(' ');
  const left = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/:(\w+)/gu, (_, key: string) => {
    const value = left.get(key);
    left.delete(key);
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE') {
    return { method, url: filled, body: JSON.stringify(Object.fromEntries(left)) };
  }
  const query = new URLSearchParams([...left].map(([key, value]) => [key, String(value)])).toString();
  return { method, url: query ? `${filled}?${query}` : filled, body: null };
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  let answer: unknown = null;
  let cause: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    cause = error;
  }
  // Each call of ours is answered by an object.
  const own = typeof answer === 'object' ? answer : null;
  if (!response.ok) throw errorOf(response, own ?? {});
  if (!own) throw new UnreadableAnswerError(response.status, cause);
  return own;
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalidRequest',
  401: 'notAuthenticated',
  403: 'forbidden',
  404: 'notFound',
  413: 'bodyTooLarge',
  415: 'notJson',
  429: 'tooManyRequests',
  502: 'busy',
  503: 'busy',
  504: 'busy',
};

/** The server's own code and sentence where there are some; a proxy's page is never shown. */
function errorOf({ status, headers }: Response, answer: object): AppError {
  const { code, message } = answer as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' && Object.hasOwn(errorTexts, code) ? (code as ErrorCode) : undefined;
  const retryAfter = Number(headers.get('Retry-After') ?? Number.NaN);
  const options = Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {};
  const shown = known ?? codeOfStatus[status] ?? (status >= 500 ? 'internal' : 'unexpected');
  return typeof message === 'string' && message.trim() !== ''
    ? new AppError(shown, { ...options, message })
    : new WordlessError(status, shown, options);
}
