import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { WordRecap } from '../../../domain/conversation/message';
import type { LanguageCode } from '../../../domain/languages/languages';
import { WordRecapView } from './WordRecapView';

const nothing: WordRecap = { met: 0, mastered: [], peeked: [], needed: [] };
const htmlOf = (recap: Partial<WordRecap>, language: LanguageCode | null = 'ja') =>
  renderToString(<WordRecapView recap={{ ...nothing, ...recap }} language={language} />);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

describe('the recap of a scene', () => {
  it('tells how many words were new, and which were missing, looked up and mastered, each under its name', () => {
    const html = htmlOf({ met: 12, mastered: ['猫', '犬'], peeked: ['席'], needed: ['傘'] });
    expect(textOf(html)).toBe(
      'Words from this scene You met 12 new words You needed 傘 Looked up again 席 Mastered 猫 犬',
    );
  });

  it('leaves out what there is nothing to tell of', () => {
    expect(textOf(htmlOf({ met: 1 }))).toBe('Words from this scene You met 1 new word');
    expect(textOf(htmlOf({ mastered: ['猫'] }))).toBe('Words from this scene Mastered 猫');
    expect(htmlOf({})).toBe('');
  });

  it('is a group that is called by its heading', () => {
    const [, labelledBy] = /<div role="group"[^>]* aria-labelledby="([^"]+)"/u.exec(htmlOf({ met: 1 })) ?? [];
    const [, id] = /<h2 id="([^"]+)"/u.exec(htmlOf({ met: 1 })) ?? [];
    expect(labelledBy).toBeDefined();
    expect(id).toBe(labelledBy);
  });

  it('says in which language and direction its words are', () => {
    expect(htmlOf({ needed: ['傘'] })).toContain('lang="ja" dir="ltr"><li>傘</li>');
    expect(htmlOf({ needed: ['مظلة'] }, 'ar')).toContain('lang="ar" dir="rtl"><li>مظلة</li>');
    expect(htmlOf({ needed: ['傘'] }, null)).toContain('dir="auto"><li>傘</li>');
  });
});
