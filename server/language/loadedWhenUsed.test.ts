import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { languages } from '../../domain/languages/languages';
import { asyncLanguageTools } from './asyncLanguageTools';
import { languageTools } from './languageTools';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const require = createRequire(import.meta.url);
const packages = [
  'lindera-wasm-nodejs-ipadic',
  'wanakana',
  '@node-rs/jieba',
  'pinyin-pro',
  'opencc-js/t2cn',
  'koroman',
  'any-ascii',
  'cyrillic-to-translit-js',
];
const loaded = () => packages.filter((name) => require.resolve(name) in require.cache);

it('no package is loaded for a language before its first word, in whichever language others speak', () => {
  for (const { code } of languages) {
    languageTools(code);
    asyncLanguageTools(code);
  }
  expect(loaded()).toEqual([]);
  languageTools('fr').segment('Bonjour à tous');
  expect(loaded()).toEqual([]);
  languageTools('ko').transliterate('밥');
  expect(loaded()).toEqual(['koroman']);
  languageTools('ru').transliterate('мир');
  languageTools('hy').transliterate('ով');
  languageTools('ja').transliterate('えき');
  expect(loaded()).toEqual(['wanakana', 'koroman', 'any-ascii', 'cyrillic-to-translit-js']);
});
