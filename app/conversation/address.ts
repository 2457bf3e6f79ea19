import { appTexts } from '../../domain/texts/app';
import { conversationTexts } from '../../domain/texts/conversation';

/** Where a conversation is shown; `isViewing` to an admin who looks on. */
export function conversationAddress(conversationId: string, isViewing = false): string {
  return `/conversation?c=${encodeURIComponent(conversationId)}${isViewing ? '&viewer=1' : ''}`;
}

/** Where a chat in another language begins. */
export const chooseLanguageAddress = '/conversation?choose=language';

/** Where viewer mode begins: everybody's conversations. */
export const viewerAddress = '/conversation?viewer=1';

/** What the browser's tab says of it. */
export function conversationPageTitle(title: string): string {
  return `${title || conversationTexts.label} | ${appTexts.name}`;
}

/** Names the message that the conversation is opened at. */
export const messageParameter = 'm';

/** Where a conversation is shown at one of its messages. */
export function messageAddress(conversationId: string, messageId: string): string {
  return `${conversationAddress(conversationId)}&${messageParameter}=${encodeURIComponent(messageId)}`;
}

/** The page of a conversation that ends with the message at a position, for readers without JavaScript. */
export function pageOfMessage(conversationId: string, position: number): string {
  return `${conversationAddress(conversationId)}&before=${position + 1}`;
}
