import type { Manner } from './manner';

/** What is taken off a likeness where two sentences that share their words differ in what they do with them. */
export interface MannerFactors {
  asks: number;
  denies: number;
  /** One answers yes, the other no. */
  answers: number;
  /** One speaks of who says it, the other of who hears it. */
  person: number;
  /** One tells what who says it does, the other what somebody else does. */
  subject: number;
  time: number;
}

/** Of two English sentences that are compared by their words. */
export const ofWords: MannerFactors = {
  asks: 0.75,
  denies: 0.6,
  answers: 0.3,
  person: 0.75,
  subject: 0.75,
  time: 0.75,
};
/** In the language that is learnt forms tell less: a mark is easily forgotten, and who does it seldom said. */
export const ofTarget: MannerFactors = { asks: 1, denies: 0.6, answers: 0.3, person: 1, subject: 1, time: 1 };
/** Where there is no word order. */
export const ofConcepts: MannerFactors = {
  asks: 0.7,
  denies: 0.35,
  answers: 0.35,
  person: 0.75,
  subject: 0.6,
  time: 1,
};

/** What is left of the likeness of two sentences by what they do, 0 to 1. */
export function mannerLikeness(
  a: Manner,
  b: Manner,
  { asks, denies, answers, person, subject, time }: MannerFactors,
): number {
  return (
    (differ(a.asks, b.asks) ? asks : 1) *
    (differ(a.denies, b.denies) ? denies : 1) *
    (opposed(a, b) || opposed(b, a) ? answers : 1) *
    (isOtherPerson(a, b) || isOtherPerson(b, a) ? person : 1) *
    (differ(a.subject, b.subject) ? subject : 1) *
    (isOtherTime(a, b) || isOtherTime(b, a) ? time : 1)
  );
}

const differ = <T>(one: T | undefined, other: T | undefined) =>
  one !== undefined && other !== undefined && one !== other;

/** Yes and no, and yes and what is not so. */
const opposed = (yes: Manner, no: Manner) =>
  yes.answers === 'yes' && no.answers !== 'yes' && (no.answers === 'no' || (no.denies === true && !yes.denies));

/** "Do you like it" is not "do I like it". */
const isOtherPerson = (me: Manner, you: Manner) => me.isOfMe && !me.isOfYou && you.isOfYou && !you.isOfMe;

const isOtherTime = (then: Manner, now: Manner) =>
  then.time === 'past' && (now.time === 'now' || now.time === 'future');
