import { type VerbFrame, verbFrames } from './verbFrames';

const frames: ReadonlySet<string> = new Set(verbFrames);
const isFrame = (name: string): name is VerbFrame => frames.has(name);

/**
 * Rows of 'frame=verb' parted by spaces, of one make.
 *
 * @param make of a verb of the language and the frame's own words, its gloss
 * @throws Error for a name that is no frame
 */
export function rowsOfFrames<Row>(
  source: string,
  make: (verb: string, gloss: string) => Row,
): Readonly<Partial<Record<VerbFrame, Row>>> {
  const rows: Partial<Record<VerbFrame, Row>> = {};
  for (const each of source.trim().split(/\s+/u)) {
    const [frame = '', verb = ''] = each.split('=');
    if (!isFrame(frame)) throw new Error(`${frame} is no frame.`);
    rows[frame] = make(verb, glossOf(frame));
  }
  return rows;
}

const glossOf = (frame: string): string =>
  frame.replace(/-(?:somebody|thing|oneself|child|animals|rubbish)$/u, '').replaceAll('-', ' ');
