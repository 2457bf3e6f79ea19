import { fieldNames, type Message } from '../../domain/conversation/message';
import { type Deeds, isTemporary, type WatchedTab } from './chaosLearner';

/** What carries frames. */
export const linePaths: readonly string[] = ['/api/stream', '/ws'];

/** What was typed stands in the conversation, or with Retry under it; never in both. */
export function findLost(tabs: readonly WatchedTab[], { typed, unwantedTexts }: Deeds): string[] {
  const states = tabs.map(({ tab }) => tab.store.getState());
  const arrived = new Set(states.flatMap(({ messages }) => messages.map(typedIn)));
  const failed = new Set(states.flatMap(({ conversation }) => conversation.failed.map(({ text }) => text)));
  return typed.flatMap((text) => {
    if (arrived.has(text) && failed.has(text)) return [`'${text}' has arrived and is offered with Retry too`];
    return arrived.has(text) || failed.has(text) || unwantedTexts.has(text) ? [] : [`'${text}' is lost`];
  });
}

/** What the tabs show, and what they were told, against the history as it is in the database. */
export function findDifferences(tabs: readonly WatchedTab[], deeds: Deeds, history: readonly Message[]): string[] {
  const lost = deeds.typed.flatMap((text) => {
    const count = history.filter((message) => typedIn(message) === text).length;
    return count === 1 || (count === 0 && deeds.unwantedTexts.has(text)) ? [] : [`'${text}' is there ${count} times`];
  });
  return [...lost, ...tabs.flatMap((on) => [...differencesShown(on, history), ...promisesBroken(on, deeds, history)])];
}

function differencesShown({ tab }: WatchedTab, history: readonly Message[]): string[] {
  const { messages, conversation } = tab.store.getState();
  const problems: string[] = [];
  if (messages.some(isTemporary)) problems.push('a temporary message is left');
  if (conversation.failed.length > 0) problems.push('a message did not go through, with nothing in its way');
  const [shown, stored] = [messages.map(asText), history.map(asText)];
  const at = Array.from({ length: Math.max(shown.length, stored.length) }, (_, index) => index).find(
    (index) => shown[index] !== stored[index],
  );
  if (at !== undefined) problems.push(`shown: ${shown[at] ?? 'nothing'}; stored: ${stored[at] ?? 'nothing'}`);
  return problems;
}

/** What the server had acknowledged. */
function promisesBroken({ witness }: WatchedTab, { unwanted }: Deeds, history: readonly Message[]): string[] {
  const countOf = (id: string) => history.filter((message) => message.id === id).length;
  const sent = witness.acknowledged.flatMap(({ text, userMessageId, assistantMessageId }) =>
    [userMessageId, assistantMessageId]
      .filter((id) => countOf(id) !== 1 && !unwanted.has(id))
      .map((id) => `'${text}' was acknowledged, and its ${id} is there ${countOf(id)} times`),
  );
  const deleted = [...witness.deleted].filter((id) => countOf(id) > 0).map((id) => `${id} was deleted and is there`);
  return [...sent, ...deleted];
}

/** Those who have not heard of a logout yet, or still wait for an answer. */
export const notYetOut = (tabs: readonly WatchedTab[]): WatchedTab[] =>
  tabs.filter(({ tab }) => tab.session.state().isAuthenticated || tab.callCount() > 0);

/** What goes on in a tab after a logout. */
export function findRunning({ tab }: WatchedTab): string[] {
  const [timers, listeners] = [tab.clock.pendingCount(), tab.networkListenerCount()];
  const problems: string[] = [];
  if (timers > 0) problems.push(`${timers} timers are left after logout`);
  // The session's own looks for the network's return as long as the page stands.
  if (listeners > 1) problems.push(`${listeners - 1} listeners to the network are left after logout`);
  if (tab.connectionState() !== 'closed') problems.push('the connection is not closed after logout');
  return problems;
}

export function findOpenLines({ tab, proxy }: WatchedTab): string[] {
  const lines = proxy.connections().filter(({ path, isDark }) => !isDark && linePaths.includes(path));
  const count = lines.length + tab.socketCount();
  return count === 0 ? [] : [`${count} lines are left after logout`];
}

/** A message without what only orders its changes. */
const asText = (message: Message): string =>
  JSON.stringify([
    message.id,
    message.position,
    message.senderId,
    message.senderType,
    message.attempt,
    ...fieldNames.map((name) => message[name]),
  ]);

const typedIn = ({ originalMessage }: Message): string | null => originalMessage?.value ?? null;
