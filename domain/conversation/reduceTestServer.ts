import { fieldFrame, type MessageTargetFrame, type ServerFrame } from '../protocol';
import type { ConversationDetails } from './conversation';
import { doneField, type Field, type FieldName, fieldNames, isTerminal, type Message } from './message';
import { testMessage } from './testMessage';

/** A small server that keeps the wire's promises, for the tests of `reduce`: what happens in it is chosen by numbers. */

export const learnerId = 'learner';
const pending: Field<never> = { status: 'pending', statusMessage: '', value: null };

interface Removal {
  conversationId: string;
  messageId: string;
  revision: number;
}

export interface TestServer {
  revision: number;
  messages: Message[];
  send(text: string, clientMessageId: string): { userMessageId: string; assistantMessageId: string };
  /** Does one thing of those that are possible; `choice`, of 40, says which, `which` to what. */
  step(choice: number, which: number): void;
  finishAll(): void;
  page(options?: { before?: number; size?: number }): ConversationDetails;
  replay(since: number, options: { namesSends: boolean }): ServerFrame[];
  /** Everything sent so far, one list per sending, in order. */
  sent: ServerFrame[][];
}

export function createTestServer(conversationId = 'c1'): TestServer {
  let serial = 0;
  let position = 0;
  const removals: Removal[] = [];
  const names = new Map<string, string>();
  /** What a process goes on saying that has lost its turn: told, and stored nowhere. */
  const lost: { message: Message; saidRev: number }[] = [];

  const server: TestServer = {
    revision: 3,
    messages: [],
    sent: [],
    send(text, clientMessageId) {
      const repeated = [...names].find(([, name]) => name === clientMessageId);
      if (repeated) return { userMessageId: repeated[0], assistantMessageId: repeated[0].replace('u', 'a') };
      serial += 1;
      const user = blank(`u${serial}`, learnerId, 'user');
      user.originalMessage = doneField(text);
      const assistant = blank(`a${serial}`, 'tutor', 'assistant');
      for (const message of [user, assistant]) {
        message.targetLanguageMessage = pending;
        message.morphemeTranslationDetails = pending;
      }
      names.set(user.id, clientMessageId);
      server.messages.push(user, assistant);
      commit([user, assistant]);
      return { userMessageId: user.id, assistantMessageId: assistant.id };
    },
    step(choice, which) {
      const action = Math.floor(choice / 4) % 10;
      if (action === 9) return speakFromTheDead(which, choice);
      const message = server.messages[which % Math.max(1, server.messages.length)];
      if (!message) return;
      const name = fieldNames[1 + (choice % 4)] ?? 'notes';
      const field = message[name];
      if (action === 0) return remove(message);
      if (action === 7 && choice % 2 === 0) return checkpoint(message);
      if (action === 8) return interrupt(message);
      if (action === 1 && message.senderType === 'assistant') return retry(message);
      if (field && isTerminal(field.status)) return;
      if (action <= 4) return change(message, name, 'streaming', action === 2);
      if (action === 5) return change(message, name, 'error', true);
      change(message, name, 'done', true);
    },
    finishAll() {
      for (const message of server.messages) {
        for (const name of fieldNames) {
          const field = message[name];
          if (field && !isTerminal(field.status)) change(message, name, 'done', true);
        }
      }
    },
    page({ before = Infinity, size = Infinity } = {}) {
      const reachable = server.messages.filter((message) => message.position < before);
      const from = Math.max(0, reachable.length - size);
      return {
        _id: conversationId,
        title: `at ${server.revision}`,
        conversationType: 'AI',
        persona: null,
        targetLanguage: 'ja',
        conversationHistory: reachable.slice(from).map((message) => ({ ...message })),
        hasOlder: from > 0,
        scenario: null,
        friend: null,
        formerFriend: null,
        unread: false,
        lastPosition: 0,
        revision: server.revision,
        tutorName: 'built-in tutor',
        canExplain: false,
        openers: [],
      };
    },
    replay(since, { namesSends }) {
      const frames: ServerFrame[] = server.messages
        .filter((message) => message.revision >= since)
        .flatMap((message) => [...framesOf(message, namesSends), ...framesOfNothing(message)]);
      for (const removed of removals) if (removed.revision >= since) frames.push({ type: 'message', removed });
      return [...frames, { type: 'revision', conversationId, revision: server.revision, caughtUp: true }];
    },
  };
  return server;

  function blank(id: string, senderId: string, senderType: 'user' | 'assistant'): Message {
    position += 1;
    return testMessage({ id, senderId, senderType, position, rev: 0, revision: 0 });
  }

  function framesOf(message: Message, named: boolean, only: readonly FieldName[] = fieldNames): MessageTargetFrame[] {
    const clientMessageId = named ? names.get(message.id) : undefined;
    return only.flatMap((name) => {
      const field = message[name];
      return field ? [fieldFrame(message, conversationId, name, field, clientMessageId)] : [];
    });
  }

  /** A replay names what is not there too. */
  function framesOfNothing(message: Message): MessageTargetFrame[] {
    const absent = fieldNames.filter((name) => message[name] === null);
    return absent.map((name) => fieldFrame(message, conversationId, name, doneField(null)));
  }

  function commit(changed: Message[], only?: readonly FieldName[]) {
    server.revision += 1;
    for (const message of changed) message.revision = server.revision;
    server.sent.push(changed.flatMap((message) => framesOf(message, true, only)));
  }

  function change(message: Message, name: FieldName, status: Field<never>['status'], committed: boolean) {
    message.rev += 1;
    const value = `${name} ${message.attempt}.${message.rev}`;
    // The test does not read the values as what they stand for.
    Object.assign(message, { [name]: { status, statusMessage: status === 'error' ? 'no' : '', value } });
    if (committed) commit([message], [name]);
    else server.sent.push(framesOf(message, true, [name]));
  }

  /** Stores what was only streamed so far: nothing new to show. */
  function checkpoint(message: Message) {
    server.revision += 1;
    message.revision = server.revision;
    server.sent.push([{ type: 'revision', conversationId, revision: server.revision }]);
  }

  function retry(message: Message) {
    lost.push({ message: { ...message }, saidRev: message.rev });
    Object.assign(message, { fullSentenceTranslation: null, notes: null, attempt: message.attempt + 1, rev: 0 });
    Object.assign(message, { targetLanguageMessage: pending, morphemeTranslationDetails: pending });
    commit([message]);
  }

  /** Another process takes the turn and ends it. Its rev leaves room for whatever the former one may have said. */
  function interrupt(message: Message) {
    lost.push({ message: { ...message }, saidRev: message.rev });
    const isRunning = ({ status }: Field<unknown>) => !isTerminal(status);
    const { targetLanguageMessage: text, morphemeTranslationDetails: words } = message;
    if (text && isRunning(text)) {
      Object.assign(message, { targetLanguageMessage: { ...text, status: 'error', statusMessage: 'Interrupted.' } });
    }
    if (words && isRunning(words)) {
      Object.assign(message, { morphemeTranslationDetails: words.value ? { ...words, status: 'done' } : null });
    }
    for (const name of ['fullSentenceTranslation', 'notes'] as const) {
      if (message[name] && isRunning(message[name])) Object.assign(message, { [name]: null });
    }
    message.rev += 1_000_000;
    server.revision += 1;
    message.revision = server.revision;
    server.sent.push([...framesOf(message, true), ...framesOfNothing(message)]);
  }

  function speakFromTheDead(which: number, choice: number) {
    const speaker = lost[which % Math.max(1, lost.length)];
    // Whoever deletes a message makes sure that nobody speaks of it any more.
    if (!speaker || !server.messages.some(({ id }) => id === speaker.message.id)) return;
    speaker.saidRev += 1;
    const { message, saidRev } = speaker;
    const name = fieldNames[1 + (choice % 4)] ?? 'notes';
    const field = { status: choice % 2 ? 'streaming' : 'generating', statusMessage: '', value: 'of the dead' } as const;
    server.sent.push([fieldFrame({ ...message, rev: saidRev }, conversationId, name, field)]);
  }

  function remove(message: Message) {
    server.messages = server.messages.filter((other) => other !== message);
    server.revision += 1;
    const removed = { conversationId, messageId: message.id, revision: server.revision };
    removals.push(removed);
    server.sent.push([{ type: 'message', removed }]);
  }
}
