import { conjugate, copula, type Form } from './conjugation';
import { honoured, under, type Core, type Finish, type Tense } from './cores';
import { endsClosed } from './particles';
import { Unsayable, fixed, glued, word, type Words } from './words';

/** What an ending adds to the gloss. */
function endingGloss(finish: Finish, gloss: string): string {
  switch (finish) {
    case 'but':
      return `${gloss} but`;
    case 'or':
      return `${gloss} or`;
    case 'because':
      return `because ${gloss}`;
    case 'so':
      return `${gloss} so`;
    case 'if':
      return `if ${gloss}`;
    case 'going':
    case 'intending':
    case 'requiring':
      return `to ${gloss}`;
    case 'quoted':
    case 'quoted-known':
      return `that ${gloss}`;
    default:
      return gloss;
  }
}

interface Ending {
  readonly tense: Tense;
  readonly finish: Finish;
  readonly isHonorific: boolean;
  /** What follows has the same tense, and its ending tells it: 가고 | 먹었어요. */
  readonly tenseFollows: boolean;
  /** It is so for all one can tell: 아마 집에 있을 거예요. */
  readonly isLikely?: boolean;
}

function formOf(core: Core, { tense, finish, tenseFollows }: Ending): Form {
  const isPast = (tense === 'past' && !core.isPastAlready) || (core.isState === true && tense === 'present');
  const isThere = core.verb === 'copula' || core.verb.isAdjective;
  switch (finish) {
    case 'end':
      return isPast ? 'past' : 'polite';
    case 'request':
      return 'request';
    case 'then':
      return 'because';
    case 'and':
      return isPast && (!tenseFollows || isThere || core.isState) ? 'past-and' : 'and';
    case 'but':
      return isPast ? 'past-but' : 'but';
    case 'or':
      return isPast ? 'past-or' : 'or';
    case 'because':
    case 'so':
      return 'because';
    case 'if':
      if (tense === 'past') throw new Unsayable();
      return 'if';
    case 'when':
      return isPast ? 'past-when' : 'will';
    case 'background':
      return isPast ? 'past-background' : 'background';
    case 'quoted':
    case 'quoted-known':
      return isPast ? (finish === 'quoted' ? 'past-quoted' : 'past-quoted-known') : finish;
    case 'attributive':
      // 좋았던 is another form, and another thing to say.
      if (isPast && !core.isState && (isThere || /[있없]다$/u.test(lemmaOf(core)))) throw new Unsayable();
      return isPast ? 'past-attributive' : 'attributive';
    case 'wondering':
      return isPast ? 'past-wondering' : 'wondering';
    case 'before':
    case 'after':
    case 'while':
    case 'until':
      if (isThere || core.isState) throw new Unsayable();
      return timeForms[finish];
    default:
      return finish;
  }
}

const timeForms = { before: 'nominal', after: 'past-attributive', while: 'attributive', until: 'will' } as const;
const timeWords: Partial<Record<Finish, string>> = {
  when: '때=when',
  before: '전에=before',
  after: '후에=after',
  while: '동안=while',
  until: '때까지=until',
};

const lemmaOf = ({ verb }: Core): string => (verb === 'copula' ? '이다' : verb.lemma);

/** 갈 거예요, and what joins a clause to come to the next. */
const futureEndings: Partial<Record<Finish, string>> = {
  end: '거예요',
  and: '거고',
  but: '거지만',
  background: '건데',
  quoted: '거라고',
  'quoted-known': '거라는',
  wondering: '건지',
};

const withoutFuture = /^(?:before|after|while|until|when|if|so|because|then|going|intending|requiring)$/u;
const aims = /^(?:going|intending|requiring)$/u;
const likelyEnds = /^(?:end|but)$/u;
const lastEnds = /^(?:end|but|and)$/u;

/** The predicate with its ending, ready to stand in a sentence. */
export function finished(core: Core, ending: Ending): Words {
  const { tense, finish, isHonorific } = ending;
  if (core.isLast && !lastEnds.test(finish)) throw new Unsayable();
  if (ending.isLikely) return likely(core, ending);
  const isLater = tense === 'future' && !withoutFuture.test(finish);
  if (isLater && core.verb === 'copula') throw new Unsayable();
  const said = isHonorific ? honoured(core) : core;
  if (isLater && (finish !== 'and' || !ending.tenseFollows)) {
    const will = under(said, 'will', core.gloss.base);
    const form = futureEndings[finish];
    if (form === undefined) throw new Unsayable();
    return [...will, word(form, endingGloss(finish, 'will'), '거')];
  }
  const form = formOf(core, ending);
  const gloss = endingGloss(
    finish,
    tense === 'past' ? core.gloss.past : isLater || aims.test(finish) ? core.gloss.base : core.gloss.present,
  );
  const when = fixed(timeWords[finish] ?? '');
  if (said.verb === 'copula')
    return [...said.before, glued(copula(form, endsClosed(said.before), isHonorific), gloss, '이다'), ...when];
  return [...said.before, word(conjugate(said.verb, form), gloss, said.verb.lemma), ...when];
}

/** 집에 있을 거예요, 학생일 거예요, 갔을 거예요. */
function likely(core: Core, { tense, finish, isHonorific }: Ending): Words {
  const end = likelyEnds.test(finish) ? futureEndings[finish] : undefined;
  if (end === undefined) throw new Unsayable();
  const said = isHonorific ? honoured(core) : core;
  const isPast = (tense === 'past' && !core.isPastAlready) || (core.isState === true && tense === 'present');
  const form = isPast ? 'past-when' : 'will';
  const gloss = tense === 'past' ? core.gloss.past : core.gloss.base;
  const last =
    said.verb === 'copula'
      ? glued(copula(form, endsClosed(said.before), isHonorific), gloss, '이다')
      : word(conjugate(said.verb, form), gloss, said.verb.lemma);
  return [...said.before, last, word(end, endingGloss(finish, 'will'), '거')];
}
