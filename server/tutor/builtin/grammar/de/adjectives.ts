import type { Content } from '../../format/contentFormat';
import { nationalities } from './countries';
import { moreAdjectives } from './moreAdjectives';
import { firstSenses, type NounKind } from './nouns';

/** English lemma, German adjective. */
const table = `big groß|large groß|tall groß|small klein|little klein|short klein|new neu|old alt|young jung|good gut|great toll|bad schlecht|beautiful schön|nice nett|pretty hübsch|handsome gutaussehend|ugly hässlich|fat dick|thin dünn|slim schlank|thick dick|long lang|fast schnell|quick schnell|slow langsam|late spät|early früh
expensive teuer|cheap billig|free frei|full voll|empty leer|open offen|closed geschlossen|ready fertig|finished fertig|broken kaputt|dirty schmutzig|clean sauber|wet nass|dry trocken|hot heiß|warm warm|cold kalt|cool cool|dark dunkel|bright hell|light leicht|heavy schwer|loud laut|noisy laut|quiet ruhig|calm ruhig|hard hart|soft weich|wide breit|narrow eng|deep tief|high hoch|low niedrig|round rund|sharp scharf
happy glücklich|sad traurig|glad froh|angry wütend|furious wütend|tired müde|exhausted erschöpft|sleepy verschlafen|awake wach|ill krank|sick krank|healthy gesund|fit fit|well gesund|better besser|nervous nervös|excited aufgeregt|proud stolz|jealous eifersüchtig|curious neugierig|lonely einsam|alone allein|in_love verliebt|married verheiratet|divorced geschieden|engaged verlobt|single single|pregnant schwanger|dead tot|alive lebendig|drunk betrunken|busy beschäftigt|stressed gestresst|relaxed entspannt|content zufrieden|satisfied zufrieden|disappointed enttäuscht|surprised überrascht|worried besorgt|confused verwirrt|shy schüchtern|embarrassed verlegen|homesick heimwehkrank
clever klug|smart klug|intelligent intelligent|stupid dumm|lazy faul|hard-working fleißig|friendly freundlich|kind nett|lovely schön|sweet süß|cute süß|funny lustig|polite höflich|rude unhöflich|patient geduldig|impatient ungeduldig|strict streng|honest ehrlich|brave mutig|strong stark|weak schwach|rich reich|poor arm|famous berühmt|popular beliebt|crazy verrückt|mad verrückt|strange seltsam|weird seltsam|normal normal|naughty frech|cheeky frech|wild wild|tame zahm|dangerous gefährlich|careful vorsichtig|serious ernst|creative kreativ|romantic romantisch|helpful hilfsbereit|generous großzügig|blind blind|deaf taub|blonde blond|blond blond
interesting interessant|boring langweilig|exciting spannend|important wichtig|difficult schwierig|easy einfach|simple einfach|complicated kompliziert|possible möglich|impossible unmöglich|right richtig|wrong falsch|true wahr|false falsch|perfect perfekt|wonderful wunderbar|fantastic fantastisch|amazing toll|excellent ausgezeichnet|awesome toll|terrible schrecklich|horrible schrecklich|awful schrecklich|delicious lecker|tasty lecker|fresh frisch|salty salzig|sour sauer|bitter bitter|spicy scharf|healthy gesund|unhealthy ungesund|vegetarian vegetarisch|vegan vegan|modern modern|comfortable bequem|cosy gemütlich|cozy gemütlich|practical praktisch|useful nützlich|useless nutzlos|necessary nötig|different anders|similar ähnlich|safe sicher|sure sicher
red rot|blue blau|green grün|yellow gelb|black schwarz|white weiß|brown braun|grey grau|gray grau|pink rosa|purple lila|orange orange|colourful bunt|golden golden|dark_blue dunkelblau|light_blue hellblau|ginger rot
sunny sonnig|windy windig|cloudy bewölkt|rainy regnerisch|foggy neblig|far weit|near nah|favourite Lieblings|favorite Lieblings|own eigen|whole ganz|last letzt|next nächst|first erst|second zweit|third dritt|other ander|best best|unemployed arbeitslos|retired pensioniert|self-employed selbstständig|grown-up erwachsen|religious religiös|catholic katholisch|protestant evangelisch|jewish jüdisch|muslim muslimisch|christian christlich|gay schwul|lesbian lesbisch|adventurous abenteuerlustig|sporty sportlich|athletic sportlich|musical musikalisch|talkative gesprächig|optimistic optimistisch|playful verspielt|fluffy flauschig|hairy haarig|huge riesig|tiny winzig|giant riesig|ancient uralt|international international|local lokal|public öffentlich|traditional traditionell|typical typisch|special besonders|electric elektrisch|double doppelt|homemade selbstgemacht|hungry hungrig|thirsty durstig|fluent fließend|satisfied zufrieden|annoying nervig|annoyed genervt|tiring anstrengend|exhausting anstrengend|horrified entsetzt|dear lieb|allergic allergisch`;

