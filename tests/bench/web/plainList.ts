import type { Page } from '@playwright/test';
import { messagesInBlock } from '../../../app/conversation/view/messageBlocks';
import type { Frame } from '../client';
import { bystander } from './seed';
import { logIn } from './site';

export interface PlainList {
  page: Page;
  /** Resolves once the first words of the reply stand there. */
  send(message: string): Promise<void>;
  finished(): Promise<void>;
}

/**
 * The least that a page must do: a list of messages as elements, a word one element with its gloss, all of the same look,
 * and at each frame of the same stream what is new put after what is there. No store, no state, nothing to press.
 */
export async function openPlainList(
  page: Page,
  seed: { streaming: string; empty: string; messages: number },
): Promise<PlainList> {
  const token = await logIn(page.context(), bystander);
  await page.goto('/robots.txt');
  const conversationId = seed.empty;
  const sheets = await sheetsOf(page);
  await page.evaluate(buildList, {
    token,
    conversationId,
    historyOf: seed.streaming,
    count: seed.messages,
    sheets,
    messagesInBlock,
  });
  return {
    page,
    send: async (message) => {
      await page.evaluate(
        ({ token: bearer, body }) => {
          Object.assign(window, { replied: false, begun: false });
          return fetch('/api/message/send-message', {
            method: 'POST',
            headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }).then((answer) => answer.text());
        },
        { token, body: { message, conversationId, clientMessageId: crypto.randomUUID() } },
      );
      await page.waitForFunction(() => (window as unknown as { begun: boolean }).begun);
    },
    finished: async () => {
      await page.waitForFunction(() => (window as unknown as { replied: boolean }).replied);
    },
  };
}

/** The style sheets of the application: a plain list looks the same, and pays for that. */
async function sheetsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/login')).text();
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/gu)].map(([, href = '']) => href);
}

interface ListInput {
  messagesInBlock: number;
  token: string;
  conversationId: string;
  historyOf: string;
  count: number;
  sheets: readonly string[];
}

/** Runs in the page. */
async function buildList({
  token,
  conversationId,
  historyOf,
  count,
  sheets,
  messagesInBlock,
}: ListInput): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const element = (tag: string, className: string, text = '') => {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  };
  const wordOf = ([surface = '', , gloss = '']: readonly string[]) => {
    const word = element('span', 'word', surface);
    word.dataset.reading = '';
    word.dataset.gloss = gloss;
    return word;
  };
  document.body.replaceChildren();
  document.body.className = 'dark';
  await Promise.all(
    sheets.map((href) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
      return new Promise((resolve) => link.addEventListener('load', resolve));
    }),
  );
  const scroller = element('div', 'message-list');
  scroller.style.height = '844px';
  const column = element('div', 'message-column');
  scroller.append(column);
  document.body.append(scroller);
  let shown = 0;
  const addMessage = (sender: string) => {
    const message = element('article', `message ${sender === 'user' ? 'user-self' : 'assistant'}`);
    const sentence = element('div', 'sentence target without-readings');
    message.append(element('span', 'speaker', sender), sentence);
    if (shown++ % messagesInBlock === 0) column.append(element('div', 'message-block'));
    column.lastElementChild?.append(message);
    return sentence;
  };
  interface Said {
    senderType: string;
    position: number;
    morphemeTranslationDetails: { value: string[][] | null } | null;
  }
  const said: Said[] = [];
  for (let before = ''; said.length < count; before = `?before=${said[0]?.position ?? 0}`) {
    const answer = await fetch(`/api/conversation/by-id/${historyOf}${before}`, { headers });
    const { conversationHistory } = (await answer.json()) as { conversationHistory: Said[] };
    if (conversationHistory.length === 0) break;
    said.unshift(...conversationHistory);
  }
  for (const { senderType, morphemeTranslationDetails: words } of said) {
    const sentence = addMessage(senderType);
    for (const word of words?.value ?? []) sentence.append(wordOf(word), ' ');
  }

  let growing: HTMLElement | null = null;
  let morphemes: string[][] = [];
  /** Words that are new are put at the end; those that stand there without a gloss get it when it comes. */
  const grow = (sentence: HTMLElement, words: readonly string[]) => {
    for (const [at, word] of words.entries()) {
      const shown = sentence.children[at] as HTMLElement | undefined;
      const gloss = morphemes[at]?.[2] ?? '';
      if (!shown) sentence.append(wordOf([word, '', gloss]), ' ');
      else if (shown.dataset.gloss !== gloss) shown.dataset.gloss = gloss;
    }
  };
  const onFrame = ({ type, senderType, fieldName, status, value }: Frame) => {
    if (type !== 'message:target' || senderType !== 'assistant') return;
    if (fieldName === 'targetLanguageMessage' && typeof value === 'string') {
      growing ??= addMessage('assistant');
      growing.classList.toggle('is-arriving', status === 'streaming');
      grow(growing, value.split(' '));
      Object.assign(window, { begun: true });
    }
    if (fieldName === 'morphemeTranslationDetails' && Array.isArray(value)) {
      morphemes = value as string[][];
      if (growing)
        grow(
          growing,
          morphemes.map(([word = '']) => word),
        );
    }
    if (fieldName === 'notes' && status === 'done') {
      growing = null;
      morphemes = [];
      Object.assign(window, { replied: true });
    }
  };
  const stream = await fetch(`/api/stream?conversationId=${conversationId}&since=0`, { headers });
  if (!stream.body) throw new Error('the stream did not open');
  const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  const listen = async () => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (event.startsWith('data: ')) onFrame(JSON.parse(event.slice(6)) as Frame);
      }
    }
  };
  void listen();
}
