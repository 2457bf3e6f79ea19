/**
 * What one glossed word is in French: elided words and clitics apart (`j’` `habite`, `venez` `-vous`), compounds and
 * fixed expressions whole (`week-end`, `s’il vous plaît`). Pure; the pieces joined give the text back.
 */

const elided = /^(?:[jmtsndcl]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/iu;
const keepsApostrophe = /^(?:aujourd['’]hui|quelqu['’]une?|presqu['’]île|prud['’]hom\p{L}+)/iu;
const clitics = /^(?:-t)?-(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|y|en)(?!\p{L})/iu;
/** Words with a hyphen whose second part looks like a clitic. */
const compounds = /^(?:est-ce|rendez-vous|peut-être|celui-ci|celle-ci|moi-même|ci-dessus|là-bas)(?!\p{L})/iu;

/** Expressions that cannot be taken apart without losing their meaning; longer ones first. */
const phrases = [
  's’il vous plaît',
  's’il te plaît',
  'tout de suite',
  'tout à l’heure',
  'bien sûr',
  'à bientôt',
  'en dessous',
  'en bas',
  'tout droit',
  'd’accord',
  'parce que',
  'parce qu’',
  'au revoir',
  'à peu près',
  'en face',
  'à côté',
  'tout à fait',
  'tout le monde',
  'quand même',
  'pas du tout',
  'en train de',
  'au moins',
  'en haut',
  'tant mieux',
  'tant pis',
  'd’habitude',
  'la plupart',
  'quelque chose',
  'au chaud',
  'pommes de terre',
  'pomme de terre',
].map((phrase) => phrase.split(' '));

/** Cuts a run of characters without white space. */
export function cutFrenchWord(run: string, segmenter: Intl.Segmenter): string[] {
  const pieces: string[] = [];
  for (let rest = run; rest !== '';) {
    const piece = firstPiece(rest, segmenter);
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
}

function firstPiece(rest: string, segmenter: Intl.Segmenter): string {
  const clitic = clitics.exec(rest);
  if (clitic) return clitic[0];
  const whole = keepsApostrophe.exec(rest) ?? compounds.exec(rest) ?? elided.exec(rest);
  if (whole) return whole[0];
  const word = /^[\p{L}\p{M}\p{N}]+/u.exec(rest);
  if (!word) return segmenter.segment(rest).containing(0)?.segment ?? rest;
  let end = word[0].length;
  // Hyphens inside a compound, up to the first clitic: `week-end`, but `venez` `-vous`.
  for (;;) {
    const tail = rest.slice(end);
    const next = /^-[\p{L}\p{M}\p{N}]+/u.exec(tail);
    if (!next || clitics.test(tail)) return rest.slice(0, end);
    end += next[0].length;
  }
}

const fold = (piece: string) => piece.toLowerCase().replace(/'/gu, '’');

/** Pieces that form a fixed expression joined by single spaces. */
export function joinFrenchPhrases(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length;) {
    const [surface, length] = phraseAt(pieces, at);
    joined.push(surface);
    at += length;
  }
  return joined;
}

function phraseAt(pieces: readonly string[], at: number): [surface: string, length: number] {
  for (const phrase of phrases) {
    let taken = at;
    const words = phrase.map((word) => {
      const first = pieces[taken] ?? '';
      // An elided piece and what it leans on are one word of the phrase: s’ + il.
      const surface = fold(first) === word ? first : first + (pieces[taken + 1] ?? '');
      if (fold(surface) !== word) return undefined;
      taken += surface === first ? 1 : 2;
      return surface;
    });
    if (words.every((word) => word !== undefined)) return [words.join(' '), taken - at];
  }
  return [pieces[at] ?? '', 1];
}
