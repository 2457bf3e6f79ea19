/**
 * Languages that are told apart by their letters, measured one by one (docs/decisions/0309-another-language-by-its-letters.md). What only its script
 * tells, and what was not measured, is nobody's doubt.
 */
const told = new Set(['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'sv', 'fi', 'pl', 'cs', 'tr', 'ru', 'uk']);

/** Fewer letters, names left out, say too little. */
const tellingLetters = 30;

/** By this share of its own score must another language be likelier. */
const margin = 0.08;

/** Whether something can be said of a text at all; costs nothing. */
export function isTelling(text: string, language: string): boolean {
  return told.has(language) && (withoutNames(text, language).match(/\p{L}/gu)?.length ?? 0) >= tellingLetters;
}

/**
 * Whether a text is clearly in another language than this one: the sequences of its letters fit another better. Of
 * 9,641 short sentences in their own language 2 were taken for another's that were not; of English ones instead of the
 * language all were found, of Spanish and Portuguese ones for each other 90 %, of Ukrainian and Russian ones 6 %.
 */
export async function isClearlyOther(text: string, language: string): Promise<boolean> {
  if (!isTelling(text, language)) return false;
  // Loaded where it is first needed: 85 MB, and half a second.
  const { eld } = await import('eld/extrasmall');
  const scores = Object.entries(eld.detect(withoutNames(text, language)).getScores());
  const own = scores.find(([code]) => code === language)?.[1] ?? 0;
  const [best, score] = scores.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
  return best !== language && score - own >= margin * score;
}

/** Names are in no language. In German every noun has a capital; there they stay. */
function withoutNames(text: string, language: string): string {
  return language === 'de' ? text : text.replace(/(?<=[\p{L}\p{N},;:’'"»)] )\p{Lu}[\p{L}\p{M}’'-]*/gu, ' ');
}
