import { interfaceTexts } from '../../domain/texts/interface';

export interface WordState {
  surface: string;
  reading: string;
  gloss: string;
  /** The gloss can be read now: not faded away, or revealed. */
  glossShown: boolean;
  needed: boolean;
  newMeaning: boolean;
}

/** What a screen reader says for a word, once: 'コーヒー, kōhī: coffee'; a known word is its surface alone. */
export function describeWord({ surface, reading, gloss, glossShown, needed, newMeaning }: WordState): string {
  if (!glossShown || gloss === '') return surface;
  const spoken = reading === '' ? surface : `${surface}, ${reading}`;
  const states = [needed ? interfaceTexts.words.needed : '', newMeaning ? interfaceTexts.words.newMeaning : ''].filter(
    (state) => state !== '',
  );
  return `${spoken}: ${gloss}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}
