import type { Clause, NounPhrase, Predicate } from '../meaning';
import { agreeing, type VerbGroup } from './conjugate';
import { fixedPieces } from './determiners';
import { nounPhrase, type Setting } from './nounPhrase';
import { pieces, word, type Piece } from './pieces';
import type { SaidPredicate } from './saidPredicate';
import { cliticOf } from './pronouns';
import type { Subject } from './subjects';
import { unsayable } from './unsayable';

type Does = Extract<Predicate, { kind: 'does' }>;

/** Whether what a verb takes is what is asked for. */
const isObjectAsked = ({ asksFor, asked }: Clause): boolean =>
  asked !== undefined || asksFor === 'what' || asksFor === 'who' || asksFor === 'how-much';

export const isDenied = ({ negated, often }: Clause): boolean => negated || often === 'never';

/** What French says with another construction altogether. */
export function idiomOf(
  clause: Clause,
  { verb, object }: Does,
  subject: Subject,
  setting: Setting,
): SaidPredicate | undefined {
  switch (verb) {
    case 'miss':
      return object && missing(object, subject, clause, setting);
    case 'play':
    case 'play-sport':
    case 'play-instrument':
      return object && playing(object, clause, setting);
    case 'eat':
      return mealOf(object);
    case 'speak':
      return speaking(object, setting);
    case 'be-good-at':
      return object && strongAt(object, subject, setting);
    case 'clean':
      return object
        ? ownBody(verb, object, subject, clause, setting)
        : isObjectAsked(clause)
          ? undefined
          : { group: { verb: 'faire', gloss: 'do', after: pieces('le=the ménage=housework') }, isState: false };
    case 'do':
      return isDishes(object)
        ? { group: { verb: 'faire', gloss: 'do', after: pieces('la~le=the vaisselle=dishes') }, isState: false }
        : undefined;
    case 'wash':
    case 'break':
    case 'cut':
    case 'brush':
      return ownBody(verb, object, subject, clause, setting);
    case 'go':
      return clause.where.length === 0 && (clause.mood !== 'question' || clause.asksFor === 'whether')
        ? { group: { verb: 'partir', gloss: 'go', takesEtre: true }, isState: false, isEvent: true }
        : undefined;
    case 'think-so':
      return {
        group: { verb: 'penser', gloss: 'think', after: isDenied(clause) ? [] : pieces('que=that oui=yes') },
        isState: true,
      };
    case 'change':
      return object && 'noun' in object && object.noun === 'train' && object.plural && object.determiner === 'none'
        ? { group: { verb: 'changer', gloss: 'change', after: pieces('de=of train=trains') }, isState: false }
        : undefined;
    case 'look-forward-to':
      return object && lookingForward(object, setting);
    case 'make-friends':
      return {
        group: {
          verb: 'faire',
          gloss: 'make',
          isReflexive: true,
          objectFollows: true,
          after: fixedPieces('des=some amis~ami=friends', isDenied(clause)),
        },
        isState: false,
      };
    case 'hide':
      return object ? undefined : { group: { verb: 'cacher', gloss: 'hide', isReflexive: true }, isState: false };
    case 'get-lost':
      return clause.tense === 'present' && !clause.modality
        ? { group: { verb: 'être', gloss: 'be', after: [agreeing('perdu', 'lost', subject)] }, isState: true }
        : undefined;
    case 'come-back':
      return clause.where.some(({ relation }) => relation === 'here')
        ? undefined
        : { group: { verb: 'rentrer', gloss: 'come back', takesEtre: true }, isState: false };
    case 'sleep':
      return clause.manner === 'late'
        ? {
            group: { verb: 'faire', gloss: 'have', after: pieces('la~le=the grasse_matinée=lie-in') },
            isState: false,
          }
        : undefined;
    case 'walk':
    case 'run':
    case 'drive':
    case 'fly':
    case 'cycle':
      return object ? undefined : goingThere(verb, clause);
    case 'ride':
      return object && 'noun' in object && object.noun === 'horse' && !object.and && object.determiner === 'none'
        ? {
            group: { verb: 'faire', gloss: 'do', after: fixedPieces('du=some cheval=horse', isDenied(clause)) },
            isState: false,
          }
        : undefined;
    case 'ask':
      return object && 'noun' in object && object.noun === 'question'
        ? {
            group: {
              verb: 'poser',
              gloss: 'ask',
              after: nounPhrase(object, isDenied(clause) ? 'negated' : 'object', setting).pieces,
            },
            isState: false,
          }
        : undefined;
    default:
      return undefined;
  }
}

