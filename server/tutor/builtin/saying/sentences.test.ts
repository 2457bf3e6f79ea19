import { describe, expect, it } from 'vitest';
import { realBank, realLanguages } from '../format/realContent';
import type { Rendered } from './render';
import { render } from './render';
import { fromQuestion, sentencesIn } from './sentences';

const said = (text: string, means: string): Rendered => ({ text, means, morphemes: [], ends: [] });

describe('sentences', () => {
  it.each([
    ['Bonjour ! Vous allez où ?', ['Bonjour ! ', 'Vous allez où ?']],
    ['いらっしゃいませ。お一人ですか。', ['いらっしゃいませ。', 'お一人ですか。']],
    ['「行く。」ですか。', ['「行く。」ですか。']],
    ['Zehn Euro 50. Gut?', ['Zehn Euro 50. ', 'Gut?']],
  ])('of %s', (text, texts) => {
    const means = texts.map(() => 'Yes.').join(' ');
    expect(sentencesIn(said(text, means))?.texts).toEqual(texts);
  });

  it('are not told apart where the meaning has others', () => {
    expect(sentencesIn(said('Oui. Non.', 'Yes, no.'))).toBeUndefined();
  });
});

describe('what is said from its question on', () => {
  it.each([
    ['a question alone', 'Vous allez où ?', 'Where are you going?'],
    ['nothing that asks', 'Bonjour ! Asseyez-vous.', 'Hello! Sit down.'],
    ['a question that goes on from what is before it', 'Ich bin Toni. Und du?', "I'm Toni. And you?"],
    ['other sentences in its meaning', 'Bonjour ! Vous allez où ?', 'Hello, where are you going?'],
  ])('is all of it for %s', (_, text, means) => {
    const whole = said(text, means);
    expect(fromQuestion(whole)).toBe(whole);
  });

  it.each(realLanguages)('has its own words in each scene of %s, and no other', (language) => {
    const bank = realBank(language);
    let cut = 0;
    for (const { lines } of bank.content.scenes.values()) {
      const [first] = lines;
      if (!first || first.text.includes('{')) continue;
      const whole = render(first, 'unsaid', { entries: {} }, bank.tools);
      const question = fromQuestion(whole);
      expect(whole.text.endsWith(question.text)).toBe(true);
      expect(whole.means.endsWith(question.means)).toBe(true);
      const letters = (text: string) => text.replace(/\s/gu, '');
      expect(letters(question.morphemes.map(([surface]) => surface).join(''))).toBe(letters(question.text));
      expect(question.ends.at(-1)).toBe(question.text.length);
      if (question !== whole) cut += 1;
    }
    expect(cut).toBeGreaterThan(10);
  });
});
