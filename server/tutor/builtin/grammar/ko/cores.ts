import type { Clause, NounPhrase } from '../meaning';
import { conjugate, honorific, inflected, notToBe, type Form, type Inflected } from './conjugation';
import { withParticle } from './particles';
import { isPronoun } from './scene';
import { Unsayable, englishIng, englishThird, fixed, glued, word, type Words } from './words';

export type Tense = Clause['tense'];

/** English for what a verb says, in the forms that glosses need. */
export interface Gloss {
  /** Under another verb: 'eat', 'tired'. */
  readonly base: string;
  readonly ing: string;
  readonly present: string;
  readonly past: string;
}

/** A predicate without its ending. */
export interface Core {
  readonly before: Words;
  /** The copula is hung on the last word before it. */
  readonly verb: Inflected | 'copula';
  readonly gloss: Gloss;
  /** Its past says what is so now: 결혼했어요. */
  readonly isState?: true;
  /** The verb only helps another: 있다 of 찾고 있다 is denied by 있지 않다. */
  readonly isHelper?: true;
  /** Says of the past by itself what it says: 간 적이 없어요. */
  readonly isPastAlready?: true;
  /** Nothing but the end of the sentence, 'but' or 'and' may follow it: 좋겠어요. */
  readonly isLast?: true;
  /** Who is looked up to has been said so already, or cannot be here. */
  readonly isHonoured?: true;
}

/** How a sentence goes on behind the predicate. */
export type Finish =
  | 'end'
  | 'request'
  | 'and'
  | 'then'
  | 'but'
  | 'or'
  | 'because'
  | 'so'
  | 'if'
  | 'when'
  | 'background'
  /** 러, 려고 and 려면: to what end. */
  | 'going'
  | 'intending'
  | 'requiring'
  /** 다고, 다는: what is thought, and what is known. */
  | 'quoted'
  | 'quoted-known'
  /** 는, 은: before a noun. */
  | 'attributive'
  /** 는지: what is not known. */
  | 'wondering'
  /** 기 전에, 은 후에, 는 동안, 을 때까지. */
  | 'before'
  | 'after'
  | 'while'
  | 'until';

const isPlural = (subject: NounPhrase | undefined) =>
  subject !== undefined &&
  (subject.and !== undefined || isPronoun(subject, 'you', 'we', 'they') || ('plural' in subject && subject.plural));

export function verbGloss([base, past]: readonly [string, string], subject: NounPhrase | undefined): Gloss {
  const isThird = subject !== undefined && !isPlural(subject) && !isPronoun(subject, 'i');
  return { base, past, ing: englishIng(base), present: isThird ? englishThird(base) : base };
}

/** Of a form that says the same in every tense. */
export const sameGloss = (gloss: string): Gloss => ({ base: gloss, ing: gloss, present: gloss, past: gloss });

/** 'am', 'is' or 'are', with what follows it: 'is tired'. */
export function beGloss(what: string, subject: NounPhrase | undefined): Gloss {
  const more = what === '' ? '' : ` ${what}`;
  const [present, past] = isPronoun(subject, 'i') ? ['am', 'was'] : isPlural(subject) ? ['are', 'were'] : ['is', 'was'];
  if (what === 'there') {
    return { base: 'be there', ing: 'being there', present: `there ${present}`, past: `there ${past}` };
  }
  return { base: what === '' ? 'be' : what, ing: `being${more}`, present: present + more, past: past + more };
}

export const verbCore = (before: Words, lemma: string, gloss: Gloss, isAdjective = false): Core => ({
  before,
  verb: inflected(lemma, isAdjective),
  gloss,
});

const inflectedOf = ({ verb }: Core): Inflected => {
  if (verb === 'copula') throw new Unsayable();
  return verb;
};

/** The verb in a form under another verb. */
export function under(core: Core, form: Form, gloss: string): Words {
  const verb = inflectedOf(core);
  return [...core.before, word(conjugate(verb, form), gloss, verb.lemma)];
}

const opposites: Readonly<Record<string, readonly [lemma: string, gloss: string]>> = {
  있다: ['없다', 'not'],
  알다: ['모르다', 'not know'],
};
const takesShortNegative = ({ lemma, isAdjective }: Inflected) =>
  !isAdjective && (/^(?:하다|좋아하다|싫어하다)$/u.test(lemma) || (!lemma.endsWith('하다') && lemma.length <= 4));