/** 'I miss my mother': ma mère me manque. */
function missing(object: NounPhrase, subject: Subject, clause: Clause, setting: Setting): SaidPredicate {
  if (clause.modality || clause.subject === undefined) return unsayable('miss');
  const missed = nounPhrase(object, 'subject', setting);
  const clitic = cliticOf(clause.subject, 'indirect', setting);
  const whom = 'pronoun' in clause.subject ? [] : [word('à', 'to'), ...subject.pieces];
  return {
    group: { verb: 'manquer', gloss: 'be missing', clitics: clitic ? [clitic.piece] : [], after: clitic ? [] : whom },
    isState: true,
    subject: { ...missed, isAlive: true, denies: false },
  };
}

/** 'I look forward to the weekend': j’attends le week-end avec impatience. */
function lookingForward(object: NounPhrase, setting: Setting): SaidPredicate {
  if ('pronoun' in object && /^(?:it|this|that)$/u.test(object.pronoun))
    return { group: { verb: 'avoir', gloss: 'have', after: pieces('hâte=haste') }, isState: true };
  if ('pronoun' in object) return unsayable('look forward to somebody');
  const after = [...nounPhrase(object, 'general', setting).pieces, ...pieces('avec=with impatience=impatience')];
  return { group: { verb: 'attendre', gloss: 'wait for', after }, isState: true };
}

/** Sports and games take à, instruments de: each of several its own. */
function playing(object: NounPhrase, clause: Clause, setting: Setting): SaidPredicate {
  const { and, ...first } = object;
  // Sport is done, whichever is played.
  if ('noun' in object && object.noun === 'sport' && !and)
    return {
      group: { verb: 'faire', gloss: 'do', after: fixedPieces('du=some sport=sport', isDenied(clause)) },
      isState: false,
    };
  return {
    group: {
      verb: 'jouer',
      gloss: 'play',
      after: [
        ...playedPieces(first, clause, setting),
        ...(and ? [word('et', 'and'), ...playedPieces(and, clause, setting)] : []),
      ],
    },
    isState: false,
    isSkill: true,
  };
}

function playedPieces(object: NounPhrase, clause: Clause, setting: Setting): readonly Piece[] {
  if (object.and) unsayable('three that are played');
  if ('noun' in object && object.noun === 'music')
    return nounPhrase(object, isDenied(clause) ? 'negated' : 'object', setting).pieces;
  const { kind, pieces: said } = nounPhrase(object, 'general', setting, { preferred: ['sport', 'game', 'instrument'] });
  if (kind === 'instrument') return [word('de', 'of'), ...said];
  return kind === 'sport' || kind === 'game' ? [word('à', 'at'), ...said] : unsayable('play what');
}

const meals: Readonly<Record<string, VerbGroup>> = {
  breakfast: { verb: 'prendre', gloss: 'take', after: pieces('le=the petit_déjeuner=breakfast') },
  lunch: { verb: 'déjeuner', gloss: 'have lunch' },
  dinner: { verb: 'dîner', gloss: 'have dinner' },
};

function mealOf(object: NounPhrase | undefined): SaidPredicate | undefined {
  if (!object || !('noun' in object) || object.and || object.determiner !== 'none' || object.qualities.length > 0)
    return undefined;
  const group = meals[object.noun];
  return group && { group, isState: false };
}

