import { errorTexts } from '../../domain/texts/errors';
import type { Sentences } from '../api/wordlessError';

/** Specification, section 8: what is said of an answer that says nothing itself. */
export const loginSentences: Sentences = {
  byStatus: { 400: errorTexts.loginIncomplete, 401: errorTexts.loginWrong, 500: errorTexts.internal },
  other: errorTexts.unexpected,
};

export const registrationSentences: Sentences = {
  byStatus: { 400: errorTexts.invalidRequest, 409: errorTexts.usernameTaken },
  other: errorTexts.registrationFailed,
};

export const resetSentences: Sentences = {
  byStatus: {
    400: errorTexts.invalidRequest,
    401: errorTexts.resetNotFresh,
    404: errorTexts.userNotFound,
  },
  other: errorTexts.resetFailed,
};
