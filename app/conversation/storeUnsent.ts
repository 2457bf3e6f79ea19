import type { ConversationState, PendingSend } from '../../domain/conversation/conversationState';
import { joinUnsent } from '../storage/drafts';
import type { StoreContext } from './storeContext';
import type { ConversationStoreState } from './storeTypes';

/** What has failed or is on its way. */
const openSendsOf = ({ failed, pending }: ConversationState): readonly PendingSend[] =>
  pending ? [...failed, pending] : failed;

/** What has not arrived, and what is being typed. */
export function unsentOf({ draft, conversation }: Pick<ConversationStoreState, 'draft' | 'conversation'>): string {
  return joinUnsent([...openSendsOf(conversation).map(({ text }) => text), draft]);
}

/** What has not arrived stands in local storage: it is found there, however the page ends. */
export function keepUnsent({ deps }: Pick<StoreContext, 'deps'>, before: ConversationState, now: ConversationState) {
  const { conversationId } = now;
  if (conversationId === null) return;
  const [former, open] = [openSendsOf(before), openSendsOf(now)];
  const isAmong = (sends: readonly PendingSend[], { clientMessageId }: PendingSend) =>
    sends.some((send) => send.clientMessageId === clientMessageId);
  for (const send of open) {
    if (!isAmong(former, send)) deps().drafts.keep(conversationId, send.clientMessageId, send.text);
  }
  for (const send of former) {
    if (!isAmong(open, send)) deps().drafts.letGo(conversationId, send.clientMessageId);
  }
}

/** Brings what was left unsent in the conversation that is open back into its input, with `further` after it. */
export function takeUnsent({ get, set, deps }: Pick<StoreContext, 'get' | 'set' | 'deps'>, further: string): void {
  const { conversationId } = get().conversation;
  if (conversationId === null) return;
  const { drafts } = deps();
  const draft = joinUnsent([drafts.read(conversationId), further]);
  drafts.replace(conversationId, draft);
  set({ draft });
}
