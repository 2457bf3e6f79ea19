import type { Noun, NounPhrase, Place } from '../meaning';
import { countryOf, languageOf, type Country } from './countries';
import { proper } from './english';
import { feastOf } from './feasts';
import { isAlive, nounPhrase, type Phrase, type Setting } from './nounPhrase';
import { pieces, word, type Piece } from './pieces';
import { known, unsayable } from './unsayable';

const alone: Readonly<Record<string, string>> = {
  here: 'ici=here',
  there: 'là-bas=there',
  home: 'à=to la~le=the maison=house',
  'at-home': 'à=at la~le=the maison=house',
  outside: 'dehors=outside',
  everywhere: 'partout=everywhere',
  abroad: 'à=at le=the étranger=abroad',
};

/** Places that have a saying of their own, by relation and noun with 'the' or without an article. */
const fixed: Readonly<Record<string, string>> = {
  'in bed': 'à=in le=the lit=bed',
  'in mountain': 'à=in la~le=the montagne=mountains',
  'to mountain': 'à=to la~le=the montagne=mountains',
  'in countryside': 'à=in la~le=the campagne=countryside',
  'to countryside': 'à=to la~le=the campagne=countryside',
  'in city': 'en=in ville=town',
  'in town': 'en=in ville=town',
  'to city': 'en=to ville=town',
  'to town': 'en=to ville=town',
  'in city centre': 'en=in centre-ville=town_centre',
  'in town centre': 'en=in centre-ville=town_centre',
  'to city centre': 'en=to centre-ville=town_centre',
  'to town centre': 'en=to centre-ville=town_centre',
  'in sun': 'à=in le=the soleil=sun',
  'in rain': 'sous=under la~le=the pluie=rain',
  'in office': 'à=at le=the bureau=office',
  'in hospital': 'à=in le=the hôpital=hospital',
  'in prison': 'en=in prison=prison',
  'on floor': 'par=on terre=ground',
  'on street': 'dans=in la~le=the rue=street',
  'on internet': 'sur=on Internet=the_internet',
  'on television': 'à=on la~le=the télé=TV',
  'on tv': 'à=on la~le=the télé=TV',
  'on radio': 'à=on la~le=the radio=radio',
  'on phone': 'à=on le=the téléphone=phone',
  'on wall': 'à=on le=the mur=wall',
  'on holiday': 'en=on vacances=holiday',
  'on vacation': 'en=on vacances=holiday',
  'on farm': 'dans=on une~un=a ferme=farm',
  'to holiday': 'en=on vacances=holiday',
  'to bed': 'à=to le=the lit=bed',
  'at lake': 'à=at le=the bord=edge de=of le=the lac=lake',
  'in class': 'en=in classe=class',
  'at table': 'à=at table=table',
  'at sea': 'à=at la~le=the mer=sea',
  'on left': 'à=on gauche=left',
  'on right': 'à=on droite=right',
  'at door': 'à=at la~le=the porte=door',
  'at night': 'la~le=the nuit=night',
};

const behind: Readonly<Partial<Record<Place['relation'], string>>> = {
  under: 'sous=under',
  behind: 'derrière=behind',
  'in-front-of': 'devant=in_front_of',
};

/** Where, in French. */
export function placePieces({ relation, what }: Place, setting: Setting): Piece[] {
  const said = alone[relation];
  if (said !== undefined) return what ? unsayable(relation) : pieces(said);
  if (!what) return unsayable(`${relation} nothing`);
  if (relation === 'from') return fromPieces(what, setting);
  if (relation === 'near') return [word('près', 'near'), ...ofPlace(what, setting, 'of')];
  if (relation === 'next-to') return [word('à côté', 'next'), ...ofPlace(what, setting, 'to')];
  const simple = behind[relation];
  if (simple !== undefined) return [...pieces(simple), ...nounPhrase(inPlace(what), 'after', setting).pieces];
  return atPieces(relation, what, setting);
}

/** A place takes le where English says school and work alone. */
function inPlace(what: NounPhrase): NounPhrase {
  return 'noun' in what &&
    what.determiner === 'none' &&
    !what.plural &&
    what.count === undefined &&
    !countryOf(what.noun)
    ? { ...what, determiner: 'the' }
    : what;
}

function ofPlace(what: NounPhrase, setting: Setting, gloss: string): Piece[] {
  return [word('de', gloss), ...singlePlace(inPlace(what), setting)];
}

function singlePlace(what: NounPhrase, setting: Setting): readonly Piece[] {
  if (what.and) unsayable('two places');
  return nounPhrase(what, 'of', setting).pieces;
}

/** 'de Leeds', 'de France', 'du Japon', 'des États-Unis', 'du marché'. */
export function fromPieces(what: NounPhrase, setting: Setting): Piece[] {
  const country = countryIn(what);
  if (country) {
    const { name, takes } = country;
    const gloss = 'noun' in what ? proper(what.noun) : name;
    const article = takes === 'm' ? pieces('le=the') : takes === 'pl' ? pieces('les~le=the') : [];
    return [word('de', 'from'), ...article, word(name, gloss)];
  }
  return ofPlace(what, setting, 'from');
}

function countryIn(what: NounPhrase): Country | undefined {
  if (what.and) return undefined;
  if ('name' in what) return countryOf(what.name);
  return 'noun' in what && what.qualities.length === 0 && typeof what.determiner !== 'object'
    ? countryOf(what.noun)
    : undefined;
}