/** A denial: 없어요, 몰라요, 안 가요 or 일하지 않아요. `always` denies that it is always so: 배고프지는 않아요. */
export function negated(core: Core, negative: '안' | '못' = '안', isPartial = false): Core {
  if (core.verb === 'copula') {
    return { ...core, before: withParticle(core.before, 'subject'), verb: notToBe, gloss: denied(core.gloss) };
  }
  const { verb } = core;
  // 안 가 봤어요: the two verbs stay together.
  if (core.isHelper && verb.lemma === '보다' && negative === '안' && !isPartial)
    return { ...core, before: [...fixed('안=:negative'), ...core.before] };
  const opposite = core.isHelper || isPartial ? undefined : opposites[verb.lemma];
  if (opposite) {
    return { ...core, verb: inflected(opposite[0], verb.isAdjective), gloss: deniedVerb(core.gloss) };
  }
  if (negative === '못' && verb.lemma === '하다') {
    return { ...core, verb: inflected('못하다', false), gloss: sameGloss('can’t do') };
  }
  if (!isPartial && !core.isHelper && takesShortNegative(verb) && !core.isState) {
    const [first] = negative === '못' ? fixed('못=can’t') : fixed('안=:negative');
    return first ? { ...core, before: [...core.before, first] } : core;
  }
  const topic = isPartial ? [glued('는', ':topic')] : [];
  const lemma = negative === '못' ? '못하다' : '않다';
  return {
    ...core,
    before: [...under(core, 'not', core.gloss.base), ...topic],
    verb: inflected(lemma, verb.isAdjective),
    gloss: sameGloss(negative === '못' ? 'can’t' : ':negative'),
    isHelper: true,
  };
}

const denied = ({ base, ing, present, past }: Gloss): Gloss => ({
  base: `not ${base}`,
  ing: `not ${ing}`,
  present: `${present} not`,
  past: `${past} not`,
});
const deniedVerb = (gloss: Gloss): Gloss => {
  if (/^(?:am|is|are|there)\b/u.test(gloss.present)) return denied(gloss);
  const not = gloss.present === gloss.base ? 'don’t' : 'doesn’t';
  return {
    base: `not ${gloss.base}`,
    ing: `not ${gloss.ing}`,
    present: `${not} ${gloss.base}`,
    past: `didn’t ${gloss.base}`,
  };
};

/** 먹고 싶어요; of somebody else 먹고 싶어 해요. */
export function wanted(core: Core, isOfOthers: boolean): Core {
  const before = under(core, 'and', core.gloss.base);
  return isOfOthers
    ? {
        ...verbCore([...before, word('싶어', ':want', '싶다')], '하다', verbGloss(['do', 'did'], undefined)),
        isHelper: true,
      }
    : { ...verbCore(before, '싶다', sameGloss(':want'), true), isHelper: true };
}

export const possible = (core: Core, isDenied: boolean): Core => ({
  ...verbCore(
    [...under(core, 'will', core.gloss.base), word('수', 'can')],
    isDenied ? '없다' : '있다',
    isDenied
      ? { base: 'cannot', ing: 'cannot', present: 'cannot', past: 'could not' }
      : { base: 'can', ing: 'can', present: 'can', past: 'could' },
    true,
  ),
  isHonoured: true,
});

export const necessary = (core: Core): Core => ({
  ...verbCore(under(core, 'must', core.gloss.base), '하다', {
    base: 'must',
    ing: 'must',
    present: 'must',
    past: 'had to',
  }),
  isHonoured: true,
});

const may: Gloss = { base: 'may', ing: 'may', present: 'may', past: 'might' };

/** 가지 않아도 돼요. */
export const unnecessary = (core: Core): Core => {
  const before = [...under(core, 'not', core.gloss.base), word('않아도', ':negative', '않다')];
  return { ...verbCore(before, '되다', may), isHonoured: true };
};

/** 가도 돼요, 가면 안 돼요. */
export const allowed = (core: Core, isDenied: boolean): Core => ({
  ...verbCore(
    isDenied ? [...under(core, 'if', core.gloss.base), ...fixed('안=:negative')] : under(core, 'may', core.gloss.base),
    '되다',
    may,
  ),
  isHonoured: true,
});

