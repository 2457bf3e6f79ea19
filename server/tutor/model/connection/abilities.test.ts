import { describe, expect, it } from 'vitest';
import { checkModel, createAbilities } from './abilities';
import type { ModelConnection } from './modelConnection';
import { ModelFailure, type FailureKind } from './modelFailure';

type Answer = string;
const failures: readonly string[] = ['keyRefused', 'requestRefused', 'unreachable', 'tooSlow'];

/** Answers, or fails, once with and once without a shape. */
const connectionOf = (shaped: Answer, plain: Answer): ModelConnection => ({
  async *stream(call) {
    await Promise.resolve();
    const answer = call.schema ? shaped : plain;
    if (failures.includes(answer)) throw new ModelFailure(answer as FailureKind);
    yield answer;
  },
});

describe('the check at the start', () => {
  it.each<[Answer, Answer, string, boolean]>([
    ['{"word":"ready"}', '', 'The model m answers, with structured output.', true],
    ['```json\n{"word": "ready"}\n```', '', 'The model m answers, with structured output.', true],
    ['Ready.', 'ready', 'The model m answers, without structured output: it is spoken with in plain text.', false],
    [
      'requestRefused',
      'ready',
      'The model m answers, without structured output: it is spoken with in plain text.',
      false,
    ],
    [
      'requestRefused',
      'requestRefused',
      "The model m does not answer. The tutor's service did not accept the request.",
      false,
    ],
    ['keyRefused', 'ready', "The model m does not answer. The tutor's key was refused.", true],
    ['unreachable', 'ready', 'The model m does not answer. The tutor cannot be reached.', true],
  ])('of a model that says %j, then %j, is one sentence', async (shaped, plain, sentence, structured) => {
    const abilities = createAbilities();
    expect(await checkModel(connectionOf(shaped, plain), abilities, 'm')).toBe(sentence);
    expect(abilities.structured()).toBe(structured);
  });
});
