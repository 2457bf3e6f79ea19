import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AppError, isAppError, toAppError } from './errors';
import { isStorable } from './storable';
import { type ErrorCode, errorTexts } from './texts/errors';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

describe('AppError', () => {
  it('has a status and a sentence for every code', () => {
    for (const code of Object.keys(errorTexts) as ErrorCode[]) {
      const error = new AppError(code);
      expect(error.status, code).toBeGreaterThanOrEqual(400);
      expect(error.status, code).toBeLessThan(600);
      expect(error.body).toEqual({ code, message: errorTexts[code] });
      expect(errorTexts[code], code).toMatch(/^[A-Z].*[^,;:]$/u);
    }
  });

  it('is known by its name, so that another bundle’s is one too', () => {
    const foreign = Object.assign(new Error('x'), { name: 'AppError', code: 'busy' });
    expect(isAppError(foreign)).toBe(true);
    expect(isAppError(new Error('x'))).toBe(false);
    expect(isAppError({ name: 'AppError', code: 'busy' })).toBe(false);
  });

  it('hides whatever else was thrown, and keeps it for the log', () => {
    for (const thrown of [new Error('SELECT secret'), 'text', null, undefined, 7]) {
      const error = toAppError(thrown);
      expect(error.body).toEqual({ code: 'internal', message: errorTexts.internal });
      expect(error.cause).toBe(thrown);
    }
    const own = new AppError('busy', { message: 'Later.', retryAfterSeconds: 5 });
    expect(toAppError(own)).toBe(own);
    expect(own.body).toEqual({ code: 'busy', message: 'Later.' });
  });

  it('says what the specification says', { tags: ['C459', 'C460'] }, () => {
    expect(errorTexts).toMatchObject({
      loginWrong: 'Invalid username or password.',
      loginIncomplete: 'Please provide both username and password.',
      internal: 'An unexpected error occurred. Please try again later.',
      invalidRequest: 'Invalid request. Please ensure all fields are correctly filled.',
      usernameTaken: 'An account with this username already exists. Please choose a different username.',
      passwordsDiffer: 'Passwords do not match.',
      registrationIncomplete: 'Please ensure all fields are filled correctly.',
      notAuthenticated: 'User authentication required',
    });
  });
});

describe('isStorable', () => {
  it('takes text that goes to UTF-8 and back, and has no NUL', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(isStorable(text)).toBe(!text.includes('\u0000'));
        expect(isStorable(`${text}\ud800`)).toBe(false);
        expect(isStorable(`\udc00${text}`)).toBe(false);
        expect(isStorable(`a\u0000${text}`)).toBe(false);
      }),
    );
  });
});
