/** Typed in one piece these are no other words: l’eau is meant by "leau", but nothing else by "son" or "mère". */
const elided = (
  'j’ai j’aime j’aimerais j’adore j’habite j’étudie j’apprends j’arrive j’espère j’étais j’avais c’est c’était n’est ' +
  'l’eau l’hôtel l’addition l’école l’heure l’aéroport l’hôpital l’entrée l’université d’eau d’accord aujourd’hui ' +
  'qu’est qu’il quelqu’un'
).split(' ');

const inOnePiece = new Map(
  elided.flatMap((right) => {
    const slip = right.replace('’', '');
    return [slip, slip.normalize('NFD').replace(/\p{M}/gu, '')].map((typed) => [typed, right] as const);
  }),
);

/** Words between others, not in the middle of one. */
const words = (source: string) => new RegExp(`(?<![\\p{L}\\p{M}’'-])(?:${source})(?![\\p{L}\\p{M}])`, 'giu');

/** What -er verbs begin with that learners tell of most; after avoir they are participles. */
const participles =
  'mang|parl|travaill|regard|visit|aim|ador|jou|chant|dans|écout|oubli|trouv|rencontr|pass|commenc|cuisin|demand|étudi|gagn|laiss|lav|march|prépar|rêv|téléphon|voyag|dîn|nag|invit|cherch|donn|essay|command|ferm|pens|utilis|pleur|habit|goût';

const slips: readonly (readonly [slip: RegExp, right: string])[] = [
  [words("s ?[’']? ?il (vous|te) pla[iî]t"), 's’il $1 plaît'],
  [words("je (?:me |m[’']? ?)ap{1,2}el{1,2}e?"), 'je m’appelle'],
  [words("tu (?:te |t[’']? ?)ap{1,2}el{1,2}es?"), 'tu t’appelles'],
  [words("comment (?:te |t[’']? ?)ap{1,2}el{1,2}es?[- ]tu"), 'comment t’appelles-tu'],
  [words('a (bient[oô]t|demain)'), 'à $1'],
  [
    words(
      '(?<=(?<!\\p{L})(?:vais|vas|va|allons|allez|vont|allée?s?|habite[sz]?|habitons|habitent|vis|suis|es|est|sommes|êtes|sont|pars|part|partons|arrive|arrivons|travaille|travaillons|étudie) )a(?= \\p{L})',
    ),
    'à',
  ],
  [
    words(
      `(?<=(?:j[’']ai|tu as|(?:il|elle|on|qui) a|(?:nous )?avons|(?:vous )?avez|(?:ils|elles) ont) (?:(?:déjà|bien|beaucoup|pas|trop) )?)(${participles})er?`,
    ),
    '$1é',
  ],
  // "Or" is hardly ever followed by a verb and what it is said of.
  [
    words(
      "ou(?=[ -](?:est|sont)[ -](?:l[’']|(?:l[ae]s?|m(?:on|a|es)|t(?:on|a|es)|[vn]o(?:s|tre)|une?|ils?|elles?)(?!\\p{L})))",
    ),
    'où',
  ],
  [/(?<=^\W*|[.!?,;]\s*)ou(?=[ -](?:est|sont|es-tu|tu|vas-tu|allez-vous|habites|habitez)(?!\p{L}|[ -]ce qu))/giu, 'où'],
];

/**
 * French that was typed without its accents or apostrophes, with those that it has for sure: "ou est la gare sil vous
 * plait", "je mapelle", "de leau". Everything else stays as it was typed.
 */
export function frenchAsSpelt(text: string): string {
  const apart = text.replace(/(?<![\p{L}\p{M}’'-])[\p{L}\p{M}]+/gu, (typed) => {
    const right = inOnePiece.get(typed.normalize('NFC').toLowerCase());
    return right === undefined ? typed : inCaseOf(typed, right);
  });
  return slips.reduce(
    (spelt, [slip, right]) =>
      spelt.replace(slip, (typed: string, word: unknown) =>
        inCaseOf(typed, right.replace('$1', typeof word === 'string' ? word.toLowerCase() : '')),
      ),
    apart,
  );
}

/** With the capital that was typed; with the apostrophe, too, where nothing else differs. */
function inCaseOf(typed: string, right: string): string {
  if (typed.replace(/'/gu, '’').toLowerCase() === right) return typed;
  return /^\p{Lu}/u.test(typed) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
