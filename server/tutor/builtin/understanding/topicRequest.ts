import { isWord } from '../../../../domain/words/identity';
import type { ListEntry } from '../format/contentFormat';
import { quotedEntry, type SlotValue } from '../format/template';
import { sensesOf, type TableWord } from '../format/wordTables';
import type { Bank } from './bank';
import { oneLine, plainOf } from './plainMessage';
import { isSpaced } from './phrasing';
import { nounEntry } from './plainSentences';
import { englishKey, meaningOf, wordEntry } from './wordQuestion';

/** The entry of `anywhere.yaml` that asks to talk about something. */
export const talkAbout = 'talk-about';

/** Something to talk about, as the learner named it. */
export interface AskedTopic {
  name: string;
  /** "What about …" may as well go on with what is talked of. */
  isFirm: boolean;
  /** It was asked for in the target language. */
  isTarget: boolean;
}

const ask = '(?:can|could|shall|may|might|should|would|will)';
const us = '(?:i|we|you|u)';
const talk = '(?:talk|speak|chat|converse|discuss|have a (?:talk|chat|conversation))';
const about = '(?:about|of|on)';
// Within one sentence: what stands behind it asks or tells something of its own.
const named = '(?<name>(?:[^.!?。！？]|[.](?! ))+?)';

const frenchOf = "(?:de la |de l['’]|du |des |de |d['’])";

const frame = (source: string) =>
  new RegExp(`^(?:(?:so|and|well|okay|ok|now|hey|then),? )?${source}[\\s.!?。！？…]*$`, 'iu');

const english: readonly (readonly [RegExp, boolean])[] = [
  [frame(`(?:let['’]?s|let us) (?:just )?${talk}(?: (?:a bit|a little|more|some more))?(?: ${about})? ${named}`), true],
  [frame(`${ask} ${us} (?:please )?${talk}(?: (?:a bit|a little|more))?(?: ${about})? ${named}`), true],
  [
    frame(
      `(?:i|we)(?:['’]d| would)?(?: really)? (?:like|love|want|wanna|prefer)(?: to)? ${talk}(?: (?:a bit|a little|more))?(?: ${about})? ${named}`,
    ),
    true,
  ],
  [
    frame(
      `(?:(?:can|could|would|will) (?:you|u) )?(?:please )?tell me (?:something |more |a bit |a little |some more |a story )?(?:more )?about ${named}`,
    ),
    true,
  ],
  [frame(`(?:what|how) about (?:talking about |discussing )?${named}`), false],
];

