import { english } from './english';
import { french } from './french';
import { german } from './german';
import { japanese, romaji } from './japanese';
import { korean, romanisedKorean } from './korean';
import { lettersOf } from './letters';
import type { Crisis } from './table';

const tables = [english, german, french, japanese, romaji, korean, romanisedKorean];

/**
 * Whether a message speaks of wanting to die, of hurting oneself, or of violence done to who writes, in whatever language
 * and wherever in it: taken too often rather than missed once. People write so in the language they learn and in any
 * other, so each message is held against all the tables.
 */
export function crisisIn(message: string): Crisis | undefined {
  const { latin, native } = lettersOf(message);
  const texts = [...latin, native];
  const hinted = texts.map((text) => text.replace(/[ .。]+/gu, ''));
  const asked = tables.filter(({ hints }) => hinted.some((text) => hints.test(text)));
  return (['care', 'harmed'] as const).find((crisis) =>
    asked.some((table) => table[crisis].some((wording) => texts.some((text) => wording.test(text)))),
  );
}
