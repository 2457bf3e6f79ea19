import { expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { ModelFailure } from './model/connection/modelFailure';
import { isAway, namedFailure } from './tutorFailure';

it('names what somebody foresaw, and leaves a bug to its stack', () => {
  expect(namedFailure(new ModelFailure('busy', { status: 429 }).toLearner())).toEqual({
    reason: 'busy',
    providerStatus: 429,
  });
  expect(namedFailure(new ModelFailure('brokenOff').toLearner())).toEqual({ reason: 'brokenOff' });
  expect(namedFailure(new AppError('tooManyRequests'))).toEqual({ reason: 'tooManyRequests' });
  expect(namedFailure(new AppError('tutorFailed', { cause: new TypeError('x is not a function') }))).toBeNull();
  expect(namedFailure(new TypeError('x is not a function'))).toBeNull();
});

it('regression: says of a failure without a cause, such as a used share of the day, that nobody is away', () => {
  expect(isAway(new AppError('tooManyRequests'))).toBe(false);
  expect(isAway(undefined)).toBe(false);
  expect(isAway(new ModelFailure('busy', { status: 429 }).toLearner())).toBe(true);
  expect(isAway(new ModelFailure('refused').toLearner())).toBe(false);
});
