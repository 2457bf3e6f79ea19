import { APICallError, InvalidResponseDataError, RetryError } from 'ai';
import { AppError } from '../../../../domain/errors';

/** Ways in which a provider fails a learner, each with the one sentence that they are shown. */
const sentences = {
  keyRefused: 'The tutor’s key was refused. Please tell whoever runs this server.',
  modelMissing: 'The tutor’s model was not found. Please tell whoever runs this server.',
  addressRefused: 'The tutor’s address is not allowed. Please tell whoever runs this server.',
  requestRefused: 'The tutor’s service did not accept the request. Please tell whoever runs this server.',
  questionTooLong: 'This is too long for the tutor’s model. Please write less, or begin a new conversation.',
  noCredit: 'The tutor’s account has no credit left. Please tell whoever runs this server.',
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

  /** Whether the same question may succeed a little later: no connection, 408, 429 or 5xx. */
  mayPass(): boolean {
    const { kind, status = 0 } = this;
    return kind !== 'noCredit' && (kind === 'unreachable' || kind === 'busy' || status === 408 || status >= 500);
  }

  toLearner(): AppError {
    const { kind, retryAfterSeconds } = this;
    const seconds = retryAfterSeconds && this.mayPass() ? Math.ceil(retryAfterSeconds) : undefined;
    return new AppError('modelFailed', {
      message:
        seconds === undefined ? sentences[kind] : `${firstSentence(kind)} Please try again in ${spell(seconds)}.`,
      ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
      cause: this,
    });
  }
}

const firstSentence = (kind: FailureKind) => `${sentences[kind].split('. ')[0] ?? ''}.`;

/** A status line for learners while a wait that the provider named is waited out. */
export function askedAgainIn(seconds: number): string {
  return `${firstSentence('busy')} It is asked again in ${spell(seconds)}.`;
}

function spell(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds <= 120) return `${String(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return `${String(minutes)} minutes`;
  return `${String(Math.ceil(minutes / 60))} hours`;
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
  const told = begun ? undefined : toldInStream(cause);
  if (told) return fromStatus(told);
  if (cause instanceof Error && /^(?:TimeoutError|AbortError)$/u.test(cause.name)) return new ModelFailure('tooSlow');
  if (cause instanceof Error && /JSON|parse|validation/iu.test(cause.name)) return new ModelFailure('unreadable');
  if (!begun && InvalidResponseDataError.isInstance(cause)) return new ModelFailure('empty');
  return new ModelFailure(begun ? 'brokenOff' : 'unreachable', { detail: nameOf(cause) });
}

type Refusal = Pick<APICallError, 'statusCode' | 'responseHeaders' | 'responseBody'>;

/** A failure that stands in the stream of an answer with status 200, as its sender would have said it in HTTP. */
function toldInStream(error: unknown): Refusal | undefined {
  if (typeof error !== 'object' || error === null || error instanceof Error) return undefined;
  const { code } = error as { code?: unknown };
  const statusCode = typeof code === 'number' && code >= 400 && code < 600 ? code : 500;
  return { statusCode, responseBody: JSON.stringify(error) };
}

function fromStatus({ statusCode: status, responseHeaders, responseBody = '' }: Refusal): ModelFailure {
  if (status === undefined) return new ModelFailure('unreachable', { detail: 'no connection' });
  const retryAfterSeconds = namedWait(responseHeaders, responseBody);
  const because = (kind: FailureKind) =>
    new ModelFailure(kind, { detail: `status ${String(status)}`, status, retryAfterSeconds });
  const words = responseBody.slice(0, tellingLength);
  if (status === 402 || (status >= 400 && status < 500 && noCredit.test(words))) return because('noCredit');
  if (status === 401 || status === 403) return because('keyRefused');
  if (status === 404) return because('modelMissing');
  if (status === 429) return because('busy');
  if (status === 408 || status === 504) return because('tooSlow');
  if (status >= 500) return because('serviceFailed');
  if (status >= 400) return refusalOf(status, words);
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

/** Not Google's "exceeded your current quota", which it says of too many questions in a minute as well. */
const noCredit =
  /insufficient.{0,4}(?:quota|credit|balance|fund)|credit balance is too low|billing.{0,4}(?:hard.limit|not.active)|out of credits/iu;
const tooLong =
  /context.{0,12}(?:length|window|size)|too (?:long|many tokens)|(?:exceed|maximum|more than)\w*.{0,60}(?:tokens|context)|(?:token|length) limit/iu;
const filtered = /content.?(?:filter|polic|management)|safety|moderation|flagged/iu;
const aboutShape =
  /response.?(?:format|schema|mime)|json.?(?:schema|object|mode)|structured|output.?(?:format|config)|guided|grammar|schema/iu;

/** The longest wait that is believed: a day. Seconds. */
const longestNamed = 86_400;
/** Google names its wait in the answer itself (google.rpc.RetryInfo). */
const retryDelay = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/u;

/** Seconds after which a provider says that it may be asked again; undefined where it names none. */
function namedWait(headers: Refusal['responseHeaders'], body: string): number | undefined {
  const milliseconds = secondsOf(headers?.['retry-after-ms']);
  const seconds =
    milliseconds === undefined
      ? (secondsOf(headers?.['retry-after']) ?? secondsOf(retryDelay.exec(body)?.[1]))
      : milliseconds / 1000;
  return seconds === undefined ? undefined : Math.min(seconds, longestNamed);
}

/** Seconds, from seconds or a date (RFC 9110, 10.2.3); undefined for anything else. */
function secondsOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\s*\d+(?:\.\d+)?\s*$/u.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : undefined;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
