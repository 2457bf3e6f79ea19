import { cedictLine } from './cedict';
import { dictdIndexLine, isDictdPair, isNamedAsDictd } from './dictd';
import { DictionaryError } from './dictionaryError';
import { dictionaryFormats, type DictionaryFormat } from './dictionaryFormat';
import type { DictionarySource } from './dictionarySource';
import { edictLine } from './edict';
import { decode, type TextEncoding } from './readLines';

const packed: readonly { name: string; at: number; magic: Buffer }[] = [
  { name: 'xz', at: 0, magic: Buffer.from('fd377a585a00', 'hex') },
  { name: 'bzip2', at: 0, magic: Buffer.from('BZh') },
  { name: '7z', at: 0, magic: Buffer.from('377abcaf271c', 'hex') },
  { name: 'zstd', at: 0, magic: Buffer.from('28b52ffd', 'hex') },
  { name: 'tar', at: 257, magic: Buffer.from('ustar') },
];
const zipMagics = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x05\x06', 'latin1')];

function startsWith(bytes: Buffer, magic: Buffer, at = 0): boolean {
  return bytes.subarray(at, at + magic.length).equals(magic);
}

/**
 * In which format a dictionary is, by what stands in its first 64 KB; by its name only where a dictd file's other half
 * lies beside it.
 * @throws DictionaryError when it is in none
 */
export function detectFormat({ name, path, sample }: DictionarySource): DictionaryFormat {
  if (zipMagics.some((magic) => startsWith(sample, magic))) return 'yomitan';
  const archive = packed.find(({ magic, at }) => startsWith(sample, magic, at));
  if (archive)
    throw new DictionaryError(`${name} is packed with ${archive.name}: unpack it, then import what is in it.`);
  if (/^(?:\xFF\xFE|\xFE\xFF)/u.test(sample.toString('latin1', 0, 2)))
    throw new DictionaryError(`${name} is UTF-16 text: save it as UTF-8 first.`);
  if (isDictdPair(path)) return 'dictd';
  const format = formatOfText(sampleText(sample));
  if (format) return format;
  // Its articles are any text; what is missing is said when both halves are opened.
  if (isNamedAsDictd(path)) return 'dictd';
  throw new DictionaryError(
    `${name} is in no format that can be imported: those are ${dictionaryFormats.join(', ')}. If it is in one of them, say so with --format.`,
  );
}

/** Japanese files come in either encoding, and EUC-JP is never valid UTF-8 for long. */
export function encodingOf(sample: Buffer): TextEncoding {
  const whole = wholeLines(sample);
  return decode(whole, 'utf-8') === null && decode(whole, 'euc-jp') !== null ? 'euc-jp' : 'utf-8';
}

/** The sample may end in the middle of a character. */
function wholeLines(sample: Buffer): Buffer {
  const end = sample.lastIndexOf(0x0a);
  return end < 0 ? sample : sample.subarray(0, end);
}

function sampleText(sample: Buffer): string {
  const whole = wholeLines(sample);
  return (decode(whole, encodingOf(sample)) ?? whole.toString('utf8')).replace(/^\uFEFF/u, '');
}

function formatOfText(text: string): DictionaryFormat | null {
  if (/^\s*<(?:\?xml|!DOCTYPE|!--|JMdict)/u.test(text)) return 'jmdict';
  const lines = text
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, 200);
  const counts = [
    { format: 'cedict' as const, count: lines.filter((line) => cedictLine.test(line)).length },
    { format: 'dictd' as const, count: lines.filter((line) => dictdIndexLine.test(line)).length },
    // Its form takes in CC-CEDICT's, so that it counts only beyond that.
    { format: 'edict' as const, count: lines.filter((line) => edictLine.test(line) && !cedictLine.test(line)).length },
  ];
  const best = counts.reduce((most, each) => (each.count > most.count ? each : most));
  return best.count > 0 ? best.format : null;
}
