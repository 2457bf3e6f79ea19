/** What of a message speaks of the talk itself: what was said in it, or what is to become of it. */

const lead = '(?:(?:but|no|hey|wait|well|so|and|sorry|oh)\\b[,.!]*\\s*)*';
const start = `(?:^|[.!?;,:…]\\s*|\\b(?:and|but)\\s+)${lead}`;

const protest = new RegExp(
  `${start}(?:` +
    [
      "i(?:[’']ve| have)? (?:(?:already|just|never|only) )+(?:told|said|say|asked|wrote|answered|mentioned|explained)\\b",
      "i (?:did(?:n[’']?t| not)|never) (?:say|ask|mean|said|asked|meant|write|tell)\\b",
      'i (?:told|said) (?:you )?(?:that |so |it )?(?:already|before|twice)\\b',
      'i told you\\b',
      "that(?:[’']?s| is| was)(?:n[’']?t| not) (?:what i|my question|my answer)",
      "you(?:[’']re| are| were)(?:n[’']?t| not) (?:even )?listening",
      "you (?:never|do(?:n[’']?t| not)|did(?:n[’']?t| not)) (?:listen|answer|understand me)",
      'you misunderst(?:oo|an)d',
      'i (?:asked|meant) (?!you\\b|if you (?:could|can)\\b)',
      'what do you mean\\s*,',
    ].join('|') +
    ')',
  'iu',
);

const repeat =
  /\byou(?:[’']ve| have)? (?:(?:already|just) (?:asked|said|told)|(?:asked|said|told)(?: me)? (?:that|this|it)(?: to me)? (?:already|before|twice))\b|\byou (?:keep|are|[’']re) (?:saying|asking|repeating)\b/iu;

/** Asked after a word that the tutor said, it is no protest. */
const asksOfWord = /\b(?:mean|means|what(?:[’']s| is| does| was))\b/iu;

/** Whether a message protests that it was not listened to or taken wrong, or that something was said twice. */
export function protestIn(message: string): 'protest' | 'repeated' | undefined {
  if (protest.test(message)) return 'protest';
  return repeat.test(message) && !asksOfWord.test(message) ? 'repeated' : undefined;
}

const joke =
  /\b(?:joke|riddle)\b[^?]*[:.!?].*\b(?:why|what|who|how|when|where)\b|\bwhy (?:did|do|does|is|are|was|were|can|can[’']t|could)\b[^?]*\?+\s*(?:because|so|to)\b|\bwhat do you call\b[^?]*\?+\s*(?:an?\b|the\b|\p{L}+[!.])|\bknock,? knock\b/iu;

/** Whether a message tells a joke, its answer and all. */
export const tellsJoke = (message: string): boolean => joke.test(message) && /\?\s*\S/u.test(message);

const farewell =
  '(?:good ?night|good ?bye|bye(?:[- ]bye)?|see (?:you|ya)(?: (?:soon|later|tomorrow|then|again|next time))?|talk to you (?:soon|later|tomorrow)|(?:until|till) (?:tomorrow|next time)|sleep well|sweet dreams)';
const farewells = new RegExp(
  `(?<=\\p{L}.*)(?:[,;–-]\\s*(?:(?:so|and|but|then|now|ok|okay|well|anyway),?\\s+)*|\\s+(?:so|and)\\s+)(${farewell})(?=\\s*(?:[,;.!…]|and\\s|so\\s|$))`,
  'giu',
);
const speaksOfWords = /\b(?:say|said|mean|means|word|call|called)\b/iu;

const asked =
  /(?:(?:no|but|well|hey)[,!]*\s+)?\bi (?:asked|was asking|wanted to know|want to know|meant to ask)(?: you)? (?<word>where|what|when|who|how|why|if|whether)\s+(?<subject>you|he|she|it|they|we|(?:your|his|her|the|my|our)\s\p{L}+)\s+(?<verb>\p{L}+)(?<rest>[^.!?]*)[.!?]*/giu;

const beForms = /^(?:is|are|was|were|can|could|will|would|should|must)$/iu;

/** "I asked where he lives" as the question that was asked: "Where does he live?" */
function asQuestion(whole: string, word: string, subject: string, verb: string, rest: string): string {
  const isOpen = !/^(?:if|whether)$/iu.test(word);
  const ask = isOpen ? `${capitalised(word)} ` : '';
  if (beForms.test(verb)) return sentence(`${ask}${verb} ${subject}${rest}`);
  const isPast = /(?:ed|went|did|had|came|said|ate|saw|was|were)$/iu.test(verb);
  if (isPast) return whole;
  const isThird = !/^(?:you|they|we)$/iu.test(subject) && verb.toLowerCase().endsWith('s');
  const base = isThird ? bareVerb(verb) : verb;
  return sentence(`${ask}${isThird ? 'does' : 'do'} ${subject} ${base}${rest}`);
}

const bareVerb = (verb: string) =>
  /^(?:has)$/iu.test(verb) ? 'have' : verb.replace(/ies$/u, 'y').replace(/(?<=(?:ch|sh|ss|x|o))es$|s$/u, '');

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const sentence = (text: string) => `${capitalised(text)}?`;

/**
 * A message with what stands in one breath as sentences of their own: leave that is taken at its end, and a question
 * that is put once more; without the "What?" before a protest, which asks for nothing.
 */
export function inSentences(message: string): string {
  const isProtest = protestIn(message) !== undefined;
  const plain = isProtest
    ? message.replace(/^\s*(?:what|huh|hey|excuse me)\s*[?!]+\s+(?=\S)/iu, '').replace(/:\s+(?=\p{L})/gu, '. ')
    : message;
  const askedAgain = plain.replace(asked, (whole: string, ...groups: unknown[]) => {
    const { word = '', subject = '', verb = '', rest = '' } = groups.at(-1) as Record<string, string>;
    return asQuestion(whole, word, subject, verb, rest);
  });
  if (speaksOfWords.test(message)) return askedAgain;
  return askedAgain.replace(farewells, (_, leave: string) => `. ${capitalised(leave)}`);
}
