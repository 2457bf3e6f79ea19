import type { Clause, Frequency, Manner, NounPhrase, Time } from '../meaning';
import type { WrittenWord } from '../writer';
import { isAnimate } from './animacy';
import type { Core } from './coreParts';
import { phraseOf } from './nounPhrase';
import type { Piece } from './pieces';
import { placeWords } from './places';
import { prepositional } from './prepositions';
import type { Speech } from './speech';
import { isEvery, type TimeWords } from './times';
import { unsayable, word, words } from './words';

const frequencies: Readonly<Record<Frequency, string>> = {
  always: 'immer=always',
  often: 'oft=often',
  sometimes: 'manchmal=sometimes',
  usually: 'normalerweise=usually',
  mostly: 'meistens=mostly',
  never: 'nie=never',
  rarely: 'selten=rarely',
};

const manners: Readonly<Record<Manner, string>> = {
  'a-lot': 'viel=a_lot',
  well: 'gut=well',
  'very-well': 'sehr=very gut=well',
  badly: 'schlecht=badly',
  fast: 'schnell=fast',
  slowly: 'langsam=slowly',
  together: 'zusammen=together',
  alone: 'allein=alone',
  'a-little': 'ein=a bisschen=little',
  'too-much': 'zu=too viel=much',
  enough: 'genug=enough',
  early: 'früh=early',
  late: 'spät=late',
};

const comments = { unfortunately: 'leider=unfortunately', luckily: 'zum=to_the Glück=luck' } as const;
const certainties = { maybe: 'vielleicht=maybe', probably: 'wahrscheinlich=probably' } as const;

const timeSlots = { particle: 'particle', purpose: 'for', time: 'time', front: 'time' } as const;

export const timePieces = (times: readonly TimeWords[]): Piece[] =>
  times.map(({ words: said, place }) => ({ slot: timeSlots[place], words: said }));

/** Times that 'oft' and 'immer' stand before: 'oft nachts', 'immer um acht Uhr'. */
const isPartOfDay = (time: Time): boolean => ('part' in time && !('day' in time)) || 'clock' in time;

const lasting = /^(?:live|learn|know|be-married)$/u;

/** Where nicht stands: before what it denies. */
function denialSlot({ when, modality }: Clause, deniesOften: boolean): Piece['slot'] {
  if (when.some(isEvery)) return 'habit';
  if (deniesOften) return 'notOften';
  return modality === 'like' || modality === 'love' ? 'notGladly' : 'not';
}

export function adverbials(
  clause: Clause,
  core: Core,
  isNegative: boolean,
  deniesOften: boolean,
  speech: Speech,
): Piece[] {
  const { often, manner, modality } = clause;
  const frame = clause.predicate.kind === 'does' ? clause.predicate.verb : undefined;
  const isGladly = modality === 'like' || modality === 'love';
  const found: Piece[] = [];
  const add = (slot: Piece['slot'], said: readonly WrittenWord[]) => found.push({ slot, words: said });
  if (clause.certainty) add('habit', words(certainties[clause.certainty]));
  if (clause.comment) add('habit', words(comments[clause.comment]));
  // 'Wie lange wohnst du schon hier?'
  const isSoFar =
    clause.asksFor === 'how-long' && clause.tense === 'present' && frame && (lasting.test(frame) || clause.ongoing);
  if (isSoFar) add('particle', words('schon=already'));
  if (clause.also) add('particle', words('auch=too'));
  const isEarly = frame !== undefined && clause.when.some(isPartOfDay);
  const nicht = words(clause.noLonger ? 'nicht=not mehr=any_more' : 'nicht=not');
  if (isNegative && deniesOften && isEarly) add('habit', nicht);
  const isCounted = clause.when.some((time) => 'times' in time);
  if (clause.experience && isCounted) add('often', words('schon=already'));
  else if (clause.experience)
    add('particle', words(often === 'never' ? 'noch=yet nie=never' : 'schon=already einmal=once'));
  if (clause.experience && often && often !== 'never') return unsayable('often in life');
  if (clause.noLonger && core.isDenied)
    add(core.pieces.some(({ slot }) => slot === 'last') ? 'complement' : 'degree', words('mehr=any_more'));
  if (often === 'never' && clause.experience) add('particle', []);
  else if (often === 'never') add('particle', words(frequencies.never));
  else if (often) add(isEarly ? 'habit' : 'often', words(frequencies[often]));
  if (isGladly) add('gladly', words(modality === 'love' ? 'sehr=very gern=gladly' : 'gern=gladly'));
  if (isNegative && !core.isDenied && !(deniesOften && isEarly)) add(denialSlot(clause, deniesOften), nicht);
  if (manner && !core.takesManner) found.push(mannerPiece(manner, clause, core, isNegative));
  if (clause.with) found.push(companion(clause, clause.with, speech));
  if (clause.by) found.push(meansPiece(clause.by, speech));
  if (clause.without) found.push(withoutPiece(clause.without, speech));
  for (const place of clause.where) {
    // 'To Berlin' of an answer leads there.
    const isGoal = clause.predicate.kind === 'fragment' && ['to', 'home'].includes(place.relation);
    const { words: said, isDirection } = placeWords(place, isGoal ? 'go' : frame, clause.where, speech);
    // What somebody has somewhere stands together with it.
    const isAttached = clause.predicate.kind === 'has' && core.objectSort === 'indefinite';
    const isAddressed =
      clause.predicate.kind === 'does' && clause.predicate.to !== undefined && 'noun' in clause.predicate.to;
    // 'meinem Onkel in Polen einen Brief'
    const stillSlot = isAddressed
      ? 'dative'
      : clause.predicate.kind === 'identity' || clause.predicate.kind === 'origin'
        ? 'complement'
        : isAttached
          ? 'for'
          : 'place';
    // 'Ich kann hier nicht schlafen', but 'ich wohne nicht hier'.
    // 'Es ist hier meistens sonnig'
    if (clause.predicate.kind === 'quality' && !place.what && !isNegative) add('time', said);
    else if (isNegative && !place.what && !isDirection && frame && !['live', 'stay', 'work'].includes(frame))
      add('known', said);
    else add(isDirection ? 'direction' : stillSlot, said);
  }
  if (clause.for && isFirstTime(clause.for)) add('often', words('zum=for_the ersten~erste=first Mal=time'));
  else if (clause.for && 'noun' in clause.for && clause.for.noun === 'birthday')
    add('for', prepositional('zu', 'for', phraseOf(clause.for, speech).form('dat')));
  else if (clause.for)
    add(
      clause.predicate.kind === 'quality' ? 'complement' : 'for',
      accompanied('für', 'for', clause.for, 'acc', speech),
    );
  return found;
}

