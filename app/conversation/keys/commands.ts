import { flushSync } from 'react-dom';
import { isTerminal } from '../../../domain/conversation/message';
import { messageTexts } from '../../../domain/texts/message';
import { browserSpeaker } from '../../speech/browserSpeaker';
import { spokenText } from '../../speech/spokenText';
import { copyText } from '../../ui/copyText';
import { toast } from '../../ui/toasts/toasts';
import { mayResend } from '../mayResend';
import { mayRetry } from '../mayRetry';
import { undoMark } from '../options/undoMark';
import type { ConversationActions, ConversationStoreState } from '../storeTypes';
import { composerFieldId } from '../view/composerField';
import { findMessage, findOpener } from '../view/findMessage';

export interface KeyContext {
  get: () => ConversationStoreState;
  actions: ConversationActions;
  showKeys: () => void;
}

/** Does what a key stands for. Whether there was anything to do. */
type Command = (context: KeyContext) => boolean;

const focusedMessageId = () =>
  document.activeElement?.closest<HTMLElement>('article[data-message-id]')?.dataset.messageId ?? null;
/** A control that says by `data-key` which key presses it. */
const controlOf = (key: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(`[data-key="${key}"]`);

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element != null;
}

/** The message one is in, else the one that is open, else the newest. */
function messageId({ get }: KeyContext): string | null {
  const { optionsMessageId, expandedMessageId, messages } = get();
  return focusedMessageId() ?? optionsMessageId ?? expandedMessageId ?? messages.at(-1)?.id ?? null;
}

const forMessage =
  (run: (context: KeyContext, id: string) => void): Command =>
  (context) => {
    const id = messageId(context);
    if (id !== null) run(context, id);
    return id !== null;
  };

/** What only who takes part can do. */
const forParticipant =
  (command: Command): Command =>
  (context) =>
    !context.get().viewer && command(context);

function withOptions({ get, actions }: KeyContext, id: string, run: (article: HTMLElement) => void): void {
  flushSync(() => {
    actions.clearSelection();
    if (get().optionsMessageId !== id) actions.toggleOptions(id);
  });
  const article = findMessage(id);
  if (article) run(article);
}

/** Marks the selected words, or else the word one is on, without opening anything. */
const mark =
  (kind: 'markMastered' | 'refreshMastery'): Command =>
  ({ get, actions }) => {
    const before = get();
    const word = document.activeElement?.closest<HTMLElement>('[data-index]');
    const id = focusedMessageId();
    const isOnWord = before.selected.size === 0 && word != null && id !== null;
    if (isOnWord) actions.toggleSelected(id, Number(word.dataset.index));
    if (get().selected.size === 0) return false;
    void actions[kind]();
    if (isOnWord && before.expandedMessageId !== id) actions.close();
    return true;
  };

function goToMessage(step: 1 | -1): boolean {
  const here = document.activeElement?.closest('.word')?.closest('article');
  if (!here) return false;
  const all = [...document.querySelectorAll('article[data-message-id]')];
  for (let at = all.indexOf(here) + step; at >= 0 && at < all.length; at += step) {
    const word = all[at]?.querySelector<HTMLElement>('.word[tabindex="0"]');
    if (word) return focus(word);
  }
  return true;
}

function close({ get, actions }: KeyContext): boolean {
  const { expandedMessageId, optionsMessageId, peeked } = get();
  const id = optionsMessageId ?? expandedMessageId;
  if (id === null && peeked === null) return false;
  const hadFocus = document.activeElement?.closest('.message-options') != null;
  flushSync(actions.close);
  // What had the focus is gone with the options: it goes on from what opened them.
  if (hadFocus && id !== null) focus(findOpener(id));
  return true;
}

/** Says the word one is on. */
function hearWord({ get }: KeyContext): boolean {
  const { messages, conversation } = get();
  const index = Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index);
  const message = messages.find(({ id }) => id === focusedMessageId());
  const word = message?.morphemeTranslationDetails?.value?.[index];
  const language = conversation.about?.targetLanguage;
  const speaker = browserSpeaker();
  if (!message || !word || !language || !speaker) return false;
  const [surface, reading] = word;
  speaker.press({ key: `${message.id} ${surface}`, text: spokenText(surface, reading, language), language });
  return true;
}

/** Keys that write nothing: they hold for everybody. */
export const namedKeys: Readonly<Record<string, Command>> = {
  Escape: close,
  ArrowUp: () => goToMessage(-1),
  ArrowDown: () => goToMessage(1),
  Delete: forParticipant(
    forMessage((context, id) =>
      withOptions(context, id, (article) => {
        const button = controlOf('Delete', article);
        focus(button);
        button?.click();
      }),
    ),
  ),
};

/** Single characters, which can be turned off. */
export const characterKeys: Readonly<Record<string, Command>> = {
  '?': ({ showKeys }) => {
    showKeys();
    return true;
  },
  '/': () => {
    const panel = controlOf('p')?.closest('.app-frame')?.querySelector<HTMLElement>('.side-panel');
    if (panel && !panel.checkVisibility({ visibilityProperty: true })) flushSync(() => controlOf('p')?.click());
    return focus(controlOf('/') ?? panel?.querySelector<HTMLElement>('a[aria-current]'));
  },
  i: () => focus(document.getElementById(composerFieldId)),
  p: () => {
    controlOf('p')?.click();
    return true;
  },
  n: () => {
    controlOf('n')?.click();
    return true;
  },
  d: forMessage(({ actions }, id) => {
    flushSync(() => actions.toggleExpanded(id));
    if (focusedMessageId() !== id) focus(findMessage(id)?.querySelector<HTMLElement>('.word[tabindex="0"]'));
  }),
  t: forMessage(({ actions }, id) => void actions.translate(id)),
  c: forMessage(({ get }, id) => {
    const message = get().messages.find((each) => each.id === id);
    const sentence = message?.targetLanguageMessage?.value ?? message?.originalMessage?.value ?? '';
    void copyText(sentence).then((isCopied) => {
      if (isCopied) toast(messageTexts.copied);
    });
  }),
  h: forMessage((_, id) => controlOf('h', findMessage(id) ?? document)?.click()),
  l: hearWord,
  o: forParticipant(forMessage(({ actions }, id) => actions.toggleOptions(id))),
  w: forParticipant(
    forMessage((context, id) => {
      const { selected, expandedMessageId } = context.get();
      // Its word options are open, for these words.
      if (selected.size > 0 && expandedMessageId === id) return;
      withOptions(context, id, (article) => controlOf('w', article)?.click());
    }),
  ),
  m: forParticipant(mark('markMastered')),
  r: forParticipant(mark('refreshMastery')),
  u: forParticipant(({ get, actions }) => {
    if (!get().lastMark) return false;
    void undoMark(actions);
    return true;
  }),
  s: forParticipant(({ get, actions }) => {
    const text = get().messages.at(-1)?.targetLanguageMessage;
    if (!text || isTerminal(text.status)) return false;
    void actions.stop();
    return true;
  }),
  a: forParticipant((context) => {
    const { messages, conversation } = context.get();
    const failed = conversation.failed.findLast((send) => mayResend(send, conversation.about));
    const message = messages.find(({ id }) => id === messageId(context));
    if (message && mayRetry(message, messages, conversation.about)) void context.actions.retry(message.id);
    else if (failed) void context.actions.resendFailed(failed.clientMessageId);
    else return false;
    return true;
  }),
};
