import { describe, expect, it } from 'vitest';
import { checkModel, createAbilities } from './abilities';
import type { ModelConnection } from './modelConnection';
import { ModelFailure, type FailureKind } from './modelFailure';

type Answer = string;
const failures: readonly string[] = ['keyRefused', 'requestRefused', 'unreachable', 'modelMissing'];

/** Answers, or fails, once with and once without a shape. */
const connectionOf = (shaped: Answer, plain: Answer): ModelConnection => ({
  async *stream(call) {
    await Promise.resolve();
    const answer = call.schema ? shaped : plain;
    if (failures.includes(answer)) throw new ModelFailure(answer as FailureKind);
    yield answer;
  },
});

const checked = { model: 'm', baseUrl: 'http://127.0.0.1:8080/v1' };

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
      'The model m does not answer. The tutor’s service did not accept the request.',
      true,
    ],
    [
      'Ready.',
      'unreachable',
      'The model m does not answer. The tutor cannot be reached. Look at TUTOR_BASE_URL, and whether a server runs there.',
      true,
    ],
    ['keyRefused', 'ready', 'The model m does not answer. The tutor’s key was refused. Look at TUTOR_API_KEY.', true],
  ])('of a model that says %j, then %j, is one sentence', async (shaped, plain, sentence, structured) => {
    const abilities = createAbilities();
    const { isWell, sentence: found } = await checkModel(connectionOf(shaped, plain), abilities, checked);
    expect(found).toBe(sentence);
    expect(isWell).toBe(!sentence.includes('does not answer'));
    expect(abilities.structured()).toBe(structured);
  });

  it.each([
    ['http://127.0.0.1:8080/v1', /Look at TUTOR_MODEL/u],
    ['http://127.0.0.1:8080', /TUTOR_BASE_URL has no \/v1/u],
    ['https://models.example.org/openai/', /TUTOR_BASE_URL has no \/v1/u],
    ['https://models.example.org/v1beta/openai', /Look at TUTOR_MODEL/u],
  ])('names the likely cause where nothing is found at %s', async (baseUrl, hint) => {
    const connection = connectionOf('modelMissing', 'modelMissing');
    expect((await checkModel(connection, createAbilities(), { model: 'm', baseUrl })).sentence).toMatch(hint);
  });
});

describe('a model that refuses to be given a shape and answers without', () => {
  const shaped = { isAboutShape: true };
  const unsaid = { isAboutShape: false };

  it('is asked for none again once it says that this was why, and that is told once', () => {
    const told: string[] = [];
    const abilities = createAbilities((sentence) => told.push(sentence));
    abilities.refusedShape(shaped);
    abilities.refusedShape(shaped);
    expect(abilities.structured()).toBe(false);
    expect(told).toEqual([expect.stringMatching(/refuses to give structured output.*plain text/u)]);
  });

  it('is asked for one again while the reason may have been another', () => {
    const told: string[] = [];
    const abilities = createAbilities((sentence) => told.push(sentence));
    for (let round = 0; round < 5; round += 1) {
      abilities.refusedShape(unsaid);
      abilities.refusedShape(unsaid);
      abilities.gaveShape();
    }
    expect([abilities.structured(), told]).toEqual([true, []]);
    for (let count = 0; count < 3; count += 1) abilities.refusedShape(unsaid);
    expect([abilities.structured(), told.length]).toEqual([false, 1]);
  });
});
