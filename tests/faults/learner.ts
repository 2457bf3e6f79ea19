import { randomUUID } from 'node:crypto';
import type { ConversationDetails } from '../../domain/conversation/conversation';
import type { Message } from '../../domain/conversation/message';

export interface SentMessage {
  text: string;
  conversationId: string;
  clientMessageId: string;
  /** Null until the server has answered. */
  ids: { userMessageId: string; assistantMessageId: string } | null;
}

/** A learner who keeps what was sent and what was acknowledged, over any number of servers. */
export interface Learner {
  name: string;
  conversationId: string;
  sent: SentMessage[];
  /** Sends something new; resolves when the answer came, or the connection broke. */
  send(origin: string, text: string): Promise<void>;
  /** Sends again what was never acknowledged, under the same ids; answers how many. */
  repeat(origin: string): Promise<number>;
  history(origin: string): Promise<Message[]>;
  call(origin: string, method: string, path: string, body?: object): Promise<unknown>;
}

const password = 'correct horse';
const answerWithinMs = 20_000;

export async function createLearner(origin: string, name: string): Promise<Learner> {
  let accessToken = '';

  async function call(at: string, method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${at}/api${path}`, {
      method,
      headers: {
        ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async function deliver(at: string, message: SentMessage): Promise<void> {
    const { text, conversationId, clientMessageId } = message;
    const body = { message: text, conversationId, clientMessageId };
    message.ids = (await call(at, 'POST', '/message/send-message', body)) as SentMessage['ids'];
  }

  await call(origin, 'POST', '/auth/register', { username: name, password, accessCode: 'faults-code' });
  const login = await call(origin, 'POST', '/auth/login', { username: name, password });
  ({ accessToken } = login as { accessToken: string });
  await call(origin, 'POST', '/user/update-preferences', { language: 'French' });
  const current = await call(origin, 'GET', '/conversation/request-history');
  const { conversationDetails } = current as { conversationDetails: ConversationDetails };

  const learner: Learner = {
    name,
    conversationId: conversationDetails._id,
    sent: [],
    call,

    send: async (at, text) => {
      const { conversationId } = learner;
      const message: SentMessage = { text, conversationId, clientMessageId: randomUUID(), ids: null };
      learner.sent.push(message);
      // A connection that breaks says nothing about whether the message arrived.
      await deliver(at, message).catch(() => undefined);
    },

    repeat: async (at) => {
      const open = learner.sent.filter(({ ids }) => ids === null);
      for (const message of open) await deliver(at, message);
      return open.length;
    },

    history: async (at) => {
      const messages: Message[] = [];
      for (let before = ''; ; before = `?before=${messages[0]?.position ?? 1}`) {
        const page = await call(at, 'GET', `/conversation/by-id/${learner.conversationId}${before}`);
        const { conversationHistory, hasOlder } = page as ConversationDetails;
        messages.unshift(...conversationHistory);
        if (!hasOlder) return messages;
      }
    },
  };
  return learner;
}
