import { interfaceTexts } from '../../domain/texts/interface';

/** Where a conversation is shown. */
export function conversationAddress(conversationId: string): string {
  return `/conversation?c=${encodeURIComponent(conversationId)}`;
}

/** What the browser's tab says of it. */
export function conversationPageTitle(title: string): string {
  return `${title || interfaceTexts.conversation.label} | ${interfaceTexts.appName}`;
}
