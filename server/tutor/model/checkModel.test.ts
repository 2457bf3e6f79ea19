import { describe, expect, it } from 'vitest';
import { checkModel } from './checkModel';
import { createAbilities } from './connection/abilities';
import type { ModelCall } from './connection/modelCall';
import type { ModelConnection } from './connection/modelConnection';
import { ModelFailure, type FailureKind } from './connection/modelFailure';

type Answer = string;
const failures: readonly string[] = ['keyRefused', 'requestRefused', 'unreachable', 'modelMissing', 'noCredit'];

/** Answers, or fails, once with and once without a shape. */
function connectionOf(shaped: Answer, plain: Answer) {
  const asked: ModelCall[] = [];
  const connection: ModelConnection = {
    async *stream(call) {
      await Promise.resolve();
      asked.push(call);
      const answer = call.schema ? shaped : plain;
      if (failures.includes(answer)) throw new ModelFailure(answer as FailureKind);
      yield answer;
    },
  };
  return { connection, asked };
}

const baseUrl = 'http://127.0.0.1:8080/v1';
const good = {
  text: 'Le petit chat boit du lait.',
  words: ['Le|the', 'petit|small', 'chat|cat', 'boit|drinks', 'du|some', 'lait|milk'],
  meaning: 'The small cat drinks milk.',
};
const shaped = JSON.stringify(good);
const plain = `[text]\n${good.text}\n[words]\n${good.words.join('\n')}\n[meaning]\n${good.meaning}`;

const well = 'The model m answers, with structured output.';
const inPlainText = 'The model m answers, without structured output: it is spoken with in plain text.';
const shorter = ' It did not keep to the form of a short answer: it is given shorter rules.';

describe('the check at the start', () => {
  it.each<[string, Answer, Answer, string, { structured: boolean; isSmall: boolean }]>([
    ['gives the shape', shaped, '', well, { structured: true, isSmall: false }],
    ['gives it in a fence', `\`\`\`json\n${shaped}\n\`\`\``, '', well, { structured: true, isSmall: false }],
    ['answers in prose', good.text, plain, inPlainText, { structured: false, isSmall: false }],
    ['answers in the parts that were named', plain, plain, inPlainText, { structured: false, isSmall: false }],
    ['gives another object', '{"answer":"Bonjour"}', plain, inPlainText, { structured: false, isSmall: false }],
    ['refuses the shape', 'requestRefused', plain, inPlainText, { structured: false, isSmall: false }],
    [
      'gives words without meanings',
      JSON.stringify({ ...good, words: ['Le', 'petit', 'chat', 'boit', 'du', 'lait'] }),
      '',
      well + shorter,
      { structured: true, isSmall: true },
    ],
    [
      'gives half of the words',
      JSON.stringify({ ...good, words: good.words.slice(0, 3) }),
      '',
      well + shorter,
      { structured: true, isSmall: true },
    ],
    ['keeps to no form at all', 'Bonjour', 'Bonjour', inPlainText + shorter, { structured: false, isSmall: true }],
  ])('of a model that %s finds what it can', async (_name, first, second, sentence, found) => {
    const abilities = createAbilities();
    const { connection } = connectionOf(first, second);
    expect(await checkModel({ connection, abilities, model: 'm' }, baseUrl)).toEqual({ isWell: true, sentence });
    expect({ structured: abilities.structured(), isSmall: abilities.isSmall() }).toEqual(found);
  });

  it('regression: does not name the format that it asks for by the shape', async () => {
    const { connection, asked } = connectionOf(shaped, plain);
    await checkModel({ connection, abilities: createAbilities(), model: 'm' }, baseUrl);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify([asked[0]?.system, asked[0]?.prompt]).slice(1, -1)).not.toMatch(/json|[{}[\]]/iu);
    expect(asked[0]?.schema?.required).toEqual(['text', 'words', 'meaning']);
  });

  it.each<[Answer, Answer, string]>([
    ['requestRefused', 'requestRefused', 'The tutor’s service did not accept the request.'],
    ['Bonjour', 'unreachable', 'The tutor cannot be reached. Look at TUTOR_BASE_URL, and whether a server runs there.'],
    ['keyRefused', plain, 'The tutor’s key was refused. Look at TUTOR_API_KEY.'],
    ['noCredit', plain, 'The tutor’s account has no credit left.'],
  ])('of a model that says %j, then %j, says why it does not answer', async (first, second, why) => {
    const abilities = createAbilities();
    const { connection } = connectionOf(first, second);
    expect(await checkModel({ connection, abilities, model: 'm' }, baseUrl)).toEqual({
      isWell: false,
      sentence: `The model m does not answer. ${why}`,
    });
    expect(abilities.structured()).toBe(true);
  });

  it.each([
    ['http://127.0.0.1:8080/v1', /Look at TUTOR_MODEL/u],
    ['http://127.0.0.1:8080', /TUTOR_BASE_URL has no \/v1/u],
    ['https://models.example.org/openai/', /TUTOR_BASE_URL has no \/v1/u],
    ['https://models.example.org/v1beta/openai', /Look at TUTOR_MODEL/u],
  ])('names the likely cause where nothing is found at %s', async (address, hint) => {
    const { connection } = connectionOf('modelMissing', 'modelMissing');
    const found = await checkModel({ connection, abilities: createAbilities(), model: 'm' }, address);
    expect(found.sentence).toMatch(hint);
  });
});