const target: Readonly<Record<string, readonly (readonly [RegExp, boolean])[]>> = {
  ja: [
    [
      frame(
        `${named}(?:について|に関して|のことを?)、?(?:少し|もっと|一緒に)?(?:話(?:しましょう|そう|したい|しませんか|せますか|してもいい|してください|して|を(?:しましょう|しよう|したい|しませんか|してもいい))|教えて|聞きたい|聞かせて).*`,
      ),
      true,
    ],
    [
      frame(
        `${named}の(?:話|はなし)(?:を|が)?(?:しましょう|しよう|したい|しませんか|できますか|してもいい|してください|して).*`,
      ),
      true,
    ],
    [
      frame(
        `${named} (?:ni tsuite|no koto o|no koto wo) (?:hanashi(?:mash(?:o|ou|ō)|tai|masen ka).*|hanas(?:o|ou|ō)|oshiete.*)`,
      ),
      true,
    ],
    [frame(`${named} no hanashi (?:o |wo )?(?:shi(?:mash(?:o|ou|ō)|tai|masen ka|y(?:o|ou|ō)).*)`), true],
    [frame(`${named}(?:は|なんか)どうですか`), false],
  ],
  fr: [
    [
      frame(
        `(?:est[- ]ce qu['’]on |(?:et )?si )?(?:on |nous |je |j['’]|tu |vous )?(?:peut|pourrait|peux|pouvons|pourrions|veux|voudrais|aimerais|pouvez|pourriez|pourrais|va)?(?:[- ](?:on|nous|tu|vous|je))? ?(?:me |m['’])?(?:parler|discuter|parlait|discutait) (?:un peu )?${frenchOf}${named}`,
      ),
      true,
    ],
    [frame(`(?:parlez?|racontez?)[- ]moi (?:un peu )?${frenchOf}${named}`), true],
    [frame(`(?:parlons|discutons) (?:un peu )?${frenchOf}${named}`), true],
    [frame(`(?:dis|dites)[- ]moi quelque chose (?:sur|de) ${named}`), true],
    [frame(`qu['’]en est-il ${frenchOf}${named}`), false],
  ],
  de: [
    [
      frame(
        `(?:können|könnten|wollen|sollen|dürfen) wir (?:bitte |mal |ein bisschen |auch )*(?:über|von) ${named} (?:sprechen|reden|plaudern)`,
      ),
      true,
    ],
    [
      frame(
        `(?:lass(?:t|en sie)? uns|lasst uns) (?:mal |bitte |ein bisschen )*(?:über|von) ${named} (?:sprechen|reden)`,
      ),
      true,
    ],
    [frame(`(?:reden|sprechen) wir (?:mal |doch |bitte |ein bisschen )*(?:über|von) ${named}`), true],
    [
      frame(
        `ich (?:möchte|will|würde|mag|kann)(?: gerne?)? (?:mal |ein bisschen )?(?:über|von) ${named} (?:sprechen|reden)`,
      ),
      true,
    ],
    [frame(`erzähl(?:e|en sie|t)? (?:mir )?(?:bitte |doch )?(?:etwas |mehr |was )?(?:über|von) ${named}`), true],
    [frame(`(?:was ist mit|wie wäre es mit|wie wär['’]?s mit) ${named}`), false],
  ],
  ko: [
    [
      frame(
        `${named}(?:에 ?대해서?|에 ?관해서?)\\s*(?:좀 )?(?:(?:얘기|이야기|말)(?:를|을)?\\s*(?:해|하|합|할).*|말해.*|알려.*|가르쳐.*|대화.*)`,
      ),
      true,
    ],
    [frame(`${named}\\s*(?:얘기|이야기)(?:를|을)?\\s*(?:좀 )?(?:해|하|합|할).*`), true],
    [frame(`${named}(?:은|는) 어때요`), false],
  ],
};

/** Who or what is pointed at, or asked about as somebody one talks with: these have answers of their own. */
const noTopic =
  /^(?:it|that|this|these|those|them|him|her|you|u|your\b.*|yours|yourself|me|myself|us|ourselves|(?:something|anything|smth|sth)(?: (?:else|different|new|other))?|everything|nothing|other things|another (?:topic|subject|thing)|what\b.*|how\b.*|why\b.*|where\b.*|when\b.*|who\b.*|a (?:different|new|other) (?:topic|subject)|(?:the|a) (?:word|phrase|sentence|grammar|weather today)\b.*|hana|camille|lena|jihun|now|today|tomorrow|tonight|to me|with me|(?:to|with) .*|english|in english|to you|slower|slowly|more slowly|これ|それ|あれ|あなた|自分|何か|ほか|別|toi|vous|moi|ça|autre chose|dir|ihnen|mir|etwas anderem|etwas anderes|그거|이거|당신|다른)$/iu;

/** Longer is no subject but a sentence. */
const maxWords = 5;
const maxLength = 40;

