import type { Bank } from './bank';
import type { ListEntry } from '../format/contentFormat';
import type { Match } from './match';
import { quotedEntry, type SlotValue } from '../format/template';
import { plainSentenceEntry } from './plainSentences';
import { saidPhrase } from './saidPhrase';
import { exactly, nearlySaid } from './sentences';
import { grammarEntry, grammarWordsFor, quotedGloss } from './grammarWord';
import { englishKey, meaningOf, wordEntry, wordFor, wordSpelt } from './wordQuestion';

/** A word that the learner asked about and the other language's for it, ready to stand in an answer. */
export interface WordAnswer {
  /** `isNear` where it says in somewhat other words what was asked for. */
  word: ListEntry & { isNear?: true };
  translation: SlotValue;
}

/** Entries of `anywhere.yaml` that ask about a word, and what each asks for. */
const questions: Readonly<Record<string, 'target' | 'own'>> = { 'how-to-say': 'target', 'what-it-means': 'own' };

export function isWordQuestion(entry: string): boolean {
  return Object.hasOwn(questions, entry);
}

/** A word of the target language as a dictionary has it. */
export interface LookedUpWord {
  asked: string;
  gloss: string;
}

/** The word whose meaning is asked for, where the content does not know it. */
export function unknownWord(match: Match, bank: Bank): string | undefined {
  const asked = match.entries.word?.text;
  const isAsked = match.candidate.kind === 'say' && questions[match.candidate.entry] === 'own';
  return asked !== undefined && isAsked && answerWord(match, bank) === null ? asked : undefined;
}

/** What the content, else the dictionary, knows about the word asked for. Null when it is unknown: nobody guesses. */
export function answerWord(match: Match, bank: Bank, lookedUp?: LookedUpWord): WordAnswer | null {
  const asked = match.entries.word?.text;
  if (asked === undefined || match.candidate.kind !== 'say') return null;
  let known = answersInContent.get(match);
  if (known === undefined) {
    known = answerInContent(asked, questions[match.candidate.entry], bank);
    answersInContent.set(match, known);
  }
  if (known) return known;
  if (lookedUp?.asked !== asked) return null;
  return { word: wordEntry({ surface: asked, gloss: lookedUp.gloss }), translation: quotedEntry(lookedUp.gloss) };
}

/** Asked for at several steps of a turn, while the whole content is looked through to tell. */
const answersInContent = new WeakMap<Match, WordAnswer | null>();

function answerInContent(asked: string, sought: 'target' | 'own' | undefined, bank: Bank): WordAnswer | null {
  const inTarget = () => {
    const found = toTarget(asked, bank);
    return found && { word: found, translation: quotedEntry(found.isNear ? found.means : asked) };
  };
  const inOwn = () => {
    const found = toOwn(asked, bank);
    return found && { word: found, translation: quotedEntry(found.means) };
  };
  // Who mixes up the two questions still gets an answer: "what does station mean" is asked for gare.
  const ofGrammar = () => {
    const [found] = grammarWordsFor(asked, bank);
    return found && { word: grammarEntry(found), translation: quotedGloss(found.glosses[0] ?? '') };
  };
  return (sought === 'target' ? (inTarget() ?? inOwn()) : (inOwn() ?? ofGrammar() ?? inTarget())) ?? null;
}

/** What a question about a word has in its slots: the word is quoted where it is none of the target language. */
export function askedEntries(match: Match, bank: Bank): Readonly<Record<string, SlotValue>> {
  const asked = match.entries.word?.text;
  if (asked === undefined || !isWordQuestion(match.candidate.kind === 'say' ? match.candidate.entry : ''))
    return match.entries;
  return answerWord(match, bank)?.word.text === asked ? match.entries : { ...match.entries, word: quotedEntry(asked) };
}

type Found = ListEntry & { isNear?: true };

/** A word or a sentence of the target language for an English one. */
function toTarget(asked: string, bank: Bank): Found | undefined {
  const spelt = wordSpelt(asked, bank);
  if (spelt) return wordEntry(spelt);
  const word = wordFor(asked, bank);
  const isOneWord = !englishKey(asked).includes(' ');
  if (isOneWord) {
    const isMeant = meaning(asked);
    const single = entriesOf(bank).find((entry) => isMeant(entry.means) && !/\s/u.test(entry.words) && isBare(entry));
    return (
      (single && asWord(single, bank)) ??
      exactly(asked, 'own', bank, { slots: false }) ??
      (word && wordEntry(word)) ??
      bareEntry(asked, bank)
    );
  }
  const said = bareEntry(asked, bank) ?? exactly(asked, 'own', bank);
  const exact = said && !('isNear' in said) ? said : plainSentenceEntry(asked, bank);
  return exact ?? said ?? (word && wordEntry(word)) ?? nearlySaid(asked, bank);
}

/** A quality of a list has there the capital of the sentence that it is named in; a colour is asked for as a quality. */
function asWord(entry: ListEntry, { content }: Bank): ListEntry {
  const small = entry.text.toLowerCase();
  if (content.language !== 'de' || small === entry.text) return entry;
  const quality = content.tables.lexicon.find(({ lemma, pos }) => lemma === small && pos === 'adj');
  return quality ? { ...entry, text: small, words: entry.words.replace(entry.text, small) } : entry;
}

const entriesOf = ({ content }: Bank) => Object.values(content.lists).flat();

const withoutArticle = (text: string) => text.toLowerCase().replace(/^(?:an?|the|some|to) /u, '');

function meaning(asked: string): (means: string) => boolean {
  const wanted = withoutArticle(asked);
  return (means) => withoutArticle(means) === wanted;
}

/** An entry of a list that means this and stands as well by itself. */
function bareEntry(asked: string, bank: Bank): ListEntry | undefined {
  const entries = entriesOf(bank);
  const [isMeant, key] = [meaning(asked), englishKey(asked)];
  return (
    entries.find((each) => isMeant(each.means) && isBare(each)) ??
    entries.find((each) => each.also.some(isMeant) && isBare(each)) ??
    entries.find((each) => isBare(each) && englishKey(each.means) === key)
  );
}

/**
 * Lists of places have their prepositions with them, and some things the ending or the article that their sentence
 * asks for; these are no answer to "how do you say Germany".
 */
function isBare({ means, words, text }: ListEntry): boolean {
  return (
    !/^(?:from|to|on|at|by|in) /iu.test(means) &&
    !/=:(?:object|subject|topic|at|to|in)$/u.test(words) &&
    !/^(?:einen|einem|einer|eines|den|dem) /u.test(text)
  );
}

/** An English word or sentence for one of the target language. */
function toOwn(asked: string, bank: Bank): ListEntry | undefined {
  return meaningOf(asked, bank) ?? exactly(asked, 'target', bank) ?? saidPhrase(asked, bank);
}
