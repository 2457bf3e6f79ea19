import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { asyncLanguageTools } from './asyncLanguageTools';
import { createLanguageThread, type LanguageThread } from './languageThread';
import { languageTools } from './languageTools';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

/** Waits for as long as the tests do: nothing is to be made up for by something lighter. */
const thread = createLanguageThread(undefined, { answerMs: 25_000, lifeMs: 25_000, restartMs: 0 });

const rest = () => {
  thread.rest();
  thread.rest();
};
afterAll(rest);

const isLoaded = (name: string) => {
  const require = createRequire(import.meta.url);
  return require.resolve(name) in require.cache;
};

const samples = [
  ['ja', '今日は学校に行きました。', '学校'],
  ['zh-Hans', '我想学习中文。', '学习'],
  ['zh-Hant', '我覺得很乾淨。', '乾淨'],
] as const;

describe('asyncLanguageTools', () => {
  it('has what is heavy work beside this thread, and say the same as in it', async () => {
    const answers = await Promise.all(
      samples.map(async ([code, text, word]) => {
        const tools = asyncLanguageTools(code, thread);
        return [await tools.segment(text), await tools.transliterate(word), await tools.transliterate(word, 'a')];
      }),
    );
    const packages = ['lindera-wasm-nodejs-ipadic', '@node-rs/jieba', 'pinyin-pro', 'opencc-js/t2cn'];
    expect(packages.filter(isLoaded)).toEqual([]);
    expect(answers).toEqual(
      samples.map(([code, text, word]) => {
        const tools = languageTools(code);
        return [tools.segment(text), tools.transliterate(word), tools.transliterate(word, 'a')];
      }),
    );
  });

  it('works again after it has rested', async () => {
    rest();
    const segments = await asyncLanguageTools('ja', thread).segment('駅です');
    expect(segments).toContainEqual({ surface: '駅', reading: 'えき' });
  });

  it.each(samples)('does with something lighter for %s where the thread has no answer', async (code, text) => {
    const tools = asyncLanguageTools(code, { ask: () => Promise.resolve(null), rest: () => undefined });
    const segments = await tools.segment(text);
    expect(segments.length).toBeGreaterThan(2);
    expect(segments.map(({ surface }) => surface).join('')).toBe(text);
    expect(await tools.transliterate('、')).toBe('');
  });

  it('loses nothing where the thread ends at its first question', async () => {
    const dying = createLanguageThread(() => new Worker('process.exit(1)', { eval: true }));
    const tools = asyncLanguageTools('ja', dying);
    const segments = await Promise.all([tools.segment('駅です'), tools.segment('今日は')]);
    expect(segments.map((each) => each.map(({ surface }) => surface).join(''))).toEqual(['駅です', '今日は']);
  });

  it('can have all that it will need loaded beforehand, and asks for nothing where there is nothing', () => {
    const asked: string[] = [];
    const counting: LanguageThread = {
      ask: ({ code, kind }) => {
        asked.push(`${code} ${kind}`);
        return Promise.resolve(null);
      },
      rest: () => undefined,
    };
    for (const code of ['ja', 'fr', 'hy']) asyncLanguageTools(code, counting).prepare();
    expect(asked).toEqual(['ja segment', 'fr isOther']);
  });

  it('asks no thread for what is light', async () => {
    const tools = asyncLanguageTools('fr', { ask: () => Promise.reject(new Error('asked')), rest: () => undefined });
    expect(await tools.segment('l’ami')).toEqual([{ surface: 'l’' }, { surface: 'ami' }]);
    expect(asyncLanguageTools('th').approximates).toBe(true);
  });
});
