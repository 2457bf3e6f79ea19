import { aloneWithQuestionMark, askedWhatIs, askedWord } from './askedWord';
import type { Bank } from './bank';
import { asksAboutGrammar } from './grammarQuestion';
import type { Match } from './match';
import { wordKey } from './normalise';
import { isFunctionWord } from '../format/functionWords';
import { askedTopic, talkAbout, topicEntry } from './topicRequest';
import { ownWeight } from './vocabulary';
import { oneLine, plainOf } from './plainMessage';
import { topicSlot } from '../format/sceneFlow';
import { plainEntry } from '../format/template';
import { meaningOf, wordFor } from './wordQuestion';

/**
 * What is told by the form of a sentence, whatever words fill it: no list of wordings has them all. `isFirm` says that
 * only what is worded as its author foresaw is meant rather; else it is meant where nothing else is for sure.
 */
export interface FormMatch {
  match: Match;
  isFirm: boolean;
  /** Nothing but a word with a question mark: only an answer to what waits is meant rather. */
  isAlone?: true;
}

interface Form {
  entry: string;
  isFirm?: true;
  patterns: readonly RegExp[];
}

const forms: readonly Form[] = [
  {
    entry: 'favourite',
    isFirm: true,
    patterns: [
      /^(?:what|which|who)\b.*\b(?:your|you)\b.*\bfavou?rite\b/iu,
      /^(?:do|have) you (?:have|got) a favou?rite\b/iu,
      /^(?:was|wer|welche[rs]?|wie) .*\b(?:dein|deine|ihr|ihre) lieblings/iu,
      /^(?:quel|quelle|quels|quelles|qui|c['’]est quoi) .*\b(?:ton|ta|tes|votre|vos)\b.*préférée?s?/iu,
      /^(?:あなたの)?(?:一番)?好きな[^は]{1,12}は(?:何|なん|誰|だれ|どれ|どこ)/u,
      /^(?:제일|가장|최애)\s*(?:좋아하는\s*)?\S{1,8}(?:이|가|은|는)?\s*(?:뭐|누구|무엇|어디|언제)/u,
    ],
  },
  {
    entry: 'robot',
    isFirm: true,
    patterns: [
      /^who (?:made|created|built|wrote|programmed|designed|invented|developed|trained|owns|is behind|runs) (?:you|u|this (?:app|bot|tutor|program(?:me)?|site|thing)|your \w+)\b/iu,
      /^how (?:were|are) you (?:made|built|created|programmed|trained)\b|^where were you (?:made|built|created)\b/iu,
      /^are (?:you|u) (?:(?:a|an|really|actually|just|even|in fact) )*(?:real|human|person|man|woman|boy|girl|bot|chatbot|robot|ai|a\.i\.|artificial|chat ?gpt|gpt|machine|computer|program(?:me)?|software|alive|living|conscious|sentient)\b/iu,
      /^(?:do|can) (?:you|u) (?:really )?(?:have (?:any )?(?:feelings?|emotions?|a soul|a body|a heart|a brain|consciousness)|feel (?:anything|things|pain|love)|think for yourself|dream)\b/iu,
      /^wer hat (?:dich|sie) (?:gemacht|erschaffen|programmiert|gebaut|geschrieben|entwickelt)|^hast du gefühle/iu,
      /^qui (?:t['’]a|vous a) (?:créée?|faite?|programmée?|inventée?|écrite?)|^(?:as-tu|tu as|avez-vous|vous avez) des (?:sentiments|émotions)/iu,
      /^(?:誰|だれ)が(?:あなた|きみ|君)を?(?:作|つく)|^(?:あなたは)?(?:感情|気持ち)が?(?:あり|ある)/u,
      /^누가\s*(?:당신을?|너를?|널)?\s*만들|^감정(?:이|은)?\s*있/u,
    ],
  },
  {
    entry: 'pointing',
    patterns: [
      /^(?:what|who)(?:['’]?s| is| are| was) (?:this|that|it|these|those|this thing|that thing)(?: here| there)?$/iu,
      /^what (?:this|that)$|^where is (?:it|this|that)$/iu,
      /^was ist (?:das|dies|das da|das hier)(?: denn)?$/iu,
      /^(?:c['’]est quoi(?: [çc]a)?|qu['’]est[- ]ce que c['’]est(?: que [çc]a)?|c['’]est qui)$/iu,
      /^(?:これ|それ|あれ)(?:は|って)?(?:何|なん|なに)(?:ですか|だ|なの|でしょうか)?$|^(?:kore|sore|are) (?:wa |tte )?nan(?:i)?(?: ?desu ?ka)?$/iu,
      /^(?:이거|그거|저거|이것|이게|그게|저게|이건|그건)(?:은|는|이)?\s*(?:뭐예요|뭐에요|뭐야|뭐죠|뭔가요|뭡니까|무엇입니까)$|^(?:igeo|igeon|ige|geugeo) mwo(?:yeyo|ya|eyo)$/iu,
    ],
  },
  {
    entry: 'tells-time',
    patterns: [
      /^it(?:['’]?s| is) (?:(?:about|almost|nearly|already|exactly|just|now) )*(?:(?:half|(?:a )?quarter|\w+(?:-\w+)?(?: minutes)?) (?:past|to) \w+|\d{1,2}[:.]\d\d|\w+ ?(?:o['’]?clock|[ap]\.?m\.?)|noon|midnight)(?: .{2,16})?$/iu,
      /^(?:(?:es|jetzt) ist(?: es)?|wir haben) (?:(?:schon|erst|jetzt|gleich|fast|genau|ungefähr|etwa) )*(?:(?:halb|(?:drei)?viertel(?: (?:vor|nach))?|kurz (?:vor|nach)|\S+(?: minuten)? (?:vor|nach)) \S+|\d{1,2}[:.]\d\d(?: uhr)?|\S+ uhr(?: \S+)?|mittag|mitternacht)$|^halb (?!so)\p{L}+$/iu,
      /^il est (?:(?:déjà|presque|environ|seulement|maintenant) )*(?:\d{1,2} ?(?:h|:|heures?) ?\d{0,2}|\p{L}+(?:[ -]et[ -]une?)? heures?|midi|minuit)(?: (?:et (?:demie?|quart)|moins .+|\p{L}+(?:-\p{L}+)?|du matin|du soir|de l['’]après-midi))*$/iu,
      /^(?:지금|벌써|이제)?\s*(?:(?:오전|오후|아침|저녁|밤|새벽)\s*)?(?:\d{1,2}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열한|열두|열)\s*시(?:\s*(?:반|\d{1,2}\s*분|[일이삼사오육칠팔구십]+\s*분))?\s*(?:이에요|예요|입니다|이야|야|요)?[.!]*$/u,
    ],
  },
  {
    entry: 'amount',
    patterns: [
      /^(?:(?:it|that)(?:['’]?s| is| costs?) |it costs? |only |about )*(?:\d+(?:[.,]\d+)?|\w+) (?:euros?|cents?)$/iu,
      /^(?:(?:das|es) (?:kostet|macht|sind|ist) |nur |etwa )*(?:\d+(?:[.,]\d+)?|\p{L}+) (?:euro|cent)(?: \S+)?$|^\d+(?:[.,]\d+)? ?€$/iu,
      /^(?:(?:ça (?:fait|coûte)|c['’]est|seulement|environ) )*(?:\d+(?:[.,]\d+)?|\p{L}+) (?:euros?|centimes?)(?: \S+)?$/iu,
    ],
  },
  {
    entry: 'their-name',
    patterns: [
      /^(?:(?:my|our) \w+(?: \w+)?(?:['’]s| is) (?:name is|called|named)|(?:his|her) name(?:['’]s| is)|s?he(?:['’]s| is) (?:called|named)) \p{L}+(?: \p{L}+)?$/iu,
      /^(?:(?:meine?|unsere?) \p{L}+|er|sie|es) hei(?:ß|ss)t \p{L}+(?: \p{L}+)?$/iu,
      /^(?:(?:mon|ma|notre) [\p{L}-]+|il|elle) s['’ ]?appell?e \p{L}+(?: \p{L}+)?$/iu,
    ],
  },
  {
    entry: 'diet',
    patterns: [
      /^(?:i(?:['’ ]?m| am|['’]?ve| have)?|my \w+ is) (?:\w+ )?(?:an? )?(?:\w+ )?allerg(?:ic|y)\b/iu,
      /^i (?:(?:ca ?n['’]?t|can ?not|never|must ?n['’]?t|am not allowed to) (?:eat|drink|have)|(?:do ?n['’]?t|do not) (?:eat|drink)) (?!lunch|dinner|breakfast|much|it|that|this|time)\w+/iu,
      /^ich (?:bin|habe eine?) .*allergi|^ich (?:esse|trinke|vertrage|darf|kann) (?:\w+ )?kein/iu,
      /^je suis allergique|^j['’]ai une allergie|^je (?:ne |n['’])?(?:mange|bois|peux|supporte)\w* pas (?:manger |boire )?(?:de |d['’]|le |la |les )/iu,
      /アレルギー|^(?:私は)?.{1,8}(?:は|が|を)(?:食べ|たべ|飲み|のみ|飲め)(?:られ)?(?:ません|ない)/u,
      /^(?!.*(?:꽃가루|먼지|고양이|강아지|동물|털)).*(?:알레르기|알러지)|^\S{1,6}(?:은|는|을|를)?\s*(?:못|안)\s*(?:먹|마)(?:어요|습니다|셔요|어|셔)$/u,
    ],
  },
  {
    entry: 'full',
    patterns: [
      /^i(?:['’ ]?m| am) not (?:very |so |really |that |at all )?hungry|^i(?:['’ ]?m| am) (?:already |so |really |completely |pretty )?(?:full|stuffed)$|^i(?:['’]ve| have) (?:already )?eaten(?: already)?$/iu,
      /^ich hab(?:e)? (?:gar |wirklich |überhaupt )?keinen hunger|^ich bin (?:schon |noch |sehr |so |total )?(?:satt|voll)$|^ich bin nicht (?:so |sehr )?hungrig/iu,
      /^(?:je |j['’])(?:ne |n['’])?ai (?:plus |vraiment )?(?:pas|plus) (?:très |trop |vraiment )?faim|^j['’]ai (?:trop|assez|bien) mangé$|^je suis (?:rassasiée?|repue?)$/iu,
      /^(?:もう|私は)?(?:お腹|おなか)(?:が|は)?(?:いっぱい|一杯|空いていません|空いてません|空いていない|空いてない|すいていません|すいてません|すいてない)|^(?:もう )?onaka (?:ga |wa )?(?:ippai|suite ?(?:i)?masen|suite ?nai)/iu,
      /^(?:저는 )?배(?:가|는)?\s*(?:안\s*고파|불러|부르|고프지\s*않)|^bae(?:ga)? ?(?:bulleo|an ?gopa)/iu,
    ],
  },
  {
    entry: 'offer-meeting',
    patterns: [
      /^(?:let['’]?s|can we|could we|shall we)(?: \w+)? (?:practi[sc]e|role-?play|pretend|act)\b.*\b(?:you(?:['’]re| are| play| be)|as)\b|^(?:(?:please|can you|could you) )?(?:pretend|imagine)(?: to be| that you| you)\b|^(?:can|could) you (?:be|play|act) (?:as )?(?:my|the|a|an) \p{L}+/iu,
      /^(?:kannst du|können sie|spiel(?:e|en sie)?) (?:bitte )?(?:mal )?(?:meinen?|die|den) \p{L}+ (?:spielen|sein)$|^tu so, als\b/iu,
      /^(?:fais|faites) comme si\b|^(?:tu peux|vous pouvez|peux-tu|pouvez-vous) (?:jouer|faire) (?:le rôle d|ma|mon|le|la)/iu,
      /(?:役|やく)を(?:して|やって|お願い)|^(?:ロールプレイ|演技)/u,
      /(?:역할|역)(?:을|를)?\s*(?:해|하)|^역할극/u,
    ],
  },
  {
    entry: 'decline',
    patterns: [
      /^(?:no,? ?)?(?:(?:thanks|thank you),? ?)?i (?:(?:(?:really )?(?:do ?n['’]?t|do not|would ?n['’]?t|would not)|won['’]?t) (?:really )?(?:want|need|feel like|care for|take)|won['’]?t have) (?:any |an? |the |some |to )?[\p{L}'’ -]{2,40}$/iu,
      /^no (?!one|idea|problem|worries|way|matter|thanks|thank|doubt|clue|kidding|need|i|it|you|he|she|we|they|that|this|not|but|wait|never)[\p{L}'’-]+(?: [\p{L}'’-]+)?(?:,? (?:thanks|thank you|for me|today|this time))*$/iu,
      /^(?:nein,? )?(?:danke,? )?ich (?:möchte|will|brauche|nehme|mag) (?:\w+ )?(?:kein|nicht)/iu,
      /^(?:nein,? )?kein(?:e|en|er)? (?!problem|ahnung|ding|sorge|thema|angst|zeit|lust|hunger|durst)\p{L}+(?:,? (?:bitte|danke|für mich))*$/iu,
      /^(?:non,? )?(?:merci,? )?je (?:ne |n['’])?(?:veux|voudrais|prends|prendrai) (?:pas|rien)/iu,
      /^(?:non,? )?pas de (?!problème|souci|panique|quoi|chance)\p{L}+(?: \p{L}+)?(?:,? (?:merci|pour moi))*$/iu,
      /^(?:いいえ、?)?.{0,14}(?:いりません|いらない|要りません|要らない|結構です|ほしくない|欲しくない)(?:です)?$/u,
      /^(?:아니요,? ?)?\S{0,8}(?:은|는|이|가)?\s*(?:필요\s*없|됐어요|안\s*(?:먹을|마실|할)|원하지\s*않|먹고\s*싶지\s*않|싫(?:어요?|습니다)$)/u,
    ],
  },
  {
    entry: 'not-so',
    patterns: [
      /^(?:no,? )?i(?:['’ ]?m| am) not (?:an? |from |very |really |so )?[\p{L}-]+$/iu,
      /^(?:nein,? )?ich bin (?:kein(?:e)?|nicht) \p{L}+(?: \p{L}+)?$/iu,
      /^(?:non,? )?je (?:ne )?suis pas \p{L}+(?: \p{L}+)?$/iu,
      /^(?:いいえ、?)?(?:私は|わたしは|僕は)?[^は、。]{1,10}(?:じゃない|じゃありません|ではない|ではありません|じゃなかった)(?:です)?(?:よ)?$/u,
      /^(?:아니요,? ?)?(?:저는 ?|나는 ?)?\S{1,8}(?:이|가)?\s*아니(?:에요|예요|야|라고요|ㅂ니다)$|^(?:아니요,? ?)?(?:저는 ?)?\S{1,8}\s*아닙니다$/u,
      /^(?:watashi wa |boku wa )?[a-z]+ ja (?:nai|arimasen)(?: ?desu)?$/iu,
    ],
  },
];

/**
 * What a message or a part of it means by its form; undefined where it has none of these, or the content no answer.
 * In steps: the first message pays for the making of all patterns.
 */
export function* byForm(text: string, bank: Bank): Generator<undefined, FormMatch | undefined> {
  // "No dessert" begins with what leads up to other sentences.
  const readings = [plainOf(text), oneLine(text)];
  let found: Form | undefined;
  for (const form of forms) {
    yield;
    if (!form.patterns.some((pattern) => readings.some((each) => pattern.test(each)))) continue;
    found = form;
    break;
  }
  if (found?.isFirm) return formMatch(found.entry, true, bank);
  yield;
  const asked = askedWord(text, bank.content.language);
  if (asked && !(found?.entry === 'pointing')) {
    const match = formMatch(asked.into === 'own' ? 'what-it-means' : 'how-to-say', true, bank);
    return match && { ...match, match: { ...match.match, entries: { word: plainEntry(asked.word) } } };
  }
  const named = foreignWord(text, bank);
  const meaning = named && formMatch('what-it-means', true, bank);
  if (meaning) return { ...meaning, match: { ...meaning.match, entries: { word: plainEntry(named) } } };
  yield;
  if (asksAboutGrammar(text)) return formMatch('grammar', true, bank);
  const topic = askedTopic(text, bank.content.language);
  const asksToTalk = topic && formMatch(talkAbout, topic.isFirm, bank);
  // Below what is sure: who speaks of somebody's death is comforted.
  if (asksToTalk)
    return {
      ...asksToTalk,
      match: { ...asksToTalk.match, score: 0.95, entries: { [topicSlot]: topicEntry(topic, bank) } },
    };
  if (found) return formMatch(found.entry, false, bank);
  const alone = aloneWithQuestionMark(text);
  return alone === undefined ? undefined : wordAlone(alone, bank);
}

/** Whether a message wants none of something, by its form. */
export function refuses(text: string): boolean {
  const message = oneLine(text);
  return forms.some(({ entry, patterns }) => entry === 'decline' && patterns.some((pattern) => pattern.test(message)));
}

/** The word of which is asked what it is, if it is one of the target language, alone or after its article. */
function foreignWord(text: string, bank: Bank): string | undefined {
  const word = askedWhatIs(text);
  if (word === undefined || (/^[a-z ]+$/iu.test(word) && ownWeight(wordKey(word)) < 1)) return undefined;
  const [first = '', second] = word.split(' ');
  if (second === undefined) return meaningOf(word, bank) ? word : undefined;
  if (!isFunctionWord(first.toLowerCase(), undefined, bank.content)) return undefined;
  return [word, second].find((each) => meaningOf(each, bank));
}

/** "Il pleut?" is a sentence that asks, not a word. */
const sentence =
  /^(?:je|tu|il|elle|on|nous|vous|ils|elles|ça|ich|du|er|sie|es|wir|ihr|man) \S+$|^\S+[ -](?:tu|il|elle|vous|du|er|sie|es|wir|ihr)$/iu;

/** "chien?" asks what it means, "butterfly?" how it is said; what nobody knows asks nothing. */
function wordAlone(word: string, bank: Bank): FormMatch | undefined {
  if (sentence.test(word)) return undefined;
  const isOwn = word.split(' ').every((each) => bank.ownWords.has(wordKey(each)));
  const entry = !isOwn && meaningOf(word, bank) ? 'what-it-means' : wordFor(word, bank) ? 'how-to-say' : undefined;
  const match = entry === undefined ? undefined : formMatch(entry, false, bank);
  return match && { isFirm: false, isAlone: true, match: { ...match.match, entries: { word: plainEntry(word) } } };
}

/** Nearly as sure as what is worded as its author foresaw. */
const formScore = 0.965;

function formMatch(entry: string, isFirm: boolean, { says }: Bank): FormMatch | undefined {
  const candidate = says.find((say) => say.entry === entry);
  if (!candidate) return undefined;
  return {
    isFirm,
    match: { candidate, score: formScore, view: 'own', entries: {}, borrowed: [], leftOut: 0, byForm: true },
  };
}
