import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundGloss, boundSuggestions, boundText, recastBounds, replyBounds } from './bounds';

const one = 'J’adore ça aussi. ';
const other = 'Qu’est-ce que tu prépares ce soir ? ';

describe('a reply', () => {
  it.each([
    ['of two sentences', `${one}${other}`.trim()],
    ['that says little things twice', 'Oui ! Oui ! Oui ! Très bien !'],
    ['with an abbreviation', 'C’est M. Dupont. Il habite ici.'],
    ['in Japanese', 'いいですね。何を食べましたか。'],
    ['without an end', 'Bonjour'],
    ['of nothing', ''],
  ])('%s stays as it is', (_name, text) => {
    expect(boundText(text, replyBounds)).toBe(text);
  });

  it.each([
    ['a sentence again and again', one.repeat(80), one.trim()],
    ['two sentences again and again', `${one}${other}`.repeat(40), `${one}${other}`.trim()],
    ['a Japanese one', '昨日は天気がよかったですね。'.repeat(80), '昨日は天気がよかったですね。'],
  ])('that says %s says it once', (_name, text, shown) => {
    expect(boundText(text, replyBounds)).toBe(shown);
  });

  it('of a chapter is cut between sentences, and an endless sentence between words', () => {
    const chapter = Array.from(
      { length: 60 },
      (_, index) => `Voici la phrase ${'abcdefghij'.charAt(index % 10)}${'x'.repeat(index)}.`,
    );
    const shown = boundText(chapter.join(' '), replyBounds);
    expect(chapter.join(' ').startsWith(shown)).toBe(true);
    expect(shown.split('. ').length).toBeLessThanOrEqual(12);
    expect(shown).toMatch(/\.$/u);
    expect(boundText('bonjour '.repeat(500), replyBounds)).toMatch(/^(?:bonjour )+bonjour…$/u);
    expect(boundText('あ'.repeat(5000), replyBounds)).toMatch(/^あ{700,800}…$/u);
  });

  it('grows as it comes, but for the sentence that is too much', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(one, other, 'Oui ! ', 'あれ。', 'mot ')), (parts) => {
        const text = parts.join('');
        for (let length = 1; length <= text.length; length += 7) {
          const shown = boundText(text.slice(0, length), replyBounds);
          expect(text.startsWith(shown.replace(/…$/u, ''))).toBe(true);
          expect(shown.length).toBeLessThanOrEqual(replyBounds.characters + 1);
        }
      }),
    );
  });

  it('leaves a learner their own sentence, however long and however often they say it', () => {
    const message = 'I like it very much. '.repeat(90);
    const text = 'J’aime beaucoup ça, vraiment. '.repeat(90).trim();
    expect(boundText(text, recastBounds(message))).toBe(text);
    expect(boundText(text.repeat(10), recastBounds('I like it.')).length).toBeLessThan(260);
  });
});

describe('a gloss', () => {
  it.each([
    ['station', 'station'],
    ['used to soften a request (polite)', 'used to soften a request (polite)'],
    ['to go (the past tense of the verb, in its first person)', 'to go'],
    ['to eat; a very polite form that is used towards strangers', 'to eat'],
    ['a very long explanation of this word that never ends and goes on', ''],
  ])('%j is shown as %j', (gloss, shown) => {
    expect(boundGloss(gloss)).toBe(shown);
  });
});

describe('suggested replies', () => {
  it('are short, and each is there once', () => {
    const yes = { text: 'Oui.', means: 'Yes.' };
    const suggestions = [
      yes,
      { text: 'x'.repeat(400), means: 'long' },
      { ...yes, means: 'Sure.' },
      { text: 'Non.', means: 'y'.repeat(400) },
    ];
    expect(boundSuggestions(suggestions)).toEqual([yes]);
  });
});
