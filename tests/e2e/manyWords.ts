import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { signUp } from './learner';

const hebrew = ['בא', 'גד', 'הו', 'זח', 'טי', 'כל', 'מנ', 'סע', 'פק', 'רש', 'תב', 'לג'];

/** So many different words of two syllables. */
const wordsOf = (syllables: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => `${syllables[at % 12] ?? ''}${syllables[Math.floor(at / 12) % 12] ?? ''}`);

/** As many as the longest message holds. */
export const manyWords = 140;

interface Sent {
  userMessageId: string;
  assistantMessageId: string;
}

interface History {
  conversationHistory: {
    id: string;
    morphemeTranslationDetails: { status: string } | null;
    targetLanguageMessage: { status: string } | null;
  }[];
}

interface Collector {
  call: (method: 'get' | 'post' | 'patch', path: string, data?: object) => Promise<unknown>;
  conversationId: string;
}

/** A learner who has written long messages in a language that the tutor does not speak, and so has met many words. */
export async function collectWords(page: Page, language: string, messages: readonly string[]): Promise<Collector> {
  const token = await signUp(page);
  const call = callerOf(page.request, token);
  await call('post', '/user/update-preferences', { language });
  const { _id: conversationId } = (await call('post', '/conversation/reset', {})) as { _id: string };
  for (const message of messages) {
    const sent = (await call('post', '/message/send-message', { conversationId, message })) as Sent;
    await expect
      .poll(async () => {
        const { conversationHistory } = (await call('get', `/conversation/by-id/${conversationId}`)) as History;
        const find = (wanted: string) => conversationHistory.find(({ id }) => id === wanted);
        // Of what is taken for the learner's own language there are no words.
        const words = find(sent.userMessageId)?.morphemeTranslationDetails?.status ?? 'done';
        const reply = find(sent.assistantMessageId)?.targetLanguageMessage?.status ?? 'done';
        return [words, reply];
      })
      .toEqual(['done', 'done']);
  }
  return { call, conversationId };
}

/** The first word four times, the second three times. */
export const longMessage = `באבא באבא באבא גדבא גדבא ${wordsOf(hebrew, manyWords).join(' ')}`;
export const hebrewMessage = wordsOf(hebrew, 40).join(' ');

function callerOf(request: APIRequestContext, token: string): Collector['call'] {
  return async (method, path, data) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await request[method](`/api${path}`, { headers, ...(data ? { data } : {}) });
    await expect(answer).toBeOK();
    return (await answer.json()) as unknown;
  };
}
