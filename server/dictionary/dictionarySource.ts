import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DictionaryError } from './dictionaryError';
import type { DictionaryLimits } from './dictionaryFormat';

/** A file whose bytes come unpacked if it is gzipped, as often as they are asked for. */
export interface DictionarySource {
  path: string;
  /** How errors call it. */
  name: string;
  /** The first bytes, for telling formats apart. */
  sample: Buffer;
  isGzipped: boolean;
  bytes: () => AsyncGenerator<Buffer>;
}

const sampleBytes = 64 * 1024;

/**
 * Looks into a file without reading all of it.
 * @throws DictionaryError when it is missing, no file, unreadable, empty, or its packing is broken
 */
export async function openSource(path: string, limits: Pick<DictionaryLimits, 'maxBytes'>): Promise<DictionarySource> {
  const name = basename(path);
  const magic = await readMagic(path);
  const isGzipped = magic[0] === 0x1f && magic[1] === 0x8b;
  const bytes = () => readBytes(path, { name, isGzipped, ...limits });

  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= sampleBytes) break;
  }
  if (length === 0) throw new DictionaryError(`${name} is empty.`);
  return { path, name, isGzipped, bytes, sample: Buffer.concat(chunks).subarray(0, sampleBytes) };
}

async function readMagic(path: string): Promise<Buffer> {
  try {
    if (!(await stat(path)).isFile()) throw new DictionaryError(`${path} is not a file.`);
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (cause instanceof DictionaryError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new DictionaryError(`There is no file ${path}.`, { cause });
    throw new DictionaryError(`${path} cannot be read (${code}).`, { cause });
  }
}

async function* readBytes(
  path: string,
  { name, isGzipped, maxBytes }: { name: string; isGzipped: boolean; maxBytes: number },
): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  // Errors of either come out of the iteration; leaving it early closes both.
  const stream = isGzipped ? pipeline(file, createGunzip(), () => undefined) : file;
  let total = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > maxBytes) throw tooLarge(name, maxBytes);
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof DictionaryError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'Z_BUF_ERROR')
      throw new DictionaryError(`${name} ends in the middle: it has not been downloaded whole.`, { cause });
    if (code.startsWith('Z_')) throw new DictionaryError(`${name} is damaged: it cannot be unpacked.`, { cause });
    throw new DictionaryError(`${name} cannot be read (${code || 'unknown reason'}).`, { cause });
  } finally {
    file.destroy();
  }
}

export function tooLarge(name: string, maxBytes: number): DictionaryError {
  const size = maxBytes >= 1024 * 1024 ? `${Math.floor(maxBytes / 1024 / 1024)} MB` : `${maxBytes} bytes`;
  return new DictionaryError(`${name} holds more than ${size} once it is unpacked: that is no dictionary for Palaver.`);
}
