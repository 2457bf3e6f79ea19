import { isAppError } from '../../domain/errors';
import { errorTexts } from '../../domain/texts/errors';
import { NetworkError } from './networkError';

/** Only errors made for learners are shown to them. */
export function sentenceOf(error: unknown): string {
  if (isAppError(error) || error instanceof NetworkError) return error.message;
  return errorTexts.internal;
}
