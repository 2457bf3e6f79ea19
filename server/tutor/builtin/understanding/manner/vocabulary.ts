/**
 * By what words and forms the sentences of a language tell what they do beside what they say. All patterns are held
 * against one sentence in small letters, with straight apostrophes and … for its slots; those that begin with ^ after
 * what leads up to it is gone.
 */
export interface MannerVocabulary {
  /** What stands before a sentence and belongs to no part of it, as alternatives of a pattern. */
  lead: string;
  /** Openings stand apart by a space or a mark; where not, false. */
  isSpaced?: false;
  /** With what a sentence answers yes or no before it says anything, as alternatives. */
  yes: string;
  no: string;
  /** What after a no without a comma belongs to the sentence: "no thanks", but not "no coffee". */
  afterNo: RegExp;
  asks: RegExp;
  /** Plain forms ask by their tone alone: what has not the form of a question may be one. */
  asksByTone?: true;
  /** Questions by their form that order, ask for leave, offer, exclaim or only want to be agreed with. */
  requests: RegExp;
  denies: RegExp;
  /** The same of what is typed in Latin letters as it sounds. */
  romanisedDenies?: RegExp;
  /** What looks like a denial and is none. */
  noDenial?: RegExp;
  /** Ends so that a verb is still to come, by which it would deny or not. */
  fragment?: RegExp;
  me: RegExp;
  you: RegExp;
  /** Who says it is the one who does it, where a sentence begins by that. */
  ofMyself?: RegExp;
  /** Its first group is whom else it speaks of. */
  other: RegExp;
  past: RegExp;
  /** What is neither past nor yet to be, where a form tells it. */
  now?: RegExp;
  /** What is yet to be, and what is wished or ordered. */
  future: RegExp;
  facts: Facts;
}

/** What a message tells of who wrote it, by which some sentences that have its words would be untrue of them. */
export interface Facts {
  /** They are without something, and so are not that thing: "I need a doctor". */
  lacks: RegExp;
  /** They want an answer or help, and state nothing. */
  seeks: RegExp;
  /** It was so once, and is no more. */
  wasOnce: RegExp;
  /** It happened on a day that is over; what lasts since then does not. */
  happened: RegExp;
  /** It asks what somebody does, and not what they did. */
  asksOfNow: RegExp;
  /** It tells of what nation somebody is; undefined where the words for that are no others than for where they live. */
  ofNation?: RegExp;
  /** It says who somebody is, and nothing of what the one who says it has or does: "she is my sister". */
  isKin?: RegExp;
}
