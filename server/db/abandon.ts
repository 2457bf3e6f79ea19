/** Rolls a transaction back with a result instead of an error. */
export class Abandon<T> extends Error {
  constructor(readonly result: T) {
    super('abandoned');
  }
}

/** The result of work that was done, or of work that abandoned itself. */
export async function orAbandoned<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Abandon) return error.result as T;
    throw error;
  }
}