/** 요리하는 것을 좋아해요. */
export const liked = (core: Core, lemma: string, gloss: Gloss, degree: Words): Core =>
  verbCore(
    [...withParticle([...under(core, 'attributive', core.gloss.ing), word('것', 'thing')], 'object'), ...degree],
    lemma,
    gloss,
  );

const would: Gloss = sameGloss('would be good');

/** 가는 게 좋겠어요. */
export const advised = (core: Core): Core => ({
  ...verbCore([...under(core, 'attributive', core.gloss.base), word('게', 'thing', '것')], '좋겠다', would, true),
  isHonoured: true,
  isLast: true,
});

/** 갈 수 있으면 좋겠어요. */
export const wished = (core: Core): Core => ({
  ...verbCore(under(core, 'if', `if ${core.gloss.base}`), '좋겠다', would, true),
  isHonoured: true,
  isLast: true,
});

/** 자려고 노력해요. */
export const tried = (core: Core, gloss: Gloss): Core =>
  verbCore(under(core, 'intending', `to ${core.gloss.base}`), '노력하다', gloss);

/** 오기 시작했어요. */
export const started = (core: Core, gloss: Gloss): Core =>
  verbCore(under(core, 'nominal', core.gloss.ing), '시작하다', gloss);

/** 오기를 바라요. */
export const hoped = (core: Core, gloss: Gloss): Core =>
  verbCore(withParticle(under(core, 'nominal', core.gloss.ing), 'object'), '바라다', gloss);

/** 산 지 얼마나 됐어요: how long it has been so. */
export const howLong = (core: Core): Core => ({
  ...verbCore(
    [...under(core, 'past-attributive', core.gloss.base), ...fixed('지=since 얼마나=how_long')],
    '되다',
    verbGloss(['become', 'became'], undefined),
  ),
  isState: true,
  isHonoured: true,
});

/** 찾고 있어요, 앉아 있어요. */
export function ongoing(core: Core, isPosture: boolean): Core {
  const verb = inflectedOf(core);
  const first = isPosture
    ? [...core.before, word(verb.infinitive, core.gloss.ing, verb.lemma)]
    : under(core, 'and', core.gloss.ing);
  return { ...verbCore(first, '있다', sameGloss(':ongoing'), true), isHelper: true };
}

/** 먹은 적이 없어요, 먹은 적이 있어요: what has never been, or has been. */
export function neverDone(core: Core, hasBeen = false): Core {
  const before = withParticle([...under(core, 'past-attributive', core.gloss.base), word('적', 'ever')], 'subject');
  const [lemma, gloss] = hasBeen ? ['있다', 'have'] : ['없다', 'have not'];
  return { ...verbCore(before, lemma, sameGloss(gloss), true), isHonoured: true, isPastAlready: true };
}

/** 가지 마세요; done for who asks, 기다려 주세요. */
export function requested(core: Core, isDenied: boolean, isFavour: boolean): Core {
  if (isDenied) return verbCore(under(core, 'not', core.gloss.base), '말다', sameGloss('don’t'));
  const verb = inflectedOf(core);
  if (!isFavour || verb.lemma.endsWith('주다')) return core;
  const before = [...core.before, word(verb.infinitive, core.gloss.base, verb.lemma)];
  return verbCore(before, '주다', sameGloss(':please-do'));
}

/** The core as it is said of people one looks up to. */
export function honoured(core: Core): Core {
  if (core.isHonoured || core.verb === 'copula') return core;
  const isOngoing = core.isHelper === true && core.verb.lemma === '있다';
  if (!isOngoing) return { ...core, verb: honorific(core.verb), isHonoured: true };
  const before = core.before.map((each) => ({ ...each, surface: honouredStems[each.surface] ?? each.surface }));
  return { ...core, before, verb: beThere, isHonoured: true };
}

/** 주무시고 계세요. */
const honouredStems: Readonly<Record<string, string>> = { 자고: '주무시고', 먹고: '드시고', 마시고: '드시고' };

/** 계시다, which is 있다 of people one looks up to. */
export const beThere: Inflected = { ...inflected('계시다', false), infinitive: '계셔', isHonorific: true };
