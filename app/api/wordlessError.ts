import { AppError, type ErrorBody } from '../../domain/errors';
import type { ErrorCode } from '../../domain/texts/errors';

/** A refusal that came without a sentence: most likely of something between the browser and the server. */
export class WordlessError extends AppError {
  constructor(
    /** As it was answered; `status` is that of the code. */
    readonly httpStatus: number,
    code: ErrorCode,
    options: { retryAfterSeconds?: number } = {},
  ) {
    super(code, options);
  }
}

/** What is said of a refusal by its status, and of any other one (specification, section 8). */
export interface Sentences {
  byStatus: Readonly<Record<number, string>>;
  other: string;
}

/** The sentence that a refusal came with; without one, that of its status. */
export const saidOf = (error: AppError, { byStatus, other }: Sentences): string =>
  error instanceof WordlessError ? (byStatus[error.httpStatus] ?? other) : error.message;

/** The refusal as it is shown: with the sentence of its status where it came without one. */
export const bodyOf = (error: AppError, sentences: Sentences | undefined): ErrorBody =>
  sentences ? { code: error.code, message: saidOf(error, sentences) } : error.body;
