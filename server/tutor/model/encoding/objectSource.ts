import { endsThoughts } from '../connection/thoughts';

/** The objects of an answer in JSON, cut out of what surrounds them. */
export interface ObjectSource {
  /**
   * The next object as it comes, from its first brace to its last. Line breaks and tabs written as they are, which JSON
   * forbids inside strings, become spaces.
   */
  object(): AsyncGenerator<string>;
  /** Reads on, and says whether what has come so far was thought aloud and another object follows. */
  wasThought(): Promise<boolean>;
  /** The pieces could not be read: what an object threw is not its own fault. */
  hasFailed(): boolean;
  end(): Promise<void>;
}

export function createObjectSource(pieces: AsyncIterable<string>): ObjectSource {
  const iterator = pieces[Symbol.asyncIterator]();
  let left = '';
  let hasFailed = false;

  /** False once there is no more. */
  async function readOn(): Promise<boolean> {
    try {
      const next = await iterator.next();
      if (!next.done) left += next.value;
      return !next.done;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  async function* object(): AsyncGenerator<string> {
    while (!left.includes('{')) {
      left = '';
      if (!(await readOn())) return;
    }
    left = left.slice(left.indexOf('{'));
    const end = createObjectEnd();
    do {
      const length = end.find(left);
      const piece = left.slice(0, length ?? left.length).replace(/\p{Cc}/gu, ' ');
      left = left.slice(length ?? left.length);
      yield piece;
      if (length !== null) return;
    } while (await readOn());
  }

  return {
    object,
    wasThought: async () => {
      while (await readOn());
      return endsThoughts(left) && left.includes('{');
    },
    hasFailed: () => hasFailed,
    end: async () => {
      await iterator.return?.();
    },
  };
}

/** Finds where an object ends, over its pieces: braces inside strings are none. */
function createObjectEnd() {
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  return {
    /** How much of a piece belongs to the object; null for all of it, and more. */
    find(piece: string): number | null {
      for (let at = 0; at < piece.length; at += 1) {
        const sign = piece[at];
        if (isEscaped) isEscaped = false;
        else if (isString && sign === '\\') isEscaped = true;
        else if (sign === '"') isString = !isString;
        else if (!isString && sign === '{') depth += 1;
        else if (!isString && sign === '}') {
          depth -= 1;
          if (depth === 0) return at + 1;
        }
      }
      return null;
    },
  };
}
