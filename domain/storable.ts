/** Whether every database can keep this text: no NUL (Postgres) and no lone surrogates (no UTF-8 for them). */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
