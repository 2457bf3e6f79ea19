import type { Clause, Meaning } from './meaning';
import type { Hearing, Writer, WrittenWord } from './writer';

/** What is said in fixed words, with the English that it is read from; `/` parts wordings. Contractions stand in full. */
const wordings = {
  // Answers
  'not-really': 'not really',
  'same-here': 'same here/same for me/me as well/so do i/so am i',
  'me-neither': 'me neither/neither do i/neither am i/nor me',
  'a-little': 'just a little/only a little/just a bit/only a bit/just a little bit',
  'it-depends': 'it depends/that depends/it depends on the day',
  'nothing-special': 'nothing special/nothing much/not much',
  'not-at-all': 'not at all',
  'not-yet': 'not yet',
  'as-always': 'same as ever/same as always/same as usual/as always/as usual',
  'that-is-all': 'that is all/nothing else',
  'hope-so': 'i hope so',
  'hope-not': 'i hope not',
  'not-sure': 'i am not sure/not sure',
  'no-idea': 'i have no idea/no idea',
  'never-mind': 'never mind/it does not matter/no worries',
  'no-hurry': 'no hurry/no rush/take your time',
  'it-is-late': 'it is late/it is already late/it is getting late/it is so late/it is very late/it is late already/it is late now',
  'it-is-early': 'it is early/it is still early/it is so early/it is very early',
  // What was said before
  'already-told': 'i already told you/i already told you that/i told you already/i told you that already/i have already told you/i have already told you that/i already said that/i have already said that',
  'just-said': 'i just said that/i just told you/i just told you that',
  'not-said': 'that is not what i said/i did not say that/i never said that',
  'not-meant': 'that is not what i meant/i did not mean that',
  'not-asked': 'that is not what i asked/i did not ask that/that was not my question/that is not my question',
  'a-joke': 'that was a joke/it was a joke/i was joking/i was only joking/i was just joking/i am joking/i am only joking/i am just joking/i was kidding/i am kidding/i am just kidding/just kidding/just joking',
  'asked-already': 'you already asked me that/you asked me that already/you have already asked me that/you already asked that/you have asked me that already/you already asked me',
  'no-answer': 'you did not answer my question/you have not answered my question/that is not an answer',
  'not-true': 'that is not true',
  'no-sense': 'that does not make sense/that does not make any sense/that makes no sense',
  // Requests
  'let-me-think': 'let me think/let me see',
  'what-do-you-mean': 'what do you mean',
  'be-honest': 'be honest',
  'be-careful': 'be careful',
  'be-friends': 'let us be friends/lets be friends',
  'wish-me-luck': 'wish me luck',
  'one-moment': 'one sec/one second/one moment/just a moment/just a second/just a minute/wait a moment/wait a second/wait a minute/hang on/hold on',
  'guess-what': 'guess what',
  'keep-change': 'keep the change',
  // Exclamations
  'good-luck': 'good luck',
  'well-done': 'well done/good job/nice work',
  congratulations: 'congratulations/congrats',
  'how-sweet': 'how sweet/how cute/how adorable/cute/so cute/so sweet',
  'good-one': 'good one/nice one',
  'how-nice': 'how nice/how lovely/how wonderful',
  'how-sad': 'how sad',
  'how-awful': 'how awful/how terrible/how horrible',
  'how-funny': 'how funny/so funny/very funny',
  'how-interesting': 'how interesting',
  'no-way': 'no way',
  'a-pity': 'what a shame/what a pity/that is a shame/that is a pity/too bad/that is too bad',
  'good-question': 'good question/that is a good question',
  'kind-of-you': 'that is kind of you/that is very kind of you/that is so kind of you/that is nice of you/that is very nice of you/how kind of you/how kind/that is very kind',
  'thanks-for-help': 'thank you for your help/thanks for your help/thank you for helping me/thanks for helping me/thanks for helping/thank you for helping',
  'thanks-for-asking': 'thank you for asking/thanks for asking',
  'thanks-for-teaching': 'thank you for the lesson/thanks for the lesson/thank you for teaching me/thanks for teaching me',
  'thanks-for-explaining': 'thank you for explaining/thanks for explaining/thank you for the explanation/thanks for the explanation',
  'thanks-for-talking': 'thank you for talking to me/thanks for talking to me/thank you for talking with me/thanks for talking with me/thanks for the chat/thank you for the chat/thanks for chatting/thanks for the talk',
  'thanks-for-everything': 'thank you for everything/thanks for everything',
  'that-helped': 'that really helped/that helped a lot/that helped/that really helped me/that helped me a lot',
  'sorry-late': 'sorry i am late/i am sorry i am late/sorry for being late/sorry to be late',
  'sorry-mistakes': 'sorry for my mistakes/sorry for the mistakes/sorry about my mistakes',
  'sorry-to-hear': 'sorry to hear that/i am sorry to hear that/so sorry to hear that/i am so sorry to hear that',
  // Leave-takings
  'good-night': 'good night/goodnight',
  goodbye: 'goodbye/good bye',
  'see-you-tomorrow': 'see you tomorrow/until tomorrow',
  'see-you-soon': 'see you soon/see you/talk soon/talk to you soon/speak soon',
  'see-you-later': 'see you later/talk later/talk to you later/speak later',
  'next-time': 'see you next time/until next time',
  'nice-day': 'have a nice day/have a good day/have a great day/have a lovely day',
  'nice-evening': 'have a nice evening/have a good evening/have a lovely evening/enjoy your evening',
  'nice-weekend': 'have a nice weekend/have a good weekend/have a great weekend/enjoy your weekend',
  'sleep-well': 'sleep well/sleep tight',
  'nice-talking': 'it was nice talking to you/it was nice talking with you/it was nice to talk to you/nice talking to you/nice talking with you/it was good to talk to you',
} as const; // oxfmt-ignore

