import { isTerminal, type Message } from '../../domain/conversation/message';
import type { ServerFrame } from '../../domain/protocol';
import type { NodeTab } from './nodeTab';

export interface Acknowledged {
  text: string;
  userMessageId: string;
  assistantMessageId: string;
}

/** Everything that a tab was told. What must never happen is noted when it does. */
export interface Witness {
  problems: string[];
  acknowledged: Acknowledged[];
  /** Ids of messages whose deletion was answered. */
  deleted: Set<string>;
  /** How often a line was replaced while a reply was being shown. */
  resumedReplies: number;
}

interface Told {
  attempt: number;
  rev: number;
  text: string | null;
}

export function watchTab(tab: NodeTab): Witness {
  const witness: Witness = { problems: [], acknowledged: [], deleted: new Set(), resumedReplies: 0 };
  const note = (problem: string) => {
    if (witness.problems.length < 5) witness.problems.push(problem);
  };

  tab.onAnswer(({ name, input, answer }) => {
    if (name === 'POST /message/send-message') {
      const { message } = input as { message: string };
      witness.acknowledged.push({ text: message, ...(answer as Omit<Acknowledged, 'text'>) });
    }
    if (name === 'DELETE /message/delete-message/:id') witness.deleted.add((input as { id: string }).id);
  });

  /** Each field as the newest frame since the last subscription told it: a replay may tell again what was known. */
  let told = new Map<string, Told>();
  tab.onSubscribe(() => {
    told = new Map();
    const { messages } = tab.store.getState();
    if (messages.some(({ targetLanguageMessage: text }) => text?.status === 'streaming')) witness.resumedReplies += 1;
  });
  tab.onFrame((frame) => {
    const now = toldBy(frame);
    if (!now) return;
    const problem = stepBack(told.get(now.key), now);
    if (problem !== null) note(`a frame of ${now.key} ${problem}`);
    told.set(now.key, now);
  });

  const shown = new Map<string, Message>();
  tab.store.subscribe(({ messages, conversation }) => {
    if (new Set(messages.map(({ id }) => id)).size < messages.length) note('a message is shown twice');
    for (const message of messages) {
      const before = shown.get(message.id);
      if (before === message) continue;
      shown.set(message.id, message);
      const problem = before ? stepBack(textOf(before), textOf(message)) : null;
      if (problem !== null) note(`what is shown of ${message.id} ${problem}`);
      if (before?.attempt === message.attempt && isWithdrawn(before, message)) {
        note(`what was finished of ${message.id} is being made again`);
      }
    }
    for (const id of conversation.removedIds) {
      if (messages.some((message) => message.id === id)) note(`${id} is shown after its removal`);
    }
  });
  return witness;
}

const textOf = ({ attempt, rev, targetLanguageMessage }: Message): Told => ({
  attempt,
  rev,
  text: targetLanguageMessage?.value ?? null,
});

function toldBy(frame: ServerFrame): (Told & { key: string }) | null {
  if (frame.type !== 'message:target' || frame.fieldName === 'scenario') return null;
  const { target, fieldName, attempt, rev, value } = frame;
  return { key: `${target} ${fieldName}`, attempt, rev, text: typeof value === 'string' ? value : null };
}

/** What is wrong when `now` comes after `before`; null when nothing is. Texts only grow while one attempt lasts. */
function stepBack(before: Told | undefined, now: Told): string | null {
  if (!before) return null;
  if ((now.attempt - before.attempt || now.rev - before.rev) < 0) {
    return `went back from ${before.attempt}.${before.rev} to ${now.attempt}.${now.rev}`;
  }
  if (now.attempt === before.attempt && !(now.text ?? '').startsWith(before.text ?? '')) {
    return `does not grow: '${before.text ?? ''}' became '${now.text ?? ''}'`;
  }
  return null;
}

function isWithdrawn(before: Message, now: Message): boolean {
  const [was, is] = [before.targetLanguageMessage, now.targetLanguageMessage];
  return was !== null && isTerminal(was.status) && is !== null && !isTerminal(is.status);
}
