/** Where a friend registers with a code already filled in (specification, section 2). */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/register?invite=${encodeURIComponent(code)}`;
}
