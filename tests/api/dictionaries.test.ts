import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import type { Message } from '../../domain/conversation/message';
import { systemClock, type Clock } from '../../server/clock';
import { importDictionary } from '../../server/dictionary/importDictionary';
import { makeId } from '../../server/ids';
import { languageTools } from '../../server/language/languageTools';
import { createBuiltinTutor } from '../../server/tutor/builtin/tutor';
import type { ApiClient } from '../support/apiClient';
import { createFileWriter, fixturePath, yomitanZip } from '../support/dictionaryFiles';
import {
  currentConversation,
  describeServer,
  say,
  signIn,
  startTestServer,
  type TestServer,
} from '../support/testServer';

vi.setConfig({ testTimeout: 60_000 });

const write = createFileWriter();
const contentDir = fileURLToPath(new URL('../../server/tutor/builtin/content', import.meta.url));
const tutor = createBuiltinTutor({ contentDir, clock: { now: Date.now, sleep: () => Promise.resolve() }, paceMs: 0 });

function bring(server: TestServer, path: string, language: string) {
  const request = { path, language, ownLanguage: 'en' };
  return importDictionary({ database: server.database, now: () => new Date(), makeId }, request);
}

/** Says something, and gives the learner's message and the answer when both are finished. */
async function exchange(server: TestServer, client: ApiClient, text: string): Promise<[Message, Message]> {
  const conversationId = await currentConversation(client);
  await say(client, conversationId, text);
  await server.settled(conversationId);
  const { body } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
  const [own, answer] = body.conversationHistory.slice(-2);
  if (!own || !answer) throw new Error('there are not two messages');
  return [own, answer];
}

const french = JSON.stringify([
  ['ornithorynque', '', 'n', '', 0, ['platypus; animal with a bill'], 1, ''],
  ['avec', '', 'prep', '', 0, ['wrong, for the content knows it'], 2, ''],
]);

describeServer(
  'a dictionary that was brought',
  (server) => {
    it('glosses what the content does not know, and the gloss says where it comes from', async () => {
      const index = '{"title":"French","format":3,"sourceLanguage":"fr","targetLanguage":"en"}';
      const members = [
        { name: 'index.json', content: index },
        { name: 'term_bank_1.json', content: french },
        { name: 'term_bank_2.json', content: '[]' },
      ];
      await bring(server(), write('french.zip', yomitanZip(members)), 'fr');
      const client = await signIn(server());
      const [own] = await exchange(server(), client, 'Vous voudrais avec le ornithorynque.');
      const words = own.morphemeTranslationDetails?.value ?? [];
      expect(words.find(([surface]) => surface === 'ornithorynque')).toEqual([
        'ornithorynque',
        '',
        'platypus',
        { dict: true },
      ]);
      expect(words.find(([surface]) => surface === 'avec')?.[2]).toBe('with');
      const { morphemes } = (await client.call('GET /morphemes')).body;
      expect(morphemes.find(({ identity }) => identity === 'ornithorynque')?.translatedMorpheme).toBe('platypus');

      const [, answer] = await exchange(server(), client, 'what does ornithorynque mean?');
      expect(answer.fullSentenceTranslation?.value).toContain('platypus');
      const said = answer.morphemeTranslationDetails?.value ?? [];
      expect(said.find(([surface]) => surface.toLowerCase() === 'ornithorynque')?.slice(2)).toEqual([
        'platypus',
        { dict: true },
      ]);
      const [, unknown] = await exchange(server(), client, 'what does motinconnu mean?');
      expect(unknown.fullSentenceTranslation?.value).toMatch(/don't know/u);
    });

    it('glosses a learner’s own words in a language that the tutor does not speak, which says so in one sentence', async () => {
      await bring(server(), fixturePath('cedict.u8'), 'zh-Hans');
      const client = await signIn(server(), { language: 'zh-Hans' });
      const [own, answer] = await exchange(server(), client, '学生去图书馆。');
      expect(own.targetLanguageMessage?.value).toBe('学生去图书馆。');
      expect(own.morphemeTranslationDetails?.value).toEqual([
        ['学生', 'xuésheng', 'student', { dict: true }],
        ['去', 'qù', 'to go', { dict: true }],
        ['图书馆', 'túshūguǎn', 'library', { dict: true }],
        ['。', '', ''],
      ]);
      expect(own.notes?.value?.apology).toBeUndefined();
      expect(answer.targetLanguageMessage?.value).toBeFalsy();
      expect(answer.notes?.value?.apology).toBe(
        'The built-in tutor does not speak Simplified Chinese yet. That needs a model provider (/providers); until one is connected, you can choose another language in the menu.',
      );
      const { morphemes } = (await client.call('GET /morphemes')).body;
      expect(morphemes.map(({ identity }) => identity).sort()).toEqual(['去', '图书馆', '学生']);
    });

    it('leaves English alone there', async () => {
      const client = await signIn(server(), { language: 'es' });
      const [own] = await exchange(server(), client, 'I would like a coffee, please');
      expect(own.targetLanguageMessage?.value).toBeFalsy();
      expect((await client.call('GET /morphemes')).body.morphemes).toEqual([]);
    });
  },
  { tutor },
);

it('what languages need in memory is let go while nobody uses it, as long as the server runs', async () => {
  const require = createRequire(import.meta.url);
  const isLoaded = () => require.resolve('pinyin-pro') in require.cache;
  const tasks = new Map<() => void, number>();
  const clock: Clock = {
    ...systemClock,
    every: (ms, task) => {
      tasks.set(task, ms);
      const end = systemClock.every(ms, task);
      return () => {
        tasks.delete(task);
        end();
      };
    },
  };
  const server = await startTestServer({ provider: 'sqlite', clock });
  languageTools('zh-Hans').segment('你好');
  expect(isLoaded()).toBe(true);
  const tenMinutes = () => [...tasks].filter(([, ms]) => ms === 600_000).forEach(([task]) => task());
  tenMinutes();
  expect(isLoaded()).toBe(true);
  tenMinutes();
  expect(isLoaded()).toBe(false);
  await server.close();
  expect([...tasks.values()]).toEqual([]);
});