export type SetPhrase = keyof typeof wordings;

const rows: readonly (readonly [words: readonly string[], phrase: SetPhrase])[] = phraseNames()
  .flatMap((phrase) => wordings[phrase].split('/').map((wording) => [wording.split(' '), phrase] as const))
  .toSorted(([one], [other]) => other.length - one.length);

// The keys of an object are known to be its names.
function phraseNames(): readonly SetPhrase[] {
  return Object.keys(wordings) as SetPhrase[];
}

/** The set phrase that stands from a word on, and where what follows it begins. */
export function setPhraseAt(
  tokens: readonly { readonly text: string }[],
  at: number,
): readonly [phrase: SetPhrase, next: number] | undefined {
  const row = rows.find(([words]) => words.every((word, index) => tokens[at + index]?.text === word));
  return row && [row[1], at + row[0].length];
}

/** A set phrase as English says it first. */
export const wordingOfPhrase = (phrase: SetPhrase): string => wordings[phrase].split('/')[0] ?? '';

const leaveTakings: ReadonlySet<SetPhrase> = new Set([
  'good-night',
  'goodbye',
  'see-you-tomorrow',
  'see-you-soon',
  'see-you-later',
  'next-time',
  'nice-day',
  'nice-evening',
  'nice-weekend',
  'sleep-well',
  'nice-talking',
]);

/** Whether somebody takes leave by it, whatever else they say. */
export const takesLeave = ({ clauses }: Meaning): boolean =>
  clauses.some(({ predicate }) => predicate.kind === 'set-phrase' && leaveTakings.has(predicate.phrase));

/** How a language says set phrases. */
export interface SetPhraseWords {
  /** In the notation of the language; `|` parts what is said to a friend from what is said politely. */
  readonly phrases: Readonly<Record<SetPhrase, string>>;
  /** What opens a sentence that goes on from another. */
  readonly openings: Readonly<Record<'but' | 'so', string>>;
  readonly say: (source: string) => readonly WrittenWord[];
  /** A word without the capital of the beginning of a sentence. */
  readonly uncapitalised?: (word: WrittenWord) => WrittenWord;
  /** Nothing stands between its words, or its sentences. */
  readonly isUnspaced?: true;
}

/** A writer that says set phrases too, each as a sentence of its own among what stands around it. */
export function withSetPhrases(writer: Writer, words: SetPhraseWords): Writer {
  return {
    ...writer,
    write: (meaning, to) =>
      meaning.clauses.some(isSet) ? writtenApart(meaning, to, writer, words) : writer.write(meaning, to),
  };
}

const isSet = ({ predicate }: Clause) => predicate.kind === 'set-phrase';

function writtenApart(
  { clauses }: Meaning,
  to: Hearing,
  writer: Writer,
  words: SetPhraseWords,
): readonly WrittenWord[] | undefined {
  const parts: Meaning['clauses'][] = [];
  for (const clause of clauses) {
    const last = parts.at(-1);
    if (last && !isSet(clause) && !last.some(isSet)) parts[parts.length - 1] = [...last, clause];
    else parts.push([clause]);
  }
  const sentences = parts.map((part, index) => sentenceOf(part, index === 0, to, writer, words));
  if (!sentences.every((sentence) => sentence !== undefined)) return undefined;
  const written = sentences.flat();
  return words.isUnspaced
    ? written.map((word, index): WrittenWord => (index === 0 ? word : { ...word, glued: true }))
    : written;
}

function sentenceOf(
  [first, ...rest]: Meaning['clauses'],
  isFirst: boolean,
  to: Hearing,
  writer: Writer,
  { phrases, openings, say, uncapitalised = (word) => word }: SetPhraseWords,
): readonly WrittenWord[] | undefined {
  if (!first) return undefined;
  const { joint, ...clause } = first;
  const opening = !isFirst && (joint === 'but' || joint === 'so') ? openings[joint] : '';
  if (!isFirst && joint !== 'and' && opening === '') return undefined;
  if (clause.predicate.kind === 'set-phrase') {
    const [familiar = '', polite = familiar] = phrases[clause.predicate.phrase].split('|');
    return say(`${opening} ${(to.isFamiliar ? familiar : polite).trim()}`.trim());
  }
  const written = writer.write({ clauses: [clause, ...rest] }, to);
  if (!written || opening === '') return written;
  // What else opens a sentence may move its words.
  const [head, ...tail] = written;
  return joint === 'but' && head ? [...say(opening).slice(0, -1), uncapitalised(head), ...tail] : undefined;
}
