import type { Morpheme } from '../../domain/conversation/message';
import type { LanguageCode } from '../../domain/languages/languages';
import { markNewMeanings } from '../../domain/words/newMeanings';
import { occurrencesOf } from '../../domain/words/sightings';
import type { WordRepository } from './wordRepository';

/** A message's words, those that come to their reader with a meaning not met before marked as such. */
export async function withNewMeanings(
  words: Pick<WordRepository, 'glossesMet'>,
  { learnerId, language, messageId }: { learnerId: string; language: LanguageCode; messageId: string },
  morphemes: Morpheme[],
): Promise<Morpheme[]> {
  const identities = [...new Set(occurrencesOf(morphemes, language).map(({ identity }) => identity))];
  const met = await words.glossesMet({ learnerId, language, identities, messageId });
  return markNewMeanings(morphemes, language, met);
}
