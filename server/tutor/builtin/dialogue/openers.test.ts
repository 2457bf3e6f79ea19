import { describe, expect, it } from 'vitest';
import { type LearnerLevel, learnerLevels } from '../../../../domain/account/preferences';
import { languageTools } from '../../../language/languageTools';
import { realContent, realLanguages } from '../format/realContent';
import { suggestOpeners } from './openers';

const ids = Array.from({ length: 6 }, (_, number) => `conversation ${String(number)}`);

function openers(language: string, level: LearnerLevel, conversationId: string) {
  return suggestOpeners({ level, conversationId }, { content: realContent(language), tools: languageTools(language) });
}

const wordsIn = (language: string, text: string) => languageTools(language).segment(text).length;

describe.each(realLanguages)('sentences to open an empty conversation with, in %s', (language) => {
  it.each(learnerLevels)('are three, each another one, for the level %s', (level) => {
    for (const id of ids) {
      const texts = openers(language, level, id).map(({ text }) => text);
      expect(new Set(texts).size, id).toBe(3);
    }
  });

  it('stay the same in one conversation, and differ from one to the next', () => {
    const sets = ids.map((id) => openers(language, 'beginner', id));
    expect(ids.map((id) => openers(language, 'beginner', id))).toEqual(sets);
    const different = new Set(sets.map((set) => set.map(({ text }) => text).join(' ')));
    expect(different.size).toBeGreaterThanOrEqual(ids.length / 2);
  });

  it('are shorter for a beginner than for somebody who can read', () => {
    const lengths = (level: LearnerLevel) =>
      ids.flatMap((id) => openers(language, level, id)).map(({ text }) => wordsIn(language, text));
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    expect(mean(lengths('beginner'))).toBeLessThan(mean(lengths('advanced')));
  });

  it('begin with one of the first sayings of all for a beginner', () => {
    const { anywhere } = realContent(language);
    const sayings = ['greeting', 'how-are-you', 'name'].map((id) => anywhere.get(id)?.says[0]?.text);
    for (const id of ids) expect(sayings).toContain(openers(language, 'beginner', id)[0]?.text);
  });

  it('name nobody, and no place, of whom nothing was said', () => {
    const ownName = new Intl.DisplayNames('en', { type: 'language' }).of(language);
    for (const level of learnerLevels) {
      for (const { means } of ids.flatMap((id) => openers(language, level, id))) {
        const names = means.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? [];
        expect(names.filter((name) => name !== ownName)).toEqual([]);
      }
    }
  });

  it('have their reading where the script needs one, and their sentence in it letter for letter', () => {
    const hasReading = languageTools(language).transliterate('가') !== '' || language === 'ja';
    for (const { text, reading } of ids.flatMap((id) => openers(language, 'unsaid', id))) {
      expect(reading !== undefined).toBe(hasReading);
      if (reading) expect(reading.map(([written]) => written).join('')).toBe(text);
    }
  });
});
