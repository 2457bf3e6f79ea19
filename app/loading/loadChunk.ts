/** A part of the application that did not come: after 120 s, or because the network or a newer release had it not. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Once it has been told: that it be asked for again where it is next wanted. */
  forget?: () => void;
}

/** Specification, section 8. */
export const chunkTimeoutMs = 120_000;

/**
 * The one way to load a part of the application on demand: `loadChunk(() => import('./Charts'))`.
 *
 * @param after calls back after so many milliseconds and answers how to prevent it; the browser's timer, in tests another
 * @throws {ChunkLoadError} when it does not come, or not within 120 s
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  after: (delayMs: number, run: () => void) => () => void = browserTimer,
): Promise<Chunk> {
  let cancel: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = after(chunkTimeoutMs, () => {
      reject(new ChunkLoadError(`It did not load within ${chunkTimeoutMs / 1000} s.`));
    });
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError('It could not be loaded.', { cause: error });
  } finally {
    cancel?.();
  }
}

function browserTimer(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs);
  return () => {
    clearTimeout(timer);
  };
}
