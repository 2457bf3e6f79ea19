import type { Candidate } from './bank';

/**
 * What a message holds that some sentences would make untrue, in whichever language it is written: it is read in all of
 * them at once, as a sentence with a word of another is easily taken for the wrong one.
 */
const told = {
  /** It is without something, and so is not that thing: "I need a doctor". */
  lacks:
    /\b(?:i|we) (?:\p{L}+ )?(?:need|want|require|(?:would|'d) (?:like|love|need))\b|\b(?:i'?m|i am|we're|we are) (?:\p{L}+ )?(?:looking|searching) for\b|(?<!\p{L})ich (?:brauche|suche|möchte|will)(?!\p{L})|(?<!\p{L})(?:j'ai besoin|je (?:cherche|veux|voudrais)|il me faut)(?!\p{L})|が(?:必要|ほしい|欲しい|いります)|を(?:探し|さがし|呼んで)|필요(?:해|합|하)|찾고 있|찾아요|찾습니다/u,
  /** It wants an answer or help, and states nothing. */
  seeks:
    /^how (?:much|many|far|long) |^(?:can|could|will|would) (?:you|u|someone|anyone|somebody) (?:\p{L}+ )?(?:help|tell|show|find|explain|give|bring|call)\b|^(?:wie ?viel|was) kost|^wie ?viel |^(?:kannst du|können sie|könnten sie) .*(?:helfen|sagen|zeigen)|^combien |^c'est combien|^(?:vous pouvez|pouvez-vous|pourriez-vous|tu peux) .*(?:aider|dire|montrer)|いくら(?:です|$)|(?:手伝って|助けて|教えて)(?:くれ|もらえ|いただけ|ください)|얼마(?:예요|에요|인가요)|도와\s?(?:주|줄)/u,
  /** It was so once, and is no more. */
  wasOnce:
    /\b(?:i|we|it|he|she|they) used to\b|(?<!\p{L})früher (?:habe|hab|war|wohnte|lebte)|(?<!\p{L})ich (?:habe|hab) früher|(?<!\p{L})(?:avant,? )?j'(?:habitais|étais|avais)|(?<!\p{L})je (?:vivais|travaillais)|(?:住んで|働いて)い(?:ました|た)|살았(?:어|습)/u,
  /** It happened on a day that is over; what lasts since then does not. */
  happened:
    /\bit (?:rained|snowed|was (?:raining|snowing))\b|(?<!(?:since|from|until) )\b(?:yesterday|last (?:night|week|weekend|month|year|summer|winter)|(?:days?|weeks?|months?|years?) ago)\b|(?<!\p{L})(?<!seit )(?:vor)?gestern(?!\p{L})|(?<!\p{L})(?<!depuis )(?:hier|avant-hier)(?!\p{L})|(?:昨日|きのう|おととい|先週|去年)(?!から)|어제(?!부터)|지난\s?주(?!부터)/u,
  /** It asks what somebody does, and not what they did. */
  asksOfNow:
    /^what (?:are (?:you|we)|do you|will you)\b|^que? ?(?:fais-tu|faites-vous)|^qu'est-ce que (?:tu fais|vous faites|on fait)(?!\p{L})|^tu fais quoi|^was (?:machst du|machen sie|macht ihr)(?!\p{L})|何を?(?:します|する|して(?:い)?ます)|뭐\s?(?:해요|하세요|할)/u,
  /** It tells of what nation somebody is. */
  isOfNation:
    /사람\s?(?:이에요|이예요|예요|입니다|이야)|\bsaram ?(?:i?ye?yo|imnida|ieyo|iya)\b|人(?:です|だ)|\bjin ?(?:desu|da)\b/u,
} as const;

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
  const text = message.normalize('NFKC').toLowerCase().replace(/’/gu, "'").replace(/…/gu, ' ').trim();
  const means = said.means.toLowerCase().replace(/’/gu, "'");
  const all = [means, ...said.also.map((each) => each.toLowerCase().replace(/’/gu, "'"))];
  const none = (pattern: RegExp) => !all.some((each) => pattern.test(each));
  if (isMe.test(means) && told.lacks.test(text) && none(wants)) return true;
  if (!told.lacks.test(text) && told.seeks.test(text) && none(wants)) return true;
  if (isNow.test(means) && (told.wasOnce.test(text) || told.happened.test(text)) && none(wasThen)) return true;
  if (told.asksOfNow.test(text) && /\bdid\b/u.test(means) && none(isNotThen)) return true;
  return means.startsWith('i live ') && told.isOfNation.test(text);
}
