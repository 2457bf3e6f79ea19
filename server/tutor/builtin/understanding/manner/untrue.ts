import type { Candidate } from '../bank';
import { vocabularies } from './languages';
import type { Facts } from './vocabulary';

/**
 * What a message tells, in whichever language it is written: it is read in all of them at once, as a sentence with a
 * word of another is easily taken for the wrong one.
 */
const patterns = Object.fromEntries(
  (['lacks', 'seeks', 'wasOnce', 'happened', 'asksOfNow', 'ofNation', 'isKin'] as const).map((fact) => [
    fact,
    new RegExp(
      Object.values(vocabularies)
        .flatMap(({ facts }) => facts[fact]?.source ?? [])
        .join('|'),
      'u',
    ),
  ]),
) as Readonly<Record<keyof Facts, RegExp>>;

type Told = Readonly<Record<keyof Facts, boolean>>;

/** Of the message that was read last: it is asked for each thing that may be meant. */
let last: { message: string; told: Told } | undefined;

function factsOf(message: string): Told {
  if (last?.message === message) return last.told;
  const text = message.normalize('NFKC').toLowerCase().replace(/’/gu, "'").replace(/…/gu, ' ').trim();
  const told = Object.fromEntries(
    Object.entries(patterns).map(([fact, pattern]) => [fact, pattern.test(text)]),
  ) as Told;
  last = { message, told };
  return told;
}

/** Of a sentence that can be said, by its English, in small letters: each is a sentence that tells something for sure. */
const isMe = /^(?:i'm|i am|i was|i work|i used to be|by day i'm) /u;
const isNow =
  /\btoday\b|\bnow\b|\bright now\b|^(?:it's|i'm|i am|i have|i live|i like|i don't like|i love|i work|i study|there's|there is)(?: |$)/u;
const wants =
  /\?$|^(?:i|we) (?:\p{L}+ )?(?:need|want|would like)\b|^i'd like\b|^i'm looking for\b|\b(?:please|help)\b/u;
const wasThen = /\b(?:did|was|were|went|had|used to|yesterday|last|ago|lost|left)\b/u;
const isNotThen = /^what (?:are|do|will)\b/u;

/**
 * Whether what can be said would put something untrue into the mouth of who wrote the message, however like its words
 * are: then it is not meant, not even in part.
 */
export function wouldBeUntrue(message: string, { said }: Candidate): boolean {
  const { lacks, seeks, wasOnce, happened, asksOfNow, ofNation, isKin } = factsOf(message);
  if (!lacks && !seeks && !wasOnce && !happened && !asksOfNow && !ofNation && !isKin) return false;
  const plain = (english: string) => english.toLowerCase().replace(/’/gu, "'");
  const means = plain(said.means);
  const none = (pattern: RegExp) => !pattern.test(means) && !said.also.some((each) => pattern.test(plain(each)));
  if (isMe.test(means) && lacks && none(wants)) return true;
  if (!lacks && seeks && none(wants)) return true;
  if (isNow.test(means) && (wasOnce || happened) && none(wasThen)) return true;
  if (asksOfNow && /\bdid\b/u.test(means) && none(isNotThen)) return true;
  if (isKin && /^i\b/u.test(means)) return true;
  return means.startsWith('i live ') && ofNation;
}
