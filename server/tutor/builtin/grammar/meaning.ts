import type { SetPhrase } from './setPhrases';
import type { VerbFrame } from './verbFrames';

/**
 * What a plain sentence says, apart from any language. Readers make it of a sentence, writers put it into words. Open
 * words stand as English lemmas in small letters ('cat', 'tired'), verbs as frames of `verbFrames`.
 */
export interface Meaning {
  /** In the order in which they were said; the first has no joint. At most four. */
  readonly clauses: readonly JoinedClause[];
  /** It is given as the reason for something else: 'Because I like it.' */
  readonly opening?: 'because';
}

export interface JoinedClause extends Clause {
  /** How it goes on from the clause before it. */
  readonly joint?: Joint;
}

export type Joint = 'and' | 'but' | 'because' | 'so' | 'when' | 'if' | 'or' | 'before' | 'after' | 'while' | 'until';

export interface Clause {
  readonly mood: 'statement' | 'question' | 'request';
  /** What a question asks for; 'whether' expects yes or no. The place of what is asked for is empty in the clause. */
  readonly asksFor?:
    | 'whether'
    | 'what'
    | 'who'
    | 'where'
    | 'where-from'
    | 'where-to'
    | 'when'
    | 'why'
    | 'how'
    | 'how-old'
    | 'what-time'
    | 'how-many'
    | 'which'
    | 'how-long'
    | 'how-much';
  /** In a request it is `{ pronoun: 'you' }`. Absent where a question asks for it. */
  readonly subject?: NounPhrase;
  readonly predicate: Predicate;
  /** The future is what was said to come, 'going to' among it. 'habit' is the present: English says both alike. */
  readonly tense: 'present' | 'past' | 'future';
  readonly negated: boolean;
  /** Is, or was, going on at that time: 'is sleeping', 'was raining'. */
  readonly ongoing?: true;
  /** Stands over the predicate: 'can swim', 'have to work', 'would like to travel', 'like cooking' (`like`). */
  readonly modality?: Modality;
  readonly where: readonly Place[];
  readonly when: readonly Time[];
  readonly with?: NounPhrase;
  /** For whom or what: 'for my sister'. */
  readonly for?: NounPhrase;
  readonly often?: Frequency;
  /** 'a lot', 'well': how it is done. */
  readonly manner?: Manner;
  /** 'by bus', 'by card'. */
  readonly by?: NounPhrase;
  readonly without?: NounPhrase;
  /** 'to visit my sister': what it is done for. It has no subject of its own, and is in the present. */
  readonly purpose?: Clause;
  /** 'also' and the like stand with the whole clause. */
  readonly also?: true;
  /** 'not … any more'; `negated` is true. */
  readonly noLonger?: true;
  /** 'maybe', 'probably'. */
  readonly certainty?: 'maybe' | 'probably';
  /** What the speaker makes of it, said of the whole clause: 'unfortunately I have no garden'. */
  readonly comment?: Comment;
  /** Ever, or never, in one's life: 'Have you ever been to Africa?', 'I have never eaten sushi' (then `often` is 'never'). */
  readonly experience?: true;
  /** What 'how many', 'which' and 'what' ask for, where a noun stands there: 'which languages'. The place of it is empty. */
  readonly asked?: Noun;
}

export type Comment = 'unfortunately' | 'luckily';

export type Modality =
  | 'can'
  | 'must'
  | 'want'
  | 'would-like'
  | 'like'
  | 'love'
  | 'hate'
  | 'need'
  | 'may'
  | 'should'
  /** 'am learning to swim', 'try to sleep', 'started to rain', 'stopped smoking', 'hope to come', 'forgot to call': the tense is theirs. */
  | 'learn'
  | 'try'
  | 'start'
  | 'stop'
  | 'hope'
  | 'forget';
