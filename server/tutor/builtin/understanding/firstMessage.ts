import { freshState } from '../dialogueState';
import type { Bank } from './bank';
import { understand } from './understand';

/** What a first message is understood as, for tests: `scene/line`, or `@entry` of what can be said anywhere, joined by ` + `. */
export function understoodFirst(message: string, bank: Bank): string {
  return understand(message, freshState, bank)
    .parts.map(({ candidate }) =>
      candidate.kind === 'say' ? `@${candidate.entry}` : `${candidate.scene}/${candidate.line}`,
    )
    .join(' + ');
}
