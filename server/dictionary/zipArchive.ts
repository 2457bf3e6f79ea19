import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { DictionaryError } from './dictionaryError';
import type { DictionaryLimits } from './dictionaryFormat';
import { tooLarge } from './dictionarySource';

/** Some files of a zip archive, read as streams and never written anywhere. */
export interface ZipArchive {
  names: readonly string[];
  /** @throws DictionaryError while it is iterated, where the file is damaged, locked or larger than it says */
  bytes: (name: string) => AsyncGenerator<Buffer>;
  close: () => void;
}

/**
 * Opens an archive and lists those of its files that are wanted.
 * @throws DictionaryError when it is no sound archive, has a name that leads out of it (`../`), or unpacks to too much
 */
export async function openZip(
  path: string,
  { name, isWanted, limits }: { name: string; isWanted: (name: string) => boolean; limits: DictionaryLimits },
): Promise<ZipArchive> {
  const entries = new Map<string, yauzl.Entry>();
  let zip: yauzl.ZipFile | undefined;
  try {
    zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true });
    if (zip.entryCount > limits.maxZipEntries)
      throw new DictionaryError(`${name} holds more than ${limits.maxZipEntries} files: that is no dictionary.`);
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      entries.set(entry.fileName, entry);
      total += entry.uncompressedSize;
      if (total > limits.maxBytes) throw tooLarge(name, limits.maxBytes);
    }
  } catch (cause) {
    zip?.close();
    throw asDictionaryError(cause, name);
  }
  const archive = zip;

  async function* bytes(fileName: string): AsyncGenerator<Buffer> {
    const entry = entries.get(fileName);
    if (!entry) throw new DictionaryError(`${name} holds no ${fileName}.`);
    if (!entry.canDecodeFileData())
      throw new DictionaryError(`${name}: ${fileName} is locked by a password or packed in an uncommon way.`);
    let sum = 0;
    try {
      for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (cause) {
      throw asDictionaryError(cause, name);
    }
    if (sum !== entry.crc32) throw new DictionaryError(`${name} is damaged: ${fileName} is not what was packed.`);
  }

  return { names: [...entries.keys()], bytes, close: () => archive.close() };
}

function asDictionaryError(cause: unknown, name: string): Error {
  if (cause instanceof DictionaryError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const outside = /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/su.exec(message)?.[1];
  if (outside !== undefined)
    return new DictionaryError(`${name} holds a file named '${outside}', which leads out of the archive.`, { cause });
  return new DictionaryError(`${name} is damaged: it cannot be unpacked (${message}).`, { cause });
}