const own = new Map(
  `${table}
${moreAdjectives}`
    .split(/[|\n]/u)
    .map((row): [string, string] => {
      const [english = '', german = ''] = row.split(' ');
      return [english.replace(/_/gu, ' '), german];
    }),
);

/** Adjectives that stand only after a verb, or that are said of nothing before a noun in the sense given here. */
export const onlyPredicative: ReadonlySet<string> = new Set(
  'alone single different awake well better sure in love engaged ready sold allowed forbidden'
    .split(' ')
    .concat('in love'),
);
/** Those that stand only before a noun. */
export const onlyAttributive: ReadonlySet<string> = new Set([
  'favourite', 'favorite', 'own', 'whole', 'last', 'next', 'first', 'second', 'third', 'other', 'special', 'double', 'dear', 'golden', 'little', 'ginger', 'fluent', 'allergic', 'former', 'eldest', 'previous', 'future', 'only', 'daily', 'weekly', 'monthly', 'yearly', 'annual',
]); // oxfmt-ignore

/** Qualities that German has as a noun with haben: 'Hunger haben'. */
export const havings: Readonly<
  Record<string, { noun: string; gloss: string; kind: 'm' | 'f' | 'n'; isGreat: boolean }>
> = {
  hungry: { noun: 'Hunger', gloss: 'hunger', kind: 'm', isGreat: true },
  thirsty: { noun: 'Durst', gloss: 'thirst', kind: 'm', isGreat: true },
  afraid: { noun: 'Angst', gloss: 'fear', kind: 'f', isGreat: true },
  scared: { noun: 'Angst', gloss: 'fear', kind: 'f', isGreat: true },
  frightened: { noun: 'Angst', gloss: 'fear', kind: 'f', isGreat: true },
  lucky: { noun: 'Glück', gloss: 'luck', kind: 'n', isGreat: true },
  homesick: { noun: 'Heimweh', gloss: 'homesickness', kind: 'n', isGreat: false },
};

/** What people feel: 'mir ist kalt'. */
export const feelings: Readonly<Record<string, string>> = {
  cold: 'kalt',
  warm: 'warm',
  hot: 'heiß',
  bored: 'langweilig',
  sick: 'schlecht',
  dizzy: 'schwindlig',
};

/** Qualities of how somebody is, said with gehen: 'mir geht es gut'. */
export const conditions: Readonly<Record<string, string>> = {
  fine: 'gut',
  well: 'gut',
  okay: 'gut',
  ok: 'okay',
  better: 'besser',
};

/** What a quality is said of, as far as its word depends on it. */
export type QualityOf = 'living' | 'food' | 'place' | 'thing';

/** Qualities whose word depends on what has them; undefined where it cannot be told. */
const bySort: Readonly<Record<string, Readonly<Record<QualityOf, string | undefined>>>> = {
  nice: { living: 'nett', food: 'gut', place: 'schön', thing: 'schön' },
  lovely: { living: 'lieb', food: 'lecker', place: 'schön', thing: 'schön' },
  short: { living: 'klein', food: undefined, place: 'kurz', thing: 'kurz' },
  tall: { living: 'groß', food: undefined, place: 'hoch', thing: 'hoch' },
  hard: { living: undefined, food: 'hart', place: undefined, thing: 'schwer' },
  light: { living: 'leicht', food: 'leicht', place: 'hell', thing: 'leicht' },
  bright: { living: 'klug', food: undefined, place: 'hell', thing: 'hell' },
  full: { living: 'satt', food: undefined, place: 'voll', thing: 'voll' },
  free: { living: 'frei', food: 'kostenlos', place: undefined, thing: undefined },
  single: { living: 'single', food: undefined, place: undefined, thing: undefined },
  well: { living: 'gesund', food: undefined, place: undefined, thing: undefined },
  hot: { living: 'heiß', food: 'heiß', place: 'heiß', thing: 'heiß' },
  clear: { living: undefined, food: 'klar', place: 'klar', thing: 'klar' },
};

export const sortOf = (nounKind: NounKind | undefined): QualityOf =>
  nounKind === 'food' || nounKind === 'place'
    ? nounKind
    : nounKind === 'thing' || nounKind === undefined
      ? 'thing'
      : 'living';

export interface Adjectives {
  find(english: string, of: QualityOf): string | undefined;
}

export function createAdjectives(content: Content): Adjectives {
  const inLexicon = firstSenses(content, 'adj');
  return {
    find(english, of) {
      const sorted = bySort[english];
      if (sorted) return sorted[of];
      return own.get(english) ?? nationalities.get(english)?.adjective ?? inLexicon.get(english);
    },
  };
}
