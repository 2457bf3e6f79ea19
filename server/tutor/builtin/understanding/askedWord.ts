import { plainOf } from './plainMessage';

/** A word or a sentence that the learner asks for, and in which language they want it. */
export interface AskedWord {
  /** As they typed it, without quotation marks. */
  word: string;
  into: 'target' | 'own';
}

/** Words that name a language. Which one is learnt need not be told apart: nobody asks here for a third. */
const languages =
  '(?:japanese )?(?:hiragana|katakana|kanji|r[oō]maji)|german|deutsche?|french|fran[cç]ais|japanese|nihongo|korean|hangug?[ue]?k?eo|hangul|your language|this language|the language|the target language';
const english = 'english|anglais|englisch';
/** Where it is said into which language, at the end. */
const into = `(?:,?\\s+(?:in|into|to|en|auf|em)\\s+(?:the\\s+)?(?:(?<target>${languages})|(?<own>${english}))(?:\\s+language)?)?`;
const named = `(?:${languages}|${english})`;

const you = '(?:you|u|i|we|one|they|people|someone|somebody)';
const can = '(?:do|did|does|would|can|could|should|shall|might|may)';

type Frames = readonly (readonly [pattern: RegExp, into: AskedWord['into']])[];

const frame = (source: string) => new RegExp(`^${source}$`, 'iu');

/** How the question is put in English. */
const englishFrames: Frames = [
  [frame(`what (?:${can} )?(?:(?:it|that|this) )?mean,? (?<word>.+?)${into}`), 'own'],
  [frame(`what ${can} (?:the )?(?:words?|phrase|sentence|expression) (?<word>.+?) means?${into}`), 'own'],
  [frame(`what ${can}n?['’]?t? (?<word>.+?) means?${into}`), 'own'],
  [frame(`what (?<word>(?:(?!(?:i|it|that|this|he|she|they|you|we)\\b)\\S+ ?){1,3}) means${into}`), 'own'],
  [frame(`(?:what(?:['’]?s| is| was) )?(?:the )?(?:meaning|definition) of (?<word>.+?)${into}`), 'own'],
  [frame(`(?<word>.+?) means? what${into}`), 'own'],
  [frame(`define (?<word>.+)`), 'own'],
  // "You said X, what's that?"
  [
    frame(
      `(?:(?:just now|before|earlier) )?you (?:just |only )?(?:said|wrote|called (?:me|it)) (?<word>.+?)["”»」』’',.;!]+\\s*(?:so )?what(?:['’]?s| is| was| does| do) (?:that|it|this)(?: mean)?`,
    ),
    'own',
  ],
  [frame(`what(?:['’]?s| is) (?:that|this) (?:word|expression|phrase) (?<word>.+)`), 'own'],
  [frame(`how ${can} ${you} (?:say|write|call|translate|put|express|ask for) (?<word>.+?)${into}`), 'target'],
  [frame(`how (?:to|you) (?:say|write|call|translate|express|ask for) (?<word>.+?)${into}`), 'target'],
  [frame(`how (?:is|are|would) (?<word>.+?) (?:be )?(?:said|called|written|translated)${into}`), 'target'],
  [
    frame(
      `what(?:['’]?s| is| are| was| would be)? (?:the |a )?(?:(?:correct|right|${named}) )?(?:words?|terms?|phrase|expression|name|translation|sentence|way to say) (?:for|of|to say|meaning) (?<word>.+?)${into}`,
    ),
    'target',
  ],
  [
    frame(`what ${can} (?:you|they|people|we|i|germans|the french|japanese people|koreans) call (?<word>.+?)${into}`),
    'target',
  ],
  [frame(`what ${can} (?:you|they|people|we|i) say (?:for|instead of) (?<word>.+?)${into}`), 'target'],
  [frame(`what(?:['’]?s| is) (?:${languages}) for (?<word>.+)`), 'target'],
  [frame(`(?:the )?(?:${languages}) (?:word )?for (?<word>.+)`), 'target'],
  [frame(`(?:the )?(?:word|translation) (?:for|of) (?<word>.+?)${into}`), 'target'],
  [
    frame(
      `translate(?:[\\s:,]+(?:the|this) (?:word|sentence|phrase))?[\\s:,]+(?<word>(?!this\\b|that\\b|it\\b|my\\b|the\\b)(?:.+?))${into}`,
    ),
    'target',
  ],
  [frame(`(?:can you )?say (?<word>.+?)\\s+(?:in|en|auf) (?:${languages})`), 'target'],
  [frame(`what(?:['’]?s| is| are) (?<word>.+?) (?:called )?in (?:${languages})`), 'target'],
  [frame(`what(?:['’]?s| is| are) (?<word>.+?) (?:called )?in (?:${english})`), 'own'],
  [
    frame(
      `(?<word>(?!(?:i|you|we|he|she|it|they|is|are|am|how|what|can|could|do|speak)\\b)\\S+(?: \\S+)?) in (?:${languages})`,
    ),
    'target',
  ],
];

