import { freshState } from '../dialogueState';
import type { Content, ListEntry, Utterance } from '../format/contentFormat';
import { parseWords } from '../format/parseWords';
import { expandVariants, slotSource, slotsOf } from '../format/template';
import type { Bank, Candidate } from './bank';
import { matchCandidate } from './match';
import { readMessage } from './reading';
import { ownUnits } from './normalise';
import { messageUnits, phrasingsOf } from './phrasing';
import { understand } from './understand';
import { ownWeight } from './vocabulary';

/** A sentence of the content that says what was asked for; `isNear` where it says it in somewhat other words. */
type Said = ListEntry & { isNear?: true };

/** What can be said that is worded exactly so, without what only one scene knows. */
export function exactly(
  asked: string,
  view: 'own' | 'target',
  bank: Bank,
  { slots = true }: { slots?: boolean } = {},
): Said | undefined {
  if (messageUnits(asked, view, bank.content.language).length === 0) return undefined;
  const { parts } = understand(asked, freshState, bank, { byConcepts: false, byForms: false, byGrammar: false });
  const [part] = parts;
  if (!part || parts.length > 1 || part.score < 1) return undefined;
  if ((part.view === 'own') !== (view === 'own')) return undefined;
  const { said } = part.candidate;
  if (!slots && slotsOf(said.text).length > 0) return undefined;
  if (sentencesOf(said.means).length > sentencesOf(asked).length) return undefined;
  const found = filled(said, part.entries);
  return found && englishOf(found.means) !== englishOf(asked) && view === 'own' ? { ...found, isNear: true } : found;
}

const englishOf = (text: string) =>
  ownUnits(text)
    .map(({ key }) => key)
    .join(' ');

/** A sentence with its slots filled, as it stands in an answer; undefined where a slot has no value. */
function filled(said: Utterance, entries: Readonly<Record<string, ListEntry>>): ListEntry | undefined {
  let { text, words, means } = said;
  [text, words, means] = [text, words, means].map((each) => expandVariants(each, 'unsaid')) as [string, string, string];
  for (const slot of slotsOf(text)) {
    const entry = entries[slot.name];
    if (!entry) return undefined;
    text = text.replace(slotSource(slot), entry.text);
    words = words.replace(slotSource(slot), entry.words);
    means = means.replace(slotSource(slot), entry.means);
  }
  const bare = (sentence: string) => sentence.replace(/[\s.!。]+$/u, '');
  return {
    text: bare(text),
    words: expandVariants(words, 'unsaid'),
    means: bare(means),
    also: [],
    'also-target': [],
  };
}

/** Anything that is said in the content, by whomever, with the other English wordings of what a learner may say. */
interface Source extends Utterance {
  also: readonly string[];
}

const sourcesOf = new WeakMap<Content, readonly Source[]>();

/** The sentences of all that is said in the content, each with its words and meaning. */
export const spokenSentences = (content: Content): readonly Utterance[] => sources(content);

function sources(content: Content): readonly Source[] {
  const known = sourcesOf.get(content);
  if (known) return known;
  const made = [
    ...[...content.anywhere.values()].flatMap(({ says, answers }): Source[] => [...says, ...answers.flatMap(apart)]),
    ...[...content.scenes.values()].flatMap(({ lines }) =>
      lines.flatMap((line): Source[] => [...line.replies.flatMap((reply) => [reply, ...apart(reply)]), ...apart(line)]),
    ),
  ];
  sourcesOf.set(content, made);
  return made;
}

const sentencesOf = (text: string) => text.match(/[^.!?。！？…]+[.!?。！？…]*["”»」]?\s*/gu) ?? [];

/** The sentences of an utterance, each with its own words and meaning, where these can be told apart. */
function apart({ text, words, means }: Utterance): Source[] {
  const [texts, meanings] = [sentencesOf(text), sentencesOf(means)];
  if (texts.length !== meanings.length || text.includes('{'))
    return texts.length > 1 ? [] : [{ text, words, means, also: [] }];
  const taken: string[][] = texts.map(() => []);
  let [sentence, from] = [0, 0];
  for (const token of words.split(/\s+/u)) {
    const [parsed] = parseWords(token);
    const surface = parsed && 'word' in parsed ? parsed.word.surface.toLowerCase() : '';
    let at = texts[sentence]?.toLowerCase().indexOf(surface, from) ?? -1;
    if (at < 0 && sentence + 1 < texts.length) {
      sentence += 1;
      at = texts[sentence]?.toLowerCase().indexOf(surface) ?? -1;
    }
    if (at < 0) return [];
    from = at + surface.length;
    taken[sentence]?.push(token);
  }
  return texts.map((each, index) => ({
    text: each.trim(),
    words: (taken[index] ?? []).join(' '),
    means: (meanings[index] ?? '').trim(),
    also: [],
  }));
}

const candidates = new WeakMap<Source, Candidate>();

/** By its English alone: to read thousands of sentences aloud would take long, and nothing here asks for it. */
function candidateOf(source: Source, { content, tools }: Bank): Candidate {
  const said = { ...source, also: [...source.also], 'also-target': [] };
  const phrasings = () => phrasingsOf({ ...said, text: '', words: '' }, content, tools);
  const candidate = candidates.get(source) ?? { kind: 'say', entry: '', said, phrasings: phrasings() };
  candidates.set(source, candidate);
  return candidate;
}

/** Below it other things are said than were asked for. */
const near = 0.9;

/** A whole sentence of the content that says nearly this in English, whoever says it. */
export function nearlySaid(asked: string, bank: Bank): Said | undefined {
  const { content } = bank;
  const telling = ownUnits(asked)
    .map(({ key }) => key)
    .filter((key) => ownWeight(key) >= 1)
    .sort((a, b) => b.length - a.length)[0];
  if (telling === undefined) return undefined;
  const reading = readMessage(asked, bank);
  const stem = telling.slice(0, Math.max(3, telling.length - 2));
  let best: { said: Said; score: number } | undefined;
  for (const source of sources(content)) {
    const wordings = [source.means, ...source.also];
    // To compile a sentence costs more than to see that it has not the word.
    if (!source.means.includes('{') && !wordings.some((wording) => wording.toLowerCase().includes(stem))) continue;
    if (sentencesOf(source.means).length > sentencesOf(asked).length) continue;
    const match = matchCandidate(candidateOf(source, bank), reading, bank);
    if (!match || match.score < near || match.leftOut > 0 || match.score <= (best?.score ?? 0)) continue;
    const found = filled(source, match.entries);
    if (found) best = { said: { ...found, isNear: true }, score: match.score };
  }
  return best?.said;
}