/** A language that is spoken has no article. */
function speaking(object: NounPhrase | undefined, setting: Setting): SaidPredicate | undefined {
  if (!object || !('noun' in object)) return undefined;
  const { kind, pieces: after } = nounPhrase(object, 'bare', setting);
  return kind === 'language'
    ? { group: { verb: 'parler', gloss: 'speak', after }, isState: false, isSkill: true }
    : undefined;
}

function strongAt(object: NounPhrase, subject: Subject, setting: Setting): SaidPredicate {
  const phrase = nounPhrase(object, 'bare', setting, { preferred: ['sport', 'subject', 'game'] });
  if (object.and) unsayable('good at two things');
  const good = agreeing('bon', 'good', subject);
  const isIn = phrase.kind === 'language' || phrase.kind === 'subject';
  if (!isIn && phrase.kind !== 'sport' && phrase.kind !== 'game') unsayable('good at');
  const at = isIn
    ? [word('en', 'at'), ...phrase.pieces]
    : [word('à', 'at'), ...nounPhrase(object, 'general', setting).pieces];
  return { group: { verb: 'être', gloss: 'be', after: [good, ...at] }, isState: true };
}

const isDishes = (object: NounPhrase | undefined): boolean =>
  object !== undefined &&
  'noun' in object &&
  (object.noun === 'dish' || object.noun === 'dishes') &&
  object.determiner === 'the' &&
  object.qualities.length === 0;

/** One washes one's hands as se laver les mains. */
function ownBody(
  verb: 'wash' | 'clean' | 'break' | 'cut' | 'brush',
  object: NounPhrase | undefined,
  subject: Subject,
  clause: Clause,
  setting: Setting,
): SaidPredicate | undefined {
  if (!object || !('noun' in object) || typeof object.determiner !== 'object') return undefined;
  const { whose } = object.determiner;
  const isOwn = 'pronoun' in whose && isOneself(whose.pronoun, clause.subject, subject);
  const phrase = nounPhrase({ ...object, determiner: 'the' }, 'object', setting, { preferred: ['body'] });
  if (phrase.kind !== 'body') return undefined;
  if (!isOwn) return unsayable('body of another');
  const french = {
    wash: 'laver',
    clean: object.noun === 'tooth' ? 'brosser' : 'laver',
    break: 'casser',
    cut: 'couper',
    brush: 'brosser',
  }[verb];
  return {
    group: { verb: french, gloss: verb, isReflexive: true, objectFollows: true, after: phrase.pieces },
    isState: false,
    isEvent: verb === 'break',
  };
}

/** Whether 'her' is of the woman who does it. */
function isOneself(owner: string, who: NounPhrase | undefined, { gender, plural }: Subject): boolean {
  if (who && 'pronoun' in who) return who.pronoun === owner;
  return owner === (plural ? 'they' : gender === 'f' ? 'she' : 'he');
}

function goingThere(verb: Does['verb'], { where }: Clause): SaidPredicate | undefined {
  const by = goingBy[verb];
  if (by === undefined || !where.some(({ relation }) => relation === 'to' || relation === 'home')) return undefined;
  const isHome = where.some(({ relation }) => relation === 'home');
  const group = isHome ? { verb: 'rentrer', gloss: 'go back' } : { verb: 'aller', gloss: 'go' };
  return { group: { ...group, takesEtre: true, after: pieces(by) }, isState: false };
}

/** Going somewhere on foot, by car …: aller en voiture à Paris. */
export const goingBy: Readonly<Partial<Record<Does['verb'], string>>> = {
  walk: 'à=on pied=foot',
  run: 'en=by courant~courir=running',
  drive: 'en=by voiture=car',
  fly: 'en=by avion=plane',
  cycle: 'à=by vélo=bike',
};

/** Frames that go somewhere. */
export const moving: ReadonlySet<Does['verb']> = new Set([
  'go',
  'come',
  'come-back',
  'travel',
  'move-house',
  'arrive',
  'go-out',
  'hike',
  'go-home',
  'go-camping',
  'go-fishing',
  'go-on-holiday',
  'go-back',
]);
