import { temporaryAssistantId, temporaryUserId } from '../../domain/conversation/conversationState';
import { isTerminal, type Message } from '../../domain/conversation/message';
import type { ChaosProxy } from './chaosProxy';
import type { Step } from './chaosSchedule';
import { watchTab, type Witness } from './chaosWitness';
import type { NodeTab } from './nodeTab';
import type { CountingClock } from './scaledClock';

/** A tab with what stands between it and the server. */
export interface WatchedTab {
  tab: NodeTab;
  proxy: ChaosProxy;
  witness: Witness;
}

export const watched = (tab: NodeTab, proxy: ChaosProxy): WatchedTab => ({ tab, proxy, witness: watchTab(tab) });

export interface Deeds {
  /** Every text that was sent off. */
  typed: string[];
  /** Ids of messages that were to be deleted, whether or not it came to that. */
  unwanted: Set<string>;
  /** What the learner had typed in those. */
  unwantedTexts: Set<string>;
  problems: string[];
}

/** A learner's patience with a reply, and with a message on its way. */
const patienceMs = 8_000;
const pollMs = 100;

const stateOf = ({ tab }: WatchedTab) => tab.store.getState();
export const isTemporary = ({ id }: Message) => id === temporaryUserId || id === temporaryAssistantId;
export const isSending = (watched: WatchedTab) => stateOf(watched).conversation.pending !== null;

/** Does everything that a schedule says, and lets each thing take as long as a person would. */
export async function playSteps(
  tabs: readonly WatchedTab[],
  steps: readonly Step[],
  { clock, name }: { clock: CountingClock; name: string },
): Promise<Deeds> {
  const deeds: Deeds = { typed: [], unwanted: new Set(), unwantedTexts: new Set(), problems: [] };
  const underWay: Promise<unknown>[] = [];

  async function patiently(isDone: () => boolean, forMs: number): Promise<void> {
    for (let waitedMs = 0; waitedMs < forMs && !isDone(); waitedMs += pollMs) await clock.sleep(pollMs);
  }

  async function send(on: WatchedTab, { scenario, awaits }: Extract<Step, { what: 'send' }>): Promise<void> {
    // Nobody can send before the former message has left or failed.
    await patiently(() => !isSending(on), Infinity);
    const text = `${scenario} ${name}n${deeds.typed.length}`;
    deeds.typed.push(text);
    on.tab.actions.setDraft(text);
    const sending = on.tab.actions.send().then((result) => {
      if (!result.ok && result.why !== 'failed') deeds.problems.push(`'${text}' was refused: ${result.why}`);
    });
    underWay.push(sending);
    if (awaits === 'nothing') return;
    await sending;
    const isAnswered = () => {
      const newest = stateOf(on).messages.at(-1);
      return newest?.senderType === 'assistant' && isTerminal(newest.targetLanguageMessage?.status ?? 'pending');
    };
    if (awaits === 'reply') await patiently(isAnswered, patienceMs);
  }

  async function unplug({ proxy, tab }: WatchedTab, { forMs, isNoticed }: Extract<Step, { what: 'unplug' }>) {
    const plugIn = proxy.unplug();
    if (isNoticed) tab.setOnline(false);
    await clock.sleep(forMs);
    plugIn();
    if (isNoticed) tab.setOnline(true);
  }

  function begin(step: Exclude<Step, { what: 'wait' | 'send' }>, on: WatchedTab): Promise<unknown> {
    const { actions } = on.tab;
    const { messages } = stateOf(on);
    switch (step.what) {
      case 'stop':
        return actions.stop();
      case 'resend':
        return resendFailed(on);
      case 'retry': {
        const broken = messages.findLast(
          ({ senderType, targetLanguageMessage: text }) => senderType === 'assistant' && text?.status === 'error',
        );
        return broken ? actions.retry(broken.id) : Promise.resolve();
      }
      case 'delete': {
        const shown = messages.filter((message) => !isTemporary(message));
        const message = shown.at(-1 - (step.which % Math.max(1, shown.length)));
        if (!message) return Promise.resolve();
        deeds.unwanted.add(message.id);
        if (message.originalMessage?.value != null) deeds.unwantedTexts.add(message.originalMessage.value);
        return actions.deleteMessage(message.id);
      }
      case 'look':
        on.tab.show();
        return Promise.resolve();
      case 'unplug':
        return unplug(on, step);
    }
  }

  for (const step of steps) {
    if (step.what === 'wait') {
      await clock.sleep(step.ms);
      continue;
    }
    const on = tabs[step.tab % tabs.length];
    if (!on) continue;
    if (step.what === 'send') await send(on, step);
    else underWay.push(begin(step, on));
  }
  await Promise.all(underWay);
  return deeds;
}

/** Each message that did not go through, once. */
export async function resendFailed({ tab }: WatchedTab): Promise<void> {
  for (const { clientMessageId } of tab.store.getState().conversation.failed) {
    await tab.actions.resendFailed(clientMessageId);
  }
}
