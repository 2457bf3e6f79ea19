import type { Meaning } from './meaning';
import type { Writer } from './writer';

const isRelativeIn = (meaning: Meaning) => JSON.stringify(meaning).includes('"relative":');

function withoutRelative(meaning: Meaning): Meaning {
  // A meaning without one of its optional parts is one.
  return JSON.parse(
    JSON.stringify(meaning, (key, value: unknown) => (key === 'relative' ? undefined : value)),
  ) as Meaning;
}

/** A writer that writes nothing where it would leave out a relative clause: the sentence must differ from that without it. */
export function withWholeRelatives(writer: Writer): Writer {
  return {
    ...writer,
    write(meaning, to) {
      const words = writer.write(meaning, to);
      if (!words || !isRelativeIn(meaning)) return words;
      const bare = writer.write(withoutRelative(meaning), to);
      return bare && bare.length >= words.length ? undefined : words;
    },
  };
}
