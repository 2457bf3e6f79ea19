import { wordTexts } from '../../domain/texts/words';

export interface WordState {
  surface: string;
  reading: string;
  gloss: string;
  /** The gloss can be read now: not faded away, or revealed. */
  glossShown: boolean;
  needed: boolean;
  newMeaning: boolean;
  /** The gloss is a dictionary's, not this context's. */
  fromDictionary: boolean;
  approximate: boolean;
}

/** What a screen reader says for a word, once: 'コーヒー, kōhī: coffee'; a known word is its surface alone. */
export function describeWord({ surface, reading, gloss, glossShown, ...state }: WordState): string {
  if (!glossShown || gloss === '') return surface;
  const spoken = reading === '' ? surface : `${surface}, ${reading}`;
  const states = [
    ...(state.needed ? [wordTexts.needed] : []),
    ...(state.newMeaning ? [wordTexts.newMeaning] : []),
    ...(state.fromDictionary ? [wordTexts.fromDictionary] : []),
    ...(state.approximate && reading !== '' ? [wordTexts.approximate] : []),
  ];
  return `${spoken}: ${gloss}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}