export type Frequency = 'always' | 'often' | 'sometimes' | 'usually' | 'mostly' | 'never' | 'rarely';
export type Manner =
  | 'a-lot'
  | 'well'
  | 'badly'
  | 'fast'
  | 'slowly'
  | 'together'
  | 'alone'
  | 'a-little'
  | 'very-well'
  | 'early'
  | 'late'
  | 'too-much'
  | 'enough';

export type Predicate =
  /** 'is fat', 'are very tired'; joined by 'and'. */
  | { readonly kind: 'quality'; readonly qualities: readonly Quality[] }
  /** 'is a nurse', 'is my sister', 'is black tea'. */
  | { readonly kind: 'identity'; readonly what?: NounPhrase }
  /** 'is at home', 'is in the garden': the places stand in `where`. */
  | { readonly kind: 'place' }
  /** 'is from Leeds', 'comes from Poland'. */
  | { readonly kind: 'origin'; readonly from?: NounPhrase }
  | { readonly kind: 'age'; readonly years?: number }
  /** 'is called Miso', 'her name is Miso'. Without a name where a question asks for it. */
  | { readonly kind: 'called'; readonly name?: string }
  | { readonly kind: 'has'; readonly what?: NounPhrase }
  /** 'I think (that) German is difficult'; the clause has a subject and a tense of its own. */
  | {
      readonly kind: 'thinks';
      /** 'want': 'I want you to come'. */
      readonly verb: 'think' | 'hope' | 'know' | 'believe' | 'say' | 'hear' | 'want';
      readonly that: Clause;
    }
  /**
   * No sentence but an answer: 'a cheese sandwich and a tea', 'with my friend Maya', 'in the garden', 'every day'. There
   * is no subject; what was said stands in `what`, `with`, `where`, `when`, `for`.
   */
  | { readonly kind: 'fragment'; readonly what?: NounPhrase; readonly manner?: 'please' | 'exclaimed' | 'asked' }
  /** 'Good luck', 'that was a joke': said in fixed words, with nothing around them. */
  | { readonly kind: 'set-phrase'; readonly phrase: SetPhrase }
  /** 'there is a park'; the subject is absent. */
  | { readonly kind: 'exists'; readonly what: NounPhrase }
  | {
      readonly kind: 'does';
      readonly verb: VerbFrame;
      /** What the frame takes: the direct object, or what stands after its preposition ('listen-to'). */
      readonly object?: NounPhrase;
      /** Whom something is given, shown or told to. */
      readonly to?: NounPhrase;
    };

export type Pronoun = 'i' | 'you' | 'he' | 'she' | 'it' | 'we' | 'they';

export type NounPhrase = PronounPhrase | NamePhrase | Noun;

export interface PronounPhrase {
  readonly pronoun:
    | Pronoun
    | 'this'
    | 'that'
    | 'everything'
    | 'something'
    | 'nothing'
    | 'everybody'
    | 'somebody'
    | 'nobody';
  readonly and?: NounPhrase;
}

export interface NamePhrase {
  /** As it was written: Tom, Leeds. */
  readonly name: string;
  /** A country, a language or a nationality is a noun; what is left is a person or an animal, a place, or cannot be told. */
  readonly kind: 'person' | 'place' | 'unknown';
  readonly and?: NounPhrase;
}

export interface Noun {
  /** The English lemma, also of two words: 'cat', 'ice cream', 'poland', 'german'. */
  readonly noun: string;
  readonly plural: boolean;
  readonly determiner: Determiner;
  /** 'two', '12'; not the article. */
  readonly count?: number;
  readonly qualities: readonly Quality[];
  /** 'my cat Miso', 'a cat called Miso'. */
  readonly called?: string;
  /** 'the owner of the shop'. */
  readonly of?: NounPhrase;
  readonly relative?: Relative;
  readonly and?: NounPhrase;
}

/** A relative clause: 'who lives here', 'that I made', 'where I work'. At most one stands in a sentence. */
export interface Relative {
  /** What the noun is in the clause, which has it there as its subject or object; of 'place' it has nothing. */
  readonly gap: 'subject' | 'object' | 'place';
  readonly clause: Clause;
  /** Set apart by commas: more is said of somebody who is known already. */
  readonly isAside?: true;
}