const vehicles = new Set(
  'bus train car plane aeroplane airplane tram taxi underground tube subway metro bike bicycle motorbike ship boat ferry scooter'.split(
    ' ',
  ),
);

const means: Readonly<Record<string, string>> = {
  card: 'mit=by Karte=card',
  'credit card': 'mit=by Kreditkarte=credit_card',
  email: 'per=by E-Mail=email',
  post: 'per=by Post=post',
  phone: 'am=by Telefon=phone',
};

/** 'mit dem Bus', 'mit Karte'. */
function meansPiece(by: NounPhrase, speech: Speech): Piece {
  if (!('noun' in by) || by.and || by.plural || by.qualities.length > 0 || by.called || by.of || by.count !== undefined)
    return unsayable('by what');
  if (by.determiner !== 'none') return unsayable('by the');
  if (vehicles.has(by.noun))
    return {
      slot: 'prepositional',
      words: prepositional('mit', 'by', phraseOf({ ...by, determiner: 'the' }, speech).form('dat')),
    };
  return { slot: 'prepositional', words: words(means[by.noun] ?? unsayable(`by ${by.noun}`)) };
}

/** 'ohne Zucker', 'ohne Brille', 'ohne meinen Mann'. */
function withoutPiece(without: NounPhrase, speech: Speech): Piece {
  if ('pronoun' in without && ['it', 'this', 'that', 'something', 'nothing'].includes(without.pronoun))
    return unsayable('without it');
  const isOne = 'noun' in without && (without.determiner === 'a' || without.determiner === 'any');
  const what: NounPhrase = isOne ? { ...without, determiner: 'none' } : without;
  // A pair takes the article of one elsewhere: 'ohne Brille'.
  const said = phraseOf(what, speech)
    .form('acc')
    .filter(({ gloss }) => gloss !== 'a');
  return { slot: 'for', words: [word('ohne', 'without'), ...said] };
}

/** Whom one is with comes early; what one has with it stands by what has it. With whom one stays, one stays bei. */
function companion({ predicate, where }: Clause, whom: NounPhrase, speech: Speech): Piece {
  if (!isAnimate(whom, speech)) return { slot: 'for', words: accompanied('mit', 'with', whom, 'dat', speech) };
  const isHost = predicate.kind === 'does' && predicate.verb === 'stay' && where.length === 0;
  return { slot: 'with', words: accompanied(isHost ? 'bei' : 'mit', 'with', whom, 'dat', speech) };
}

const isFirstTime = (what: NounPhrase): boolean =>
  'noun' in what &&
  what.noun === 'time' &&
  what.determiner === 'the' &&
  what.qualities.length === 1 &&
  what.qualities[0]?.adjective === 'first';

function accompanied(
  preposition: string,
  gloss: string,
  what: NounPhrase,
  kase: 'acc' | 'dat',
  speech: Speech,
): WrittenWord[] {
  if ('pronoun' in what && ['it', 'this', 'that'].includes(what.pronoun))
    return [word(`da${preposition}`, `${gloss} ${what.pronoun}`)];
  return prepositional(preposition, gloss, phraseOf(what, speech).form(kase));
}

const ofFeeling: ReadonlySet<string> = new Set([
  'like',
  'love',
  'hate',
  'miss',
  'enjoy',
  'look-forward-to',
  'be-interested-in',
  'help',
  'change',
  'hurry',
  'fear',
]);

function mannerPiece(manner: Manner, clause: Clause, core: Core, isNegative: boolean): Piece {
  const { predicate } = clause;
  const frame = predicate.kind === 'does' ? predicate.verb : undefined;
  if (frame === undefined && manner !== 'together' && manner !== 'alone')
    return unsayable(`${predicate.kind} ${manner}`);
  const isAmount = /^(?:a-lot|a-little|too-much|enough)$/u.test(manner);
  if (frame && ofFeeling.has(frame) && (manner === 'too-much' || manner === 'enough'))
    return unsayable('too much of a feeling');
  if (frame && ofFeeling.has(frame) && isAmount) {
    if (isNegative && core.objectSort === 'indefinite') return unsayable('no object very much');
    const isAfterObject = frame === 'like' || frame === 'love' || frame === 'miss' || frame === 'hate';
    return {
      slot: isAfterObject ? 'degree' : 'manner',
      words: manner === 'a-lot' ? words('sehr=very_much') : words(manners[manner]),
    };
  }
  if (isAmount && core.objectSort === 'definite') return unsayable('a lot of what is known');
  if (isNegative && manner === 'a-little') return unsayable('not a little');
  return { slot: 'manner', words: words(manners[manner]) };
}
