import { type ErrorCode, errorTexts } from './texts/errors';

/** HTTP status for each code; the one place where the two meet. */
const statusOf: Record<ErrorCode, number> = {
  invalidRequest: 400,
  malformedJson: 400,
  messageEmpty: 400,
  messageTooLong: 400,
  textNotStorable: 400,
  languageInvalid: 400,
  usernameTooShort: 400,
  usernameTooLong: 400,
  usernameTooFewLetters: 400,
  passwordTooShort: 400,
  passwordTooLong: 400,
  passwordsDiffer: 400,
  fieldMissing: 400,
  registrationIncomplete: 400,
  registrationFailed: 500,
  resetFailed: 500,
  accessCodeWrong: 400,
  loginIncomplete: 400,
  loginFormIncomplete: 400,
  loginWrong: 401,
  notAuthenticated: 401,
  forbidden: 403,
  crossSite: 403,
  hostNotAllowed: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conversationNotFound: 404,
  messageNotFound: 404,
  scenarioRolesMissing: 400,
  scenarioFieldTooLong: 400,
  tutorFailed: 500,
  modelFailed: 502,
  languageMissing: 400,
  linkInvalid: 401,
  resetNotFresh: 401,
  accountDisabled: 403,
  passwordWrong: 403,
  viewerReadsOnly: 403,
  glossFailed: 500,
  commentTooLong: 400,
  friendNotReachable: 403,
  userNotFound: 404,
  codeNotFound: 404,
  codeTaken: 409,
  profileTooLong: 400,
  reportNotFound: 404,
  wordNotFound: 404,
  notAFriendChat: 409,
  tutorCannot: 409,
  messageIdReused: 409,
  keyReused: 409,
  keyInUse: 409,
  usernameTaken: 409,
  nothingToRetry: 409,
  nothingToUndo: 409,
  bodyTooLarge: 413,
  notJson: 415,
  notAForm: 415,
  tooManyRequests: 429,
  replyInterrupted: 500,
  replyFailed: 500,
  unexpected: 500,
  internal: 500,
  busy: 503,
};

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  /** Names of the fields that are wrong, where single ones are. */
  fields?: readonly string[];
}

interface AppErrorOptions {
  message?: string;
  retryAfterSeconds?: number;
  fields?: readonly string[];
  cause?: unknown;
}

/**
 * The only error that carries words for a learner. Everything else that is thrown is a bug, and becomes `internal`
 * at the door. `name` is compared instead of the class, because server and pages are bundled apart.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Seconds after which the same request may succeed; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;
  /** Names of the fields of a request that are wrong. */
  readonly fields: readonly string[];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorTexts[code], { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields ?? [];
  }

  get status(): number {
    return statusOf[this.code];
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.fields.length > 0 ? { fields: this.fields } : {}) };
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}

/** Whatever was thrown, as something that may be shown. The original stays as `cause`, for the log alone. */
export function toAppError(error: unknown): AppError {
  return isAppError(error) ? error : new AppError('internal', { cause: error });
}

/** What a message can be refused for that is so whenever it is sent again. */
const lastingCodes: ReadonlySet<ErrorCode> = new Set([
  'invalidRequest',
  'messageEmpty',
  'messageTooLong',
  'textNotStorable',
  'bodyTooLarge',
  'conversationNotFound',
  'messageIdReused',
]);

/** Whether the same message sent again would be refused again. A block is none of these: it can be taken back. */
export function isLasting(error: unknown): boolean {
  return isAppError(error) && lastingCodes.has(error.code);
}
