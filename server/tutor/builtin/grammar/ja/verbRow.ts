import type { ParticleName } from './words';

/** What a frame is with one kind of object or subject. */
interface Variant {
  readonly head: string;
  readonly object?: ParticleName;
  readonly isOngoing?: true;
}

/** How a frame is said. Heads are written as `headOf` reads them. */
export interface VerbRow extends Variant {
  /** The particle behind the object; without it the frame takes none. */
  readonly object?: ParticleName;
  /** Means nothing without its object. */
  readonly needsObject?: true;
  /** The verb where it has no object: 料理をする beside パスタを作る. */
  readonly bare?: string;
  /** English's simple present and past are ている and ていた: 住んでいます, 働いていました. */
  readonly isOngoing?: true;
  /** Only its present is ている: 勉強しています, but 勉強しました. */
  readonly isOngoingNow?: true;
  /** Where it is done: で unless another is given. */
  readonly place?: 'in' | 'at' | 'to' | 'along';
  /** Behind where it leads, に unless it is まで. */
  readonly goal?: 'until';
  /** The verb where it leads somewhere: 車で行く. */
  readonly towards?: string;
  /** With an object that is a person or an animal. */
  readonly withPerson?: Variant;
  readonly withAnimal?: Variant;
  /** Of what others feel: ほしがっている. */
  readonly ofOthers?: Variant;
  readonly ofSelf?: Variant;
  readonly ofThings?: Variant;
  readonly ofPeople?: Variant;
  /** The verb for some objects, by English noun. */
  readonly byObject?: Readonly<Record<string, string>>;
  /** The objects of `byObject` are all that it takes. */
  readonly isOnlyOfThese?: true;
  /** It takes no people, but for those of `byObject`. */
  readonly isOfThings?: true;
  /** It takes people and animals alone. */
  readonly isOfLivingObject?: true;
  /** Nothing but people and animals does it. */
  readonly isOfLiving?: true;
  /** What comes of it would be said by ている, not that it goes on: 死んでいる is to be dead. */
  readonly isChange?: true;
  /** 'A lot' is たくさん, otherwise よく. */
  readonly isMeasured?: true;
  /** 'Well' is 上手に, otherwise よく. */
  readonly isSkill?: true;
  /** The verb for 'can', where it is another; none where it cannot be said. */
  readonly able?: string;
  /** What is spoken, learnt and understood is a language. */
  readonly isOfLanguage?: true;
}

/** The same verb for each of some nouns. */
export const put = (nouns: string, head: string): Record<string, string> =>
  Object.fromEntries(nouns.split(', ').map((noun) => [noun, head]));
