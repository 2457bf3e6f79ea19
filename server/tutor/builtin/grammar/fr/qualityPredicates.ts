import type { Clause, Quality } from '../meaning';
import { itIs, peopleAre, peopleHave } from './adjectives';
import { fixedPieces } from './determiners';
import type { Setting } from './nounPhrase';
import { comma, pieces, word } from './pieces';
import { degreePieces, predicatePieces } from './qualities';
import { avoir, etre, type SaidPredicate } from './saidPredicate';
import type { Subject } from './subjects';
import { known, unsayable } from './unsayable';

/** Qualities in the order in which they were said, those of one verb together: 'J’ai faim et je suis fatigué'. */
export function qualityPredicates(
  clause: Clause,
  qualities: readonly Quality[],
  subject: Subject,
  setting: Setting,
): SaidPredicate[] {
  const said = qualities.map((quality) => qualityPredicate(quality, subject, setting, clause));
  const groups: SaidPredicate[] = [];
  said.forEach((each, place) => {
    const last = groups.at(-1);
    if (!last || last.group.verb !== each.group.verb || each.group.isReflexive === true) {
      groups.push(each);
      return;
    }
    const joint = place === said.length - 1 ? pieces('et=and') : [comma];
    const after = [...(last.group.after ?? []), ...joint, ...(each.group.after ?? [])];
    groups[groups.length - 1] = { ...last, group: { ...last.group, after } };
  });
  return groups;
}

const amounts: Readonly<Record<string, string>> = {
  very: 'beaucoup=much',
  so: 'tellement=so_much',
  too: 'trop=too_much',
  'a-bit': 'un=a peu=little',
};

function qualityPredicate(quality: Quality, subject: Subject, setting: Setting, clause: Clause): SaidPredicate {
  const { adjective, degree, than } = quality;
  const isPlain = degree !== 'more' && degree !== 'most' && !than;
  if (subject.kind === 'ce' && isPlain && subject.pieces[0]?.gloss === 'it') {
    const weather = weatherPredicate(quality, clause.negated);
    if (weather) return weather;
    // Of weather c’est mouillé is not said, and nothing else was named.
    if (adjective === 'wet') return unsayable('what is wet');
  }
  const had = subject.isAlive && isPlain ? peopleHave[adjective] : undefined;
  if (had) return avoir([...degreePieces(degree), ...pieces(had.words)]);
  if (subject.isAlive && isPlain) {
    const feeling = feelingOf(quality, subject, clause.negated);
    if (feeling) return feeling;
  }
  const isColour =
    clause.subject !== undefined &&
    'noun' in clause.subject &&
    /^colou?r$/u.test(clause.subject.noun) &&
    degree === undefined;
  // A colour's own name is a noun: ma couleur préférée est le bleu.
  if (isColour)
    return etre([
      ...pieces('le=the'),
      word(known(setting.dictionary.adjective(adjective), adjective).masculine, adjective),
    ]);
  if (!subject.isAlive && adjective in peopleHave && !/^(?:cold|hot|warm|right|wrong)$/u.test(adjective))
    unsayable(`a thing that is ${adjective}`);
  const person = subject.isAlive ? peopleAre[adjective] : undefined;
  if (person === '') unsayable(`somebody ${adjective}`);
  const isOlder = adjective === 'old' && subject.isAlive && !isPlain;
  const masculine =
    (isOlder ? 'âgé' : undefined) ??
    person ??
    thingIs(adjective, subject, clause) ??
    known(setting.dictionary.adjective(adjective), adjective).masculine;
  if (adjective === 'good' && subject.isAlive && isPlain) unsayable('somebody good');
  return etre(predicatePieces(quality, masculine, subject, setting));
}

const isSeat = ({ subject }: Clause): boolean =>
  subject !== undefined && 'noun' in subject && /^(?:room|seat|table|place|chair|bathroom|toilet)$/u.test(subject.noun);

const isHairOf = ({ subject }: Clause): boolean =>
  subject !== undefined && 'noun' in subject && subject.noun === 'hair';

/** How somebody is: 'I am fine', 'he is bored', 'she is lucky'. */
function feelingOf({ adjective, degree }: Quality, subject: Subject, isDenied: boolean): SaidPredicate | undefined {
  if (
    /^(?:fine|well|okay|ok)$/u.test(adjective) ||
    (adjective === 'good' && subject.kind === 'pronoun' && subject.person !== 2)
  ) {
    const isVery = degree === 'very' || degree === 'really';
    if (degree !== undefined && !isVery) unsayable('degree of well');
    return {
      group: { verb: 'aller', gloss: 'be', after: [...degreePieces(degree), ...pieces('bien=well')] },
      isState: true,
    };
  }
  if (adjective === 'bored') {
    if (degree !== undefined && degree !== 'always' && degree !== 'really') unsayable('degree of bored');
    return {
      group: { verb: 'ennuyer', gloss: 'be bored', isReflexive: true, middle: degreePieces(degree) },
      isState: true,
    };
  }
  if (adjective === 'lucky')
    return avoir(
      degree === undefined
        ? fixedPieces('de=some la~le=the chance=luck', isDenied)
        : [...pieces(amounts[degree] ?? unsayable('degree of luck')), ...pieces('de=of chance=luck')],
    );
  return undefined;
}

function weatherPredicate({ adjective, degree }: Quality, isDenied: boolean): SaidPredicate | undefined {
  const row = itIs[adjective];
  if (!row) return undefined;
  const isAmount = row.degree === 'amount' && degree !== undefined;
  if (row.degree === 'none' && degree !== undefined) unsayable('degree of the weather');
  const amount = isAmount ? pieces(`${amounts[degree] ?? unsayable('degree of the weather')} de=of`) : [];
  const after = isAmount
    ? [...amount, ...pieces(row.words).slice(-1)]
    : [...degreePieces(degree), ...fixedPieces(row.words, isDenied)];
  if (row.verb === 'avoir')
    return {
      group: { verb: 'avoir', gloss: 'have', clitics: pieces('y=there'), after },
      isState: true,
      subject: weather,
    };
  return {
    group: { verb: row.verb, gloss: row.verb === 'être' ? 'be' : 'make', after },
    isState: true,
    subject: weather,
  };
}

const weather: Subject = {
  person: 2,
  gender: 'm',
  plural: false,
  kind: 'il',
  isAlive: false,
  denies: false,
  pieces: pieces('il=it'),
};

/** Of things French says some qualities otherwise than beside a noun: c’est bien, c’est faux. */
const hairIs: Readonly<Record<string, string>> = { red: 'roux', brown: 'brun', short: 'court' };

function thingIs(adjective: string, subject: Subject, clause: Clause): string | undefined {
  if (subject.isAlive) return undefined;
  if (subject.kind === 'ce' && (adjective === 'good' || adjective === 'nice'))
    return adjective === 'nice' ? 'sympa' : clause.for ? 'bon' : 'bien';
  if (isHairOf(clause)) return hairIs[adjective];
  if (adjective === 'free' && isSeat(clause)) return 'libre';
  return {
    new: 'neuf',
    short: 'court',
    nice: 'sympa',
    right: 'juste',
    wrong: 'faux',
    free: 'gratuit',
    helpful: 'utile',
  }[adjective];
}
