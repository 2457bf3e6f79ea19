import type { Clause, NounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import { type Core, be, last } from './coreParts';
import { identityCore } from './identityCore';
import { englishNumber, numberWord } from './numbers';
import { doesCore, existsCore, hasCore } from './objectCore';
import { origin } from './places';
import { qualityCore } from './qualityCore';
import type { Speech } from './speech';
import { unsayable, word } from './words';

/** 'Ich denke, dass …': what somebody thinks follows the clause. */
const thoughtRows = {
  think: { verb: 'denken', gloss: 'think', isPreterite: true },
  hope: { verb: 'hoffen', gloss: 'hope' },
  know: { verb: 'wissen', gloss: 'know', isPreterite: true },
  believe: { verb: 'glauben', gloss: 'believe' },
  say: { verb: 'sagen', gloss: 'say' },
  hear: { verb: 'hören', gloss: 'hear' },
  want: { verb: 'wollen', gloss: 'want', isPreterite: true },
} as const;

export function coreOf(clause: Clause, isDenied: boolean, speech: Speech): Core {
  const { predicate } = clause;
  switch (predicate.kind) {
    case 'quality':
      return qualityCore(clause, predicate.qualities, isDenied, speech);
    case 'identity':
      return predicate.what ? identityCore(clause, predicate.what, isDenied, speech) : { row: be, pieces: [] };
    case 'place':
      return { row: be, pieces: [] };
    case 'origin':
      return originCore(clause, predicate.from, speech);
    case 'age':
      return { row: be, pieces: predicate.years === undefined ? [] : [last(age(predicate.years))] };
    case 'called':
      return {
        row: { verb: 'heißen', gloss: 'be called', isPreterite: true },
        pieces: predicate.name === undefined ? [] : [last([word(predicate.name, predicate.name)])],
        ...(predicate.name === undefined ? { question: [word('wie', 'how')] } : {}),
      };
    case 'has':
      return hasCore(clause, predicate.what, isDenied, speech);
    case 'exists':
      return existsCore(predicate.what, isDenied, speech);
    case 'thinks':
      return { row: thoughtRows[predicate.verb], pieces: [] };
    case 'set-phrase':
    case 'fragment':
      return unsayable('no sentence');
    case 'does':
      return doesCore(clause, predicate, isDenied, speech);
  }
}

function age(years: number): WrittenWord[] {
  const number =
    years === 1 ? word('ein', 'one') : word(numberWord(years) ?? unsayable('an age'), englishNumber(years));
  return [number, years === 1 ? word('Jahr', 'year') : word('Jahre', 'years', 'Jahr'), word('alt', 'old')];
}

function originCore(clause: Clause, from: NounPhrase | undefined, speech: Speech): Core {
  // Where somebody came from, and where they are from, is told apart by nothing here.
  if (clause.tense !== 'present') return unsayable('an origin that is over');
  const row = { verb: 'kommen', gloss: 'come', isMotion: true } as const;
  return { row, pieces: from ? [{ slot: 'direction', words: origin(from, speech) }] : [] };
}
