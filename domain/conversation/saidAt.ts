/**
 * When a message was said, ISO 8601; null for one that is on its way. Ids are UUIDv7, whose first 48 bits are the
 * milliseconds since 1970 (RFC 9562, section 5.7).
 */
export function saidAt(messageId: string): string | null {
  const time = /^([0-9a-f]{8})-([0-9a-f]{4})-7/u.exec(messageId);
  return time && new Date(parseInt(`${time[1] ?? ''}${time[2] ?? ''}`, 16)).toISOString();
}