const frenchInto = '(?:\\s+en\\s+(?:(?<target>fran[cç]ais|french)|(?<own>anglais|english)))?';
const germanInto = '(?:\\s+(?:auf|in|zu)\\s+(?:(?<target>deutsch|german)|(?<own>englisch|english)))?';

/** How it is put in each language, in its own script and in Latin letters. */
const targetFrames: Readonly<Record<string, Frames>> = {
  fr: [
    [
      frame(
        `comment (?:est[- ]ce qu['’]?e? ?)?(?:on |je |tu |vous |[çc]a )?(?:se )?(?:(?:peut|peux|pouvez) )?(?:dit|dis|dites|dire|[ée]crit|traduit)(?:[- ](?:on|tu|vous|je))? (?<word>.+?)${frenchInto}`,
      ),
      'target',
    ],
    [frame(`(?:quel est|c['’]est quoi) le mot (?:fran[cç]ais )?pour (?:dire )?(?<word>.+?)${frenchInto}`), 'target'],
    [frame(`(?:traduis|traduisez|traduire) (?<word>.+?)${frenchInto}`), 'target'],
    [
      frame(`(?:c['’]est quoi|qu['’]est[- ]ce que c['’]est(?: que)?) (?<word>.+?)\\s+en (?:fran[cç]ais|french)`),
      'target',
    ],
    [frame(`(?:que|qu['’]est[- ]ce que) (?:veut dire|signifie|[çc]a veut dire) (?<word>.+?)${frenchInto}`), 'own'],
    [frame(`qu['’]est[- ]ce que (?<word>.+?) (?:veut dire|signifie)${frenchInto}`), 'own'],
    [frame(`(?<word>.+?),? [çc]a (?:veut dire|signifie) quoi${frenchInto}`), 'own'],
    [
      frame(
        `c['’]est quoi,? (?<word>(?!(?:[çc]a|ce|cela|le|la|les|ton|ta|votre)\\b).+?)(?:\\s+en (?:anglais|english))?`,
      ),
      'own',
    ],
  ],
  de: [
    [
      frame(
        `wie (?:sagt|sage|sagst|schreibt|nennt|übersetzt|uebersetzt|kann|würde) (?:man|ich|du|sie)? ?(?<word>.+?)${germanInto}(?: sagen| übersetzen)?`,
      ),
      'target',
    ],
    [frame(`wie (?:hei(?:ß|ss)t|nennt man) (?<word>.+?)\\s+(?:auf|in) (?:deutsch|german)`), 'target'],
    [frame(`was (?:ist|hei(?:ß|ss)t|bedeutet) (?<word>.+?)\\s+auf (?:deutsch|german)`), 'target'],
    [frame(`was ist (?:das|ein) (?:deutsche )?wort für (?<word>.+)`), 'target'],
    [frame(`(?:übersetze|übersetz|übersetzen sie)(?: bitte)? (?<word>.+?)${germanInto}`), 'target'],
    [frame(`was (?:hei(?:ß|ss)t|bedeutet|meint) (?:das wort )?(?<word>.+?)${germanInto}`), 'own'],
    [frame(`was ist (?<word>.+?)\\s+auf (?:englisch|english)`), 'own'],
  ],
  ja: [
    [
      frame('(?<word>.+?)\\s*(?:は|って|を|とは)?、?\\s*日本語(?:で|では|に)\\s*(?:は)?、?\\s*(?:何|なん|なに|どう).*'),
      'target',
    ],
    [frame('日本語で、?\\s*(?<word>.+?)\\s*(?:は|って|を)\\s*(?:何|なん|なに|どう).*'), 'target'],
    [frame('(?<word>.+?)\\s*(?:は|って|を)?、?\\s*英語(?:で|では)\\s*(?:は)?、?\\s*(?:何|なん|なに|どう).*'), 'own'],
    [frame('(?<word>.+?)\\s*(?:は|って|とは|というのは)?、?\\s*(?:どういう|どんな|何の|なんの)意味.*'), 'own'],
    [frame('(?<word>.+?)の意味(?:は|を|って|が)?.*'), 'own'],
    [
      frame('(?<word>.+?)(?:って|とは)、?\\s*(?:何|なん|なに)(?:ですか|なの|の|だ|でしょうか|のこと(?:ですか)?)?'),
      'own',
    ],
    [frame('(?<word>.+?) (?:wa |tte |wo |o )?nihongo de (?:wa )?(?:nan|dou|do|nani).*'), 'target'],
    [frame('(?<word>.+?) (?:wa |tte |to wa |towa )?(?:dou|donna) ?(?:iu )?imi.*'), 'own'],
    [frame('(?<word>.+?) no imi(?: wa| ha)?(?: nan(?:i)?)?(?: desu ?ka)?'), 'own'],
    [frame('(?<word>.+?) (?:tte|to wa|towa) nan(?:i)?(?: no koto)?(?: ?desu ?ka)?'), 'own'],
  ],
  ko: [
    [
      frame('(?<word>.+?)(?:을|를|은|는|이|가)?\\s*(?:한국어|한국말|한글)(?:로는|로)\\s*(?:뭐|뭘|무엇|무슨|어떻게).*'),
      'target',
    ],
    [frame('(?:한국어|한국말)로\\s*(?<word>.+?)(?:을|를|은|는|이|가)?\\s*(?:뭐|뭘|무엇|어떻게).*'), 'target'],
    [frame('(?<word>.+?)(?:은|는|이|가)?\\s*영어로\\s*(?:뭐|뭘|무엇|어떻게).*'), 'own'],
    [frame('(?<word>.+?)(?:은|는|이|가)?\\s*무슨\\s*(?:뜻|의미|말).*'), 'own'],
    [frame('(?<word>.+?)(?:의)?\\s*(?:뜻|의미)(?:이|가|은|는)?\\s*(?:뭐|무엇|뭔).*'), 'own'],
    [frame('(?<word>.+?)\\s*(?:뭐예요|뭐에요|뭐야|뭐죠|뭔가요|뭡니까|무엇입니까|무엇이에요|무엇인가요)'), 'own'],
    [frame('(?<word>.+?) hangu(?:g|k)(?:eo|mal)(?:ro| ro) (?:mwo|eotteo).*'), 'target'],
    [frame('(?<word>.+?)(?: i| ga| eun| neun)? museun (?:tt?eut).*'), 'own'],
  ],
};

