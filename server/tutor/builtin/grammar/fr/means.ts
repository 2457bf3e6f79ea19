import type { NounPhrase } from '../meaning';
import { nounPhrase, type Setting } from './nounPhrase';
import { pieces, word, type Piece } from './pieces';
import { isThing } from './pronouns';
import { unsayable } from './unsayable';

/** By what one goes, pays and writes: each has its preposition. */
const means: Readonly<Record<string, string>> = {
  bus: 'en=by bus=bus',
  coach: 'en=by car=coach',
  train: 'en=by train=train',
  car: 'en=by voiture=car',
  plane: 'en=by avion=plane',
  boat: 'en=by bateau=boat',
  ship: 'en=by bateau=ship',
  ferry: 'en=by ferry=ferry',
  tram: 'en=by tram=tram',
  metro: 'en=by métro=metro',
  subway: 'en=by métro=subway',
  underground: 'en=by métro=underground',
  taxi: 'en=by taxi=taxi',
  bike: 'à=by vélo=bike',
  bicycle: 'à=by vélo=bicycle',
  motorbike: 'à=by moto=motorbike',
  motorcycle: 'à=by moto=motorcycle',
  scooter: 'en=by scooter=scooter',
  foot: 'à=on pied=foot',
  card: 'par=by carte=card',
  'credit card': 'par=by carte=card',
  cheque: 'par=by chèque=cheque',
  email: 'par=by e-mail=email',
  'e-mail': 'par=by e-mail=email',
  phone: 'par=by téléphone=phone',
  post: 'par=by la~le=the poste=post',
  mail: 'par=by la~le=the poste=mail',
  hand: 'à=by la~le=the main=hand',
  heart: 'par=by cœur=heart',
  mistake: 'par=by erreur=mistake',
  accident: 'par=by accident=accident',
};

/** 'by bus', 'by card', but not 'by the lake'. */
export function byPieces(by: NounPhrase): Piece[] {
  const isPlain =
    'noun' in by &&
    !by.plural &&
    by.determiner === 'none' &&
    by.count === undefined &&
    by.qualities.length === 0 &&
    !by.of &&
    by.called === undefined;
  if (!isPlain) return unsayable('by what');
  const said = pieces(means[by.noun] ?? unsayable(`by ${by.noun}`));
  return by.and ? [...said, word('et', 'and'), ...byPieces(by.and)] : said;
}

/** 'sans sucre', 'sans manteau', but 'sans mon mari'. */
export function withoutPieces(without: NounPhrase, setting: Setting): Piece[] {
  const { and, ...first } = without;
  if (and) return [...withoutPieces(first, setting), word('et', 'and'), ...withoutPieces(and, setting)];
  if (isThing(first) || ('pronoun' in first && !/^(?:i|you|he|she|we|they)$/u.test(first.pronoun)))
    return unsayable('without it');
  const isBare =
    'noun' in first &&
    first.count === undefined &&
    (first.determiner === 'none' || first.determiner === 'a' || first.determiner === 'any');
  return [
    word('sans', 'without'),
    ...nounPhrase(isBare ? { ...first, determiner: 'none' } : first, isBare ? 'bare' : 'after', setting).pieces,
  ];
}
