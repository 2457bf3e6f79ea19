/** Whether a write failed because another row has what must be unique; its column's name tells which uniqueness. */
export function isTaken(error: unknown, column: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'P2002') return false;
  // The adapters name the columns at different places.
  return JSON.stringify('meta' in error ? error.meta : '').includes(column) || error.message.includes(column);
}
