import { describe, expect, it } from 'vitest';
import { languageTools } from '../../language/languageTools';
import { buildBank, type Bank, type Candidate } from './bank';
import { freshState, type DialogueState } from './dialogueState';
import { contentLanguages, parseContent, readContentFiles } from './loadContent';
import { expandVariants, templateParts, withSamples } from './template';
import { understand } from './understand';
import { problemText, validateContent } from './validateContent';

const contentDir = new URL('content', import.meta.url).pathname;
const languages = contentLanguages(contentDir).map((language) => {
  const { content, problems } = parseContent(language, readContentFiles(contentDir, language));
  return {
    language,
    problems: [...problems, ...validateContent(content)],
    bank: buildBank(content, languageTools(language)),
  };
});

/** A wording as a learner would type it, its slots filled with the lists' first entries. */
function typed(wording: string, reply: Candidate & { kind: 'reply' }, field: 'text' | 'means', bank: Bank): string {
  const samples = withSamples(
    expandVariants(reply.said.text, 'feminine'),
    { entries: {}, name: 'Tom' },
    bank.content.lists,
  );
  return templateParts(expandVariants(wording, 'feminine'))
    .map((part) =>
      'literal' in part
        ? part.literal
        : part.slot.name === 'name'
          ? 'Tom'
          : (samples.entries[part.slot.name]?.[field] ?? ''),
    )
    .join('');
}

/** Wordings whose reply is not understood as itself where it can be said, nor as one that has the same wording. */
function misunderstood(bank: Bank): string[] {
  return [...bank.replies.values()].flat().flatMap((reply) => {
    const state: DialogueState = { ...freshState, scene: reply.scene, line: reply.line, name: 'Tom', turn: 1 };
    const own = [reply.said.means, ...reply.said.also].map((wording) => typed(wording, reply, 'means', bank));
    const target = [reply.said.text, ...reply.said['also-target']].map((wording) =>
      typed(wording, reply, 'text', bank),
    );
    return [...own, ...target].flatMap((message) => {
      const found = understand(message, state, bank).parts.find(({ candidate }) => candidate.kind === 'reply');
      const isEqual = found && (found.candidate === reply || found.score === 1);
      return isEqual ? [] : [`${reply.scene}/${reply.line}: ${message}`];
    });
  });
}

const openers: Record<string, [message: string, scene: RegExp][]> = {
  fr: [
    ['Hi! My name is Anna', /meeting/u],
    ["I'm Tom", /meeting/u],
    ["I'm from Germany", /meeting/u],
    ['I am a teacher', /meeting/u],
    ["I'd like a coffee, please", /cafe/u],
    ['Can I have a tea?', /cafe/u],
    ['A beer please', /cafe/u],
    ['hey i would like a coffee', /cafe/u],
    ['A table for two please', /cafe|restaurant/u],
    ['the bill please', /cafe|restaurant/u],
    ['Where is the station?', /directions/u],
    ['how do I get to the museum', /directions/u],
    ['Excuse me, where is the museum?', /directions/u],
    ['How much is it?', /market|cafe/u],
    ['I want to buy apples', /market/u],
    ['a kilo of tomatoes please', /market|cafe|restaurant/u],
    ["It's raining", /weather/u],
    ["It's cold", /weather/u],
    ['the weather is nice today', /weather/u],
    ['What did you do this weekend?', /weekend/u],
    ['I went to the market', /weekend/u],
    ['I like music', /weekend/u],
    ['I have two sisters', /family/u],
    ["I'm learning French", /meeting/u],
    ["I'm tired", /./u],
  ],
  ja: [
    ['Hi! My name is Anna', /meeting/u],
    ["I'm Tom", /meeting/u],
    ["I'm from Germany", /meeting/u],
    ['do you speak English?', /meeting/u],
    ['I like music', /meeting/u],
    ['What is your hobby?', /meeting/u],
    ["I'd like a coffee, please", /cafe/u],
    ['Can I have a tea?', /cafe/u],
    ['A beer please', /cafe/u],
    ['hey i would like a coffee', /cafe/u],
    ['What do you recommend?', /cafe/u],
    ['the bill please', /cafe/u],
    ['Where is the station?', /directions/u],
    ['Excuse me, where is the bathroom?', /directions|shopping|cafe/u],
    ['how do I get to the museum', /directions/u],
    ['How much is it?', /./u],
    ["It's raining", /weather/u],
    ["It's cold", /weather/u],
    ["it's hot today isn't it", /weather/u],
    ['What did you do this weekend?', /weekend/u],
    ['I have a dog', /family/u],
    ['I have two sisters', /family/u],
    ["I'm hungry", /tonight/u],
    ["I'm learning Japanese", /meeting/u],
    ['I watched a movie', /weekend/u],
  ],
};

describe.each(languages)('the content of $language', ({ language, problems, bank }) => {
  it('has no mistakes', () => {
    expect(problems.map(problemText)).toEqual([]);
  });

  it('is understood as written, at its own line', () => {
    expect(misunderstood(bank)).toEqual([]);
    // Some thousand sentences: on a busy machine more than the usual five seconds.
  }, 30_000);

  it.each(openers[language] ?? [])('finds a scene for: %s', (message, scene) => {
    const found = understand(message, freshState, bank)
      .parts.map(({ candidate }) => candidate)
      .find(({ kind }) => kind === 'reply');
    expect(found?.kind === 'reply' ? found.scene : 'none').toMatch(scene);
  });
});
