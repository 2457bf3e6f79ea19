import { APICallError, InvalidResponseDataError, RetryError } from 'ai';
import { AppError } from '../../../../domain/errors';

/** Ways in which a provider fails a learner, each with the one sentence that they are shown. */
const sentences = {
  keyRefused: 'The tutor’s key was refused. Please tell whoever runs this server.',
  modelMissing: 'The tutor’s model was not found. Please tell whoever runs this server.',
  addressRefused: 'The tutor’s address is not allowed. Please tell whoever runs this server.',
  requestRefused: 'The tutor’s service did not accept the request. Please tell whoever runs this server.',
  questionTooLong: 'This is too long for the tutor’s model. Please write less, or begin a new conversation.',
  busy: 'The tutor has too many questions at the moment. Please try again in a moment.',
  serviceFailed: 'The tutor’s service has a problem. Please try again in a moment.',
  unreachable: 'The tutor cannot be reached. Please try again in a moment.',
  tooSlow: 'The tutor took too long to answer. Please try again.',
  brokenOff: 'The tutor’s answer broke off. Please try again.',
  unreadable: 'The tutor’s answer could not be read. Please try again.',
  empty: 'The tutor gave no answer. Please try again.',
  tooLong: 'The tutor’s answer was too long. Please try again.',
  refused: 'The tutor would rather not answer that. Please put it in another way.',
  wrongLanguage: 'The tutor answered in another language. Please try again.',
} as const;

export type FailureKind = keyof typeof sentences;

/** A provider's failure, told apart. Its message is for the log; what learners read comes from `toLearner`. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** Seconds after which the provider says that it may be asked again. */
  readonly retryAfterSeconds: number | undefined;
  /** The provider's answer by its number in HTTP, where there was one. */
  readonly status: number | undefined;
  /** The provider said that what it refuses is to answer in a shape. */
  readonly isAboutShape: boolean;

  constructor(
    kind: FailureKind,
    options: {
      detail?: string;
      retryAfterSeconds?: number | undefined;
      status?: number | undefined;
      isAboutShape?: boolean;
    } = {},
  ) {
    super(options.detail ?? kind);
    this.kind = kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.status = options.status;
    this.isAboutShape = options.isAboutShape ?? false;
  }

  toLearner(): AppError {
    const { kind, retryAfterSeconds } = this;
    const wait = retryAfterSeconds && kind === 'busy' ? Math.ceil(retryAfterSeconds) : undefined;
    return new AppError('modelFailed', {
      message: wait === undefined ? sentences[kind] : busyFor(wait),
      ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
      cause: this,
    });
  }
}

function busyFor(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const wait = seconds < 90 ? `${String(seconds)} seconds` : `${String(minutes)} minutes`;
  return `The tutor has too many questions at the moment. Please try again in ${seconds === 1 ? 'a second' : wait}.`;
}

/**
 * What went wrong, from whatever the SDK or the network threw. Nothing of the provider's own words is kept but its
 * status: an answer may repeat the request, and with it the key.
 *
 * @param begun whether something of the answer had come
 */
export function failureOf(error: unknown, begun: boolean): ModelFailure {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (cause instanceof ModelFailure) return cause;
  if (cause instanceof Error && cause.cause instanceof ModelFailure) return cause.cause;
  // A status of 200 says no more than that an answer had begun.
  if (APICallError.isInstance(cause) && !(begun && cause.statusCode === 200)) return fromStatus(cause);
  if (cause instanceof Error && /^(?:TimeoutError|AbortError)$/u.test(cause.name)) return new ModelFailure('tooSlow');
  if (cause instanceof Error && /JSON|parse|validation/iu.test(cause.name)) return new ModelFailure('unreadable');
  if (!begun && InvalidResponseDataError.isInstance(cause)) return new ModelFailure('empty');
  return new ModelFailure(begun ? 'brokenOff' : 'unreachable', { detail: nameOf(cause) });
}

function fromStatus({ statusCode: status, responseHeaders, responseBody = '' }: APICallError): ModelFailure {
  if (status === undefined) return new ModelFailure('unreachable', { detail: 'no connection' });
  const because = (kind: FailureKind) => new ModelFailure(kind, { detail: `status ${String(status)}`, status });
  if (status === 401 || status === 403) return because('keyRefused');
  if (status === 404) return because('modelMissing');
  if (status === 429) {
    const retryAfterSeconds = retryAfterOf(responseHeaders?.['retry-after']);
    return new ModelFailure('busy', { detail: 'status 429', status, retryAfterSeconds });
  }
  if (status === 408 || status === 504) return because('tooSlow');
  if (status >= 500) return because('serviceFailed');
  if (status >= 400) return refusalOf(status, responseBody.slice(0, tellingLength));
  return because('unreadable');
}

/** Characters of a refusal that are read: what follows may be the request itself. */
export const tellingLength = 600;

/**
 * What a request was refused for, as far as it can be told from the words of the many servers that speak this protocol.
 * They are looked at and not kept.
 */
function refusalOf(status: number, words: string): ModelFailure {
  const detail = `status ${String(status)}`;
  if (status === 413 || tooLong.test(words)) return new ModelFailure('questionTooLong', { detail, status });
  if (filtered.test(words)) return new ModelFailure('refused', { detail, status });
  return new ModelFailure('requestRefused', { detail, status, isAboutShape: aboutShape.test(words) });
}

const tooLong =
  /context.{0,12}(?:length|window|size)|too (?:long|many tokens)|(?:exceed|maximum|more than)\w*.{0,60}(?:tokens|context)|(?:token|length) limit/iu;
const filtered = /content.?(?:filter|polic|management)|safety|moderation|flagged/iu;
const aboutShape =
  /response.?(?:format|schema|mime)|json.?(?:schema|object|mode)|structured|output.?(?:format|config)|guided|grammar|schema/iu;

/** Seconds, from seconds or a date (RFC 9110, 10.2.3); undefined for anything else. */
function retryAfterOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\s*\d+(?:\.\d+)?\s*$/u.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : undefined;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