export type Determiner =
  | 'none'
  | 'a'
  | 'the'
  | 'some'
  | 'any'
  | 'no'
  | 'this'
  | 'that'
  | 'all'
  | 'many'
  | 'every'
  | 'another'
  | 'few'
  /** 'too much' among it. */
  | 'too-many'
  | 'enough'
  /** 'my', "Tom's", "my sister's". */
  | { readonly whose: NounPhrase };

export interface Quality {
  /** The English lemma: 'big' of 'bigger'. */
  readonly adjective: string;
  /** 'that' is denied: 'not that expensive'; 'only' is 'just tired'. */
  readonly degree?:
    | 'very'
    | 'too'
    | 'so'
    | 'a-bit'
    | 'quite'
    | 'really'
    | 'always'
    | 'more'
    | 'most'
    | 'enough'
    | 'that'
    | 'almost'
    | 'only';
  /** 'bigger than my dog'. */
  readonly than?: NounPhrase;
}

export interface Place {
  readonly relation:
    | 'in'
    | 'at'
    | 'on'
    | 'near'
    | 'to'
    | 'from'
    | 'under'
    | 'behind'
    | 'next-to'
    | 'in-front-of'
    | 'here'
    | 'there'
    | 'home'
    | 'at-home'
    | 'outside'
    | 'everywhere'
    | 'abroad';
  /** Absent for the words that are a place by themselves: here, there, home (to it), at-home, outside, everywhere, abroad. */
  readonly what?: NounPhrase;
}

export type Time = PlainTime | BoundTime;

/** 'until five', 'since March', 'around seven'; 'from nine to five' is a `from` and an `until`. */
export interface BoundTime {
  readonly bound: 'until' | 'since' | 'from' | 'around' | 'before' | 'after';
  readonly time: PlainTime;
}

export type PlainTime =
  | {
      readonly word:
        | 'today'
        | 'yesterday'
        | 'tomorrow'
        | 'now'
        | 'tonight'
        | 'soon'
        | 'later'
        | 'already'
        | 'still'
        | 'again'
        | 'first'
        | 'then'
        /** 'I will wait then': as things are. */
        | 'in-that-case'
        | 'not-yet'
        | 'just-now'
        | 'last-night'
        | 'one-day'
        | 'recently'
        | 'for-the-first-time'
        | 'all-the-time'
        | 'these-days'
        | 'the-day-before-yesterday'
        | 'the-day-after-tomorrow';
    }
  /** 'on Saturday', 'last Saturday', 'every Saturday', 'on Saturdays' (every). */
  | { readonly day: Weekday; readonly which: 'on' | 'last' | 'next' | 'every' | 'this'; readonly part?: PartOfDay }
  /** 'in the morning', 'this morning', 'every morning', 'yesterday morning' is a word and `this`. */
  | { readonly part: PartOfDay; readonly which: 'in' | 'this' | 'every' | 'all' }
  | {
      readonly period: 'day' | 'week' | 'weekend' | 'month' | 'year' | 'spring' | 'summer' | 'autumn' | 'winter';
      readonly which: 'in' | 'last' | 'next' | 'every' | 'this' | 'all';
    }
  | { readonly clock: { readonly hour: number; readonly minute: number } }
  | { readonly meal: 'breakfast' | 'lunch' | 'dinner'; readonly which: 'for' | 'before' | 'after' | 'at' }
  | {
      readonly span: { readonly count: number; readonly unit: TimeUnit };
      readonly which: 'ago' | 'for' | 'since' | 'in';
    }
  | { readonly month: number; readonly which: 'in' | 'last' | 'next' }
  /** 'in 1984' */
  | { readonly year: number }
  /** 'once a week'; without `per` how many times in all: 'twice'. */
  | { readonly times: number; readonly per?: 'day' | 'week' | 'month' | 'year' };

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';
export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