/** What the learner asks to talk about; undefined where they ask for nothing of that kind. */
export function askedTopic(message: string, language: string): AskedTopic | undefined {
  // "Tell me" leads up to other things.
  const readings = [oneLine(message), plainOf(message)];
  const own = target[language] ?? [];
  for (const frame of [...english, ...own]) {
    const [pattern, isFirm] = frame;
    const groups = readings.map((text) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    if (!groups) continue;
    const name = bare(groups.name ?? '');
    if (name === '' || noTopic.test(name) || name.length > maxLength || name.split(' ').length > maxWords) continue;
    return { name, isFirm, isTarget: own.includes(frame) };
  }
  return undefined;
}

function bare(name: string): string {
  return name
    .replace(/^["“”„«»‘’「『\s]+|["“”„«»‘’」』\s,.!]+$/gu, '')
    .replace(
      /^(?:the|a|an|my|our|some|l['’]|la|le|les|ma|mon|mes|die|das|der|den|dem|mein|meine|meinen|私の|僕の|제|내)\s+/iu,
      '',
    )
    .replace(/,?\s+(?:with (?:you|me)|for a (?:bit|while)|a (?:bit|little)|now|today|instead|then|too|please)$/iu, '');
}

/**
 * What is to be talked about as it stands in a sentence: in the target language where it is known there, else as the
 * learner wrote it.
 */
export function topicEntry({ name, isTarget }: AskedTopic, bank: Bank): SlotValue {
  const known = isTarget ? inTarget(name, bank) : (fromEnglish(name, bank) ?? inTarget(name, bank));
  return inSentence(known ?? quotedEntry(name), known !== undefined && !isTarget, bank);
}

function inTarget(name: string, bank: Bank): ListEntry | undefined {
  const noun = bank.content.tables.lexicon.find(({ lemma, pos }) => pos === 'noun' && lemma === name);
  const [sense] = noun ? sensesOf(noun) : [];
  if (noun && sense !== undefined) return wordOf(noun, sense);
  const known = meaningOf(name, bank);
  if (known) return known;
  if (/^[\p{Script=Latin}\p{M}'’ -]+$/u.test(name) && !isSpaced(bank.content.language)) return undefined;
  const words = bank.tools.segment(name).filter(({ surface }) => isWord(surface));
  const glossed = words.map(({ surface, lemma }) => {
    const found = bank.lexicon.find(surface, lemma);
    return found && !found.gloss.startsWith(':') ? wordEntry({ ...found, surface }) : undefined;
  });
  if (words.length < 2 || glossed.some((word) => word === undefined)) return undefined;
  return {
    text: name,
    words: glossed.map((word) => word?.words).join(' '),
    means: glossed.map((word) => word?.means).join(' '),
    also: [],
    'also-target': [],
  };
}

const wordOf = ({ lemma, reading }: TableWord, gloss: string): ListEntry =>
  wordEntry({ surface: lemma, ...(reading ? { reading } : {}), gloss });

function fromEnglish(name: string, bank: Bank): ListEntry | undefined {
  const keys = new Set([name, name.replace(/s$/u, '')].map(englishKey));
  const { lists, tables } = bank.content;
  const isMeant = (means: string) => keys.has(englishKey(means));
  // In a list as its sentences want it; only what stands as well by itself is taken.
  const things = Object.values(lists).flat().filter(isThing);
  const noun = tables.lexicon.find((word) => word.pos === 'noun' && sensesOf(word).some(isMeant));
  const found =
    things.find(({ means }) => isMeant(means)) ??
    (noun && wordOf(noun, sensesOf(noun).find(isMeant) ?? name)) ??
    things.find(({ also }) => also.some(isMeant)) ??
    nounEntry(name, bank);
  return found && { ...found, means: name };
}

/** Nothing with a preposition, an ending or an indefinite article of its sentence, and no verb. */
function isThing({ means, words, text }: ListEntry): boolean {
  return (
    !/^(?:from|to|on|at|by|in|a|an|one|two|three|some) /iu.test(means) &&
    !/=(?::(?:object|subject|topic|at|to|in)|to_[^ ]+)$/u.test(words) &&
    !/^(?:d[’']|(?:une?|des|du|au|à|en|dans|chez|de|ein\p{L}*|der|die|das|den|dem|zum|zur|im|am|ins|in) )/iu.test(
      text,
    ) &&
    !/(?:[うくぐすつぬぶむる]|て|です|ます|다|요| gern)$/u.test(text)
  );
}

/** French says "parler de musique", German "über das Thema Hund" of what might want an article. */
function inSentence(entry: SlotValue, mayWantArticle: boolean, { content }: Bank): SlotValue {
  if (content.language === 'fr') return afterDe(entry);
  const isListed = Object.values(content.lists).some((list) => list.includes(entry));
  if (content.language !== 'de' || !mayWantArticle || isListed || !/^\p{Lu}[\p{L}-]+$/u.test(entry.text)) return entry;
  return { ...entry, text: `das Thema ${entry.text}`, words: `das=the Thema=subject ${entry.words}` };
}

function afterDe(entry: SlotValue): SlotValue {
  const text = entry.text.replace(/^(?:les? |la |l['’])/iu, '');
  const words = entry.words.replace(/^(?:les?|la|l['’])(?:~[^ ]+)?=[^ ]+ /iu, '');
  return /^[aeiouyhâàéèêëîïôœ]/iu.test(text)
    ? { ...entry, text: `d’${text}`, words: `d’~de=about ${words}` }
    : { ...entry, text: `de ${text}`, words: `de=about ${words}` };
}
