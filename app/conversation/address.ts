/** Where a conversation is shown. */
export function conversationAddress(conversationId: string): string {
  return `/conversation?c=${encodeURIComponent(conversationId)}`;
}
