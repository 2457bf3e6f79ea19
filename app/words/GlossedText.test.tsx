import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Morpheme } from '../../domain/conversation/message';
import { GlossedText, type GlossedTextProps } from './GlossedText';

const coffee: Morpheme[] = [
  ['コーヒー', 'kōhī', 'coffee'],
  ['を', 'o', ':object'],
  ['何か', 'nanika', 'something', { needed: true }],
  ['。', '', ''],
];

function markup(props: Partial<GlossedTextProps>): string {
  return renderToString(
    <GlossedText
      text="コーヒーを何か。"
      morphemes={coffee}
      opacities={[0.4, 0, 1, 0]}
      language="ja"
      showTransliteration
      label="Words"
      {...props}
    />,
  );
}

/** What is left when the tags are gone: what a reader can copy and find. */
const textOf = (html: string) => html.replace(/<[^>]*>/gu, '');
const labelsOf = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/gu)].map(([, label]) => label);

describe('a glossed sentence', () => {
  it('has the sentence alone as its text', () => {
    expect(textOf(markup({}))).toBe('コーヒーを何か。');
  });

  it('shows kana over kanji alone where they are wished for, and lights the word that is being said', () => {
    const html = markup({ readingScript: 'kana', spokenAt: 5 });
    expect(textOf(html)).toBe('コーヒーを何か。');
    expect([...html.matchAll(/data-ruby="([^"]*)"/gu)].map(([, kana]) => kana)).toEqual(['なに']);
    expect(labelsOf(html)).toContain('何か, なにか: something (you needed this)');
    expect(labelsOf(html)).toContain('コーヒー: coffee');
    expect(html.match(/is-spoken/gu)).toHaveLength(1);
    expect(html).toMatch(/is-spoken[^>]*data-gloss="something"/u);
  });

  it('shows a word that it quotes from another language as it stands, with nothing to ask of it', () => {
    const html = markup({
      text: '「today」は',
      morphemes: [
        ['「', '', ''],
        ['today', '', '', { quoted: true }],
        ['」', '', ''],
        ['は', 'wa', ':topic'],
      ],
    });
    expect(textOf(html)).toBe('「today」は');
    expect(labelsOf(html)).toEqual(['Words', 'は']);
    expect(html.match(/is-quoted/gu)).toHaveLength(1);
  });

  it('keeps the order of English words in an Arabic sentence', () => {
    const html = markup({ text: 'كتاب my dear friend', morphemes: [['كتاب', 'kitāb', 'book']], language: 'ar' });
    const [, english = ''] = /<span dir="ltr">(.*)<\/span>/u.exec(html) ?? [];
    expect(textOf(english)).toBe('my dear friend');
  });

  it('says each word once with its meaning, and a known word alone', () => {
    expect(labelsOf(markup({}))).toEqual([
      'Words',
      'コーヒー, kōhī: coffee',
      'を',
      '何か, nanika: something (you needed this)',
    ]);
  });

  it('shows and says what is less sure: a dictionary’s gloss, and a reading that is only near', () => {
    const html = markup({
      text: 'շուն',
      morphemes: [['շուն', 'shun', 'dog', { dict: true, approx: true }]],
      opacities: [1],
    });
    expect(labelsOf(html)).toContain('շուն, shun: dog (from a dictionary, approximate reading)');
    expect(html).toContain('is-from-dictionary');
    expect(html).toContain('data-reading="≈ shun"');
  });

  it('draws each word by its key, its opacity, and whether it is selected', { tags: ['C239'] }, () => {
    const html = markup({ expanded: true, selected: new Set([2]) });
    const words = [...html.matchAll(/<span role="button"[^>]*>/gu)].map(([tag]) => [
      /data-index="(\d)"/u.exec(tag)?.[1],
      /--gloss-opacity:([\d.]+)/u.exec(tag)?.[1],
      /aria-pressed="(\w+)"/u.exec(tag)?.[1],
    ]);
    expect(words).toEqual([
      ['0', '0.4', 'false'],
      ['1', '0', 'false'],
      ['2', '1', 'true'],
    ]);
    expect(markup({})).not.toContain('aria-pressed');
  });

  it('says the meaning of a known word that was asked for', () => {
    expect(labelsOf(markup({ peeked: new Set([1]) }))).toContain('を, o: (object)');
  });

  it('leaves readings out where they are switched off', () => {
    const html = markup({ showTransliteration: false });
    expect(html).toContain('without-readings');
    expect(html).not.toContain('kōhī');
  });

  it('has one tab stop, on the first word', () => {
    expect(markup({}).match(/tabindex="0"/gu)).toHaveLength(1);
    expect(
      markup({
        morphemes: [
          ['。', '', ''],
          ['コーヒー', 'kōhī', 'coffee'],
        ],
        text: '。コーヒー',
      }),
    ).toMatch(/tabindex="0"[^>]*data-index="1"/u);
  });

  it('keeps the joined shape of Arabic letters cut apart, and the text clean of it when read out', () => {
    const html = markup({
      text: 'بالبحر',
      morphemes: [
        ['ب', 'bi', 'by'],
        ['البحر', 'al-baḥr', 'sea'],
      ],
      language: 'ar',
      opacities: [1, 1],
    });
    expect(html.match(/\u200d/gu)).toHaveLength(2);
    expect(html).toContain('dir="rtl"');
    expect(labelsOf(html)).toEqual(['Words', 'ب, bi: by', 'البحر, al-baḥr: sea']);
  });

  it('shows a message of 2,000 marks without failing', () => {
    expect(textOf(markup({ text: '!'.repeat(2000), morphemes: [] }))).toHaveLength(2000);
  });
});