/** Who points at something asks about no word. */
const pointing =
  /^(?:that|this|it|these|those|he|she|they|you|u|i|we|all (?:this|that|of (?:this|that|it))|(?:this|that|the) (?:word|sentence|phrase|line)|[çc]a|cela|ceci|c['’]est|das|dies|dieses|es|du|sie|er|これ|それ|あれ|ここ|これら|kore|sore|are|anata no .*|kimi no .*|あなたの.*|이거|그거|저거|이것|그것|저것|이게|그게|저게|이건|그건|igeo|geugeo|.{0,12}(?:名前|お名前|仕事|趣味|이름|성함|취미|직업|전공|번호|계획|문제).{0,2})$/iu;

/** Longer is no word or sentence to ask about but a text. */
const maxLength = 80;

/** What is asked for; undefined where nothing is. */
export function askedWord(message: string, language: string): AskedWord | undefined {
  const frames = [...englishFrames, ...(targetFrames[language] ?? [])];
  // Of "what does it mean s'il vous plaît" the please is what is asked about.
  return askedIn(plainOf(message), frames) ?? askedIn(message.replace(/[\s.!?？]+$/u, '').trim(), frames.slice(0, 1));
}

function askedIn(text: string, frames: Frames): AskedWord | undefined {
  for (const [pattern, usual] of frames) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const word = bare(groups.word ?? '');
    // What stands behind the end of a sentence is no part of what was asked for.
    if (/[.!?。！？]\s+\S/u.test(word)) continue;
    if (word === '' || word.length > maxLength || pointing.test(word)) return undefined;
    return { word, into: groups.own ? 'own' : groups.target ? 'target' : usual };
  }
  return undefined;
}

/** "What is Brot?": a word or two that may be of the target language. */
export function askedWhatIs(message: string): string | undefined {
  const word = bare(
    /^what(?:['’]?s| is| are) (?:the )?(?<word>\S+(?: \S+)?)$/iu.exec(plainOf(message))?.groups?.word ?? '',
  );
  return word === '' || pointing.test(word) ? undefined : word;
}

/** "chien?": nothing but a word or two, with a question mark. */
export function aloneWithQuestionMark(message: string): string | undefined {
  const found = /^\s*["“«「『‘']?\s*([\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+)?)\s*["”»」』’']?\s*[?？]+\s*$/u.exec(
    message,
  );
  return found?.[1];
}

const quotes = /^["“”„«»‹›'‘’`「」『』\s]+|["“”„«»‹›'‘’`「」『』\s,.!]+$/gu;

function bare(word: string): string {
  return word
    .replace(quotes, '')
    .replace(/^the (?:word|phrase|sentence|expression)s?\s+/iu, '')
    .replace(/,?\s+(?:please|pls|then|again)$/iu, '')
    .replace(quotes, '');
}
