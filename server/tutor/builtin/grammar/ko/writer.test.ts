import { describe, expect, it } from 'vitest';
import { contentDir } from '../../format/fixtureContent';
import { parseContent, readContentFiles } from '../../format/loadContent';
import type { Clause, JoinedClause, Noun, NounPhrase } from '../meaning';
import { createKoreanWriter } from './writer';

const writer = createKoreanWriter(parseContent('ko', readContentFiles(contentDir, 'ko')).content);

const i = { pronoun: 'i' } as const;
const you = { pronoun: 'you' } as const;
const noun = (lemma: string, more: Partial<Noun> = {}): Noun => ({
  noun: lemma,
  plural: false,
  determiner: 'none',
  qualities: [],
  ...more,
});
const mine = (lemma: string): Noun => noun(lemma, { determiner: { whose: i } });

function clause(predicate: Clause['predicate'], more: Partial<JoinedClause> = {}): JoinedClause {
  return { mood: 'statement', subject: i, predicate, tense: 'present', negated: false, where: [], when: [], ...more };
}

function say(...clauses: JoinedClause[]): string | undefined {
  const words = writer.write({ clauses }, { address: 'unsaid', isFamiliar: false });
  return words?.map(({ surface, glued }, index) => (index === 0 || glued ? surface : ` ${surface}`)).join('');
}

const does = (verb: 'wait-for' | 'help' | 'give' | 'cry' | 'sit' | 'eat' | 'sleep', object?: NounPhrase) =>
  ({ kind: 'does', verb, ...(object ? { object } : {}) }) as const;
const request = { mood: 'request', subject: you } as const;

describe('the Korean writer', () => {
  it.each([
    ['앉으세요.', clause(does('sit'), request)],
    ['울지 마세요.', clause(does('cry'), { ...request, negated: true })],
    ['도와주세요.', clause(does('help', i), request)],
    ['저를 기다려 주세요.', clause(does('wait-for', i), request)],
    ['물을 주세요.', clause({ ...does('give', noun('water')), to: i }, request)],
    ['많이 드세요.', clause(does('eat'), { ...request, manner: 'a-lot' })],
    ['잘 주무세요.', clause(does('sleep'), { ...request, manner: 'well' })],
  ])('asks somebody: %s', (korean, meaning) => {
    expect(say(meaning)).toBe(korean);
  });

  it.each([
    ['무슨 일이 있었어요?', { kind: 'does', verb: 'happen' }, { asksFor: 'what', tense: 'past' }],
    ['누가 빵을 먹었어요?', does('eat', noun('bread')), { asksFor: 'who', tense: 'past' }],
  ] as const)('asks after the subject: %s', (korean, predicate, { asksFor, tense }) => {
    const { subject: _, ...asked } = clause(predicate, { mood: 'question', asksFor, tense });
    expect(say(asked)).toBe(korean);
  });

  it('puts what is the reason before what follows from it', () => {
    const reason = clause({ kind: 'quality', qualities: [{ adjective: 'tired' }] }, { joint: 'because' });
    expect(say(clause(does('sleep')), reason)).toBe('피곤해서 자요.');
  });

  it('says nothing where the members of a reason cannot be told apart', () => {
    const reason = clause({ kind: 'quality', qualities: [{ adjective: 'tired' }] }, { joint: 'because' });
    expect(say(clause(does('sleep')), reason, clause(does('eat'), { joint: 'and' }))).toBeUndefined();
  });

  it('parts a statement from a question', () => {
    const asked = clause({ kind: 'quality', qualities: [{ adjective: 'hungry' }] }, { subject: you, mood: 'question' });
    const statement = clause({ kind: 'quality', qualities: [{ adjective: 'hungry' }] });
    expect(say(statement, { ...asked, joint: 'and', asksFor: 'whether' })).toBe('배고파요. 그리고 배고파요?');
  });

  it.each([
    ['a request for what is past', clause(does('sleep'), { ...request, tense: 'past' })],
    ['what one likes to be', clause({ kind: 'identity', what: mine('teacher') }, { modality: 'like' })],
    ['a word that is not known', clause({ kind: 'has', what: noun('theodolite') })],
  ])('says nothing of %s', (_, meaning) => {
    expect(say(meaning)).toBeUndefined();
  });

  it.each([
    ['자지 않아도 돼요.', { modality: 'must', negated: true }],
    ['자면 안 돼요.', { modality: 'may', negated: true }],
    ['자고 있어요.', { ongoing: true }],
    ['자고 있었어요.', { ongoing: true, tense: 'past' }],
    ['토요일에 자요.', { ongoing: true, when: [{ day: 'saturday', which: 'on' }] }],
  ] as const)('says %s', (korean, more) => {
    expect(say(clause(does('sleep'), more))).toBe(korean);
  });

  it('knows the words that it can say', () => {
    expect(['cat', 'poland', 'german', 'ice cream', 'glass'].every((lemma) => writer.knows(lemma, 'noun'))).toBe(true);
    expect(['tired', 'german', 'tall', 'old', 'in love'].every((lemma) => writer.knows(lemma, 'adj'))).toBe(true);
    expect(writer.knows('theodolite', 'noun') || writer.knows('perpendicular', 'adj')).toBe(false);
  });
});
