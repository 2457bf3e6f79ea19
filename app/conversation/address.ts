import { interfaceTexts } from '../../domain/texts/interface';

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
  return `${title || interfaceTexts.conversation.label} | ${interfaceTexts.appName}`;
}
