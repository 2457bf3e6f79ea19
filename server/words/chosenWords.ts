import type { Morpheme } from '../../domain/conversation/message';
import type { LanguageCode } from '../../domain/languages/languages';
import { identityOf } from '../../domain/words/identity';
import { occurrencesOf, type Sighting, sightingsOf } from '../../domain/words/sightings';

/**
 * The words of a message that surfaces selected in it stand for. A piece of a group stands for the whole group; what
 * the message does not show is left out.
 */
export function chosenWords(
  morphemes: readonly Morpheme[],
  surfaces: readonly string[],
  language: LanguageCode,
): Sighting[] {
  const selected = new Set(surfaces.map((surface) => identityOf(surface, language)));
  const chosen = new Set(
    occurrencesOf(morphemes, language)
      .filter(
        ({ identity, indexes }) =>
          selected.has(identity) ||
          indexes.some((index) => selected.has(identityOf(morphemes[index]?.[0] ?? '', language))),
      )
      .map(({ identity }) => identity),
  );
  return sightingsOf(morphemes, language).filter(({ identity }) => chosen.has(identity));
}