function atPieces(relation: Place['relation'], what: NounPhrase, setting: Setting): Piece[] {
  if (what.and) return unsayable('two places');
  const gloss = relation;
  const country = countryIn(what);
  if (country) return countryPieces(country, 'noun' in what ? proper(what.noun) : country.name, gloss);
  if ('name' in what) {
    const feast = feastOf(what.name.toLowerCase());
    if (feast)
      return relation === 'at'
        ? [word('à', 'at'), ...pieces(feast.article), word(feast.name, what.name)]
        : unsayable('feast');
    const language = languageOf(what.name.toLowerCase());
    if (language !== undefined && relation === 'in') return [word('en', 'in'), word(language, what.name)];
    if (relation === 'on') return /^tv$/iu.test(what.name) ? pieces('à=on la~le=the télé=TV') : unsayable('on a name');
    const preposition =
      what.kind === 'person' ? word('chez', gloss === 'to' ? 'to home of' : 'at home of') : word('à', gloss);
    return [preposition, ...nounPhrase(what, 'after', setting).pieces];
  }
  if ('pronoun' in what) {
    const isPerson = /^(?:i|you|he|she|we|they|somebody|nobody)$/u.test(what.pronoun);
    if (!isPerson || relation === 'on' || relation === 'in') unsayable(`${relation} ${what.pronoun}`);
    return [word('chez', gloss === 'to' ? 'to home of' : 'at home of'), ...nounPhrase(what, 'after', setting).pieces];
  }
  return nounPlace(relation, what, setting);
}

function countryPieces({ name, takes }: Country, english: string, gloss: string): Piece[] {
  const said = word(name, english);
  if (takes === 'a') return [word('à', gloss), said];
  if (takes === 'm' && !/^[AEIOUÉ]/u.test(name)) return [word('à', gloss), ...pieces('le=the'), said];
  return takes === 'pl' ? [word('à', gloss), ...pieces('les~le=the'), said] : [word('en', gloss), said];
}

function nounPlace(relation: Place['relation'], noun: Noun, setting: Setting): Piece[] {
  const isPlain =
    noun.qualities.length === 0 && noun.count === undefined && noun.of === undefined && noun.called === undefined;
  const isDefinite = noun.determiner === 'the' || (noun.determiner === 'none' && !noun.plural);
  const saying = fixed[`${relation} ${noun.noun}`];
  if (saying !== undefined && isPlain && (isDefinite || noun.noun === 'farm')) return pieces(saying);
  const [first] = noun.qualities;
  if (relation === 'on' && noun.noun === 'floor' && first && /^(?:first|second|third)$/u.test(first.adjective)) {
    const ordinal = known(setting.dictionary.adjective(first.adjective), first.adjective).masculine;
    return [...pieces('à=on le=the'), word(ordinal, first.adjective), word('étage', 'floor')];
  }
  const owner = typeof noun.determiner === 'object' ? noun.determiner.whose : undefined;
  if (owner && isPlainHome(noun) && (relation === 'at' || relation === 'to'))
    return [
      word('chez', relation === 'to' ? 'to home of' : 'at home of'),
      ...nounPhrase(owner, 'after', setting).pieces,
    ];
  const place = inPlace(noun);
  const phrase = nounPhrase(place, 'after', setting, { preferred: ['place', 'room'] });
  const { kind } = phrase;
  if (kind === 'feast')
    return relation === 'at' || relation === 'on' ? [word('à', relation), ...phrase.pieces] : unsayable(relation);
  if (kind === 'language')
    return relation === 'in' ? [word('en', 'in'), ...nounPhrase(noun, 'bare', setting).pieces] : unsayable('language');
  if (isAlive(kind) && kind !== 'animal' && kind !== 'family') {
    if (relation !== 'at' && relation !== 'to') unsayable(`${relation} somebody`);
    return [word('chez', relation === 'to' ? 'to home of' : 'at home of'), ...phrase.pieces];
  }
  return [word(prepositionFor(relation, noun, kind, isDefinite), relation), ...phrase.pieces];
}

/** One's house is chez moi, but one's old house is none. */
const isPlainHome = ({ noun, plural, qualities, of }: Noun): boolean =>
  /^(?:house|home|place|flat|apartment)$/u.test(noun) && !plural && qualities.length === 0 && of === undefined;

/** What holds one, so that in it one is dans and not à. */
const inside = /^(?:house|home|castle|park|river|lake|sea|bathroom|company|factory|farm|square)$/u;
/** Where one goes à even if any of them is meant: à un lac. */
const open = /^(?:beach|sea|seaside|lake|river|mountain|border|bridge|fountain|bus stop)$/u;

function prepositionFor(
  relation: Place['relation'],
  { noun, qualities }: Noun,
  kind: Phrase['kind'],
  isDefinite: boolean,
): string {
  if (kind === 'event') return relation === 'on' ? unsayable('on an event') : 'à';
  if (kind === 'vehicle') return 'dans';
  if (kind === 'room') return relation === 'on' ? 'sur' : 'dans';
  if (relation === 'on') return onWhat.has(kind) ? 'sur' : unsayable('on');
  const isPlace = kind === 'place';
  if (relation === 'in') {
    if (isPlace) return isDefinite && qualities.length === 0 && !inside.test(noun) ? 'à' : 'dans';
    return inWhat.has(kind) ? 'dans' : unsayable('in');
  }
  if (!isPlace) return unsayable(`${relation} ${kind}`);
  return isDefinite || open.test(noun) || (relation === 'to' && noun === 'office') ? 'à' : 'dans';
}

const onWhat: ReadonlySet<Phrase['kind']> = new Set(['place', 'thing', 'body', 'other']);
const inWhat: ReadonlySet<Phrase['kind']> = new Set(['thing', 'body', 'other', 'food', 'family']);
