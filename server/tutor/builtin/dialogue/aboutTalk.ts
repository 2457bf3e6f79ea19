import type { Utterance } from '../format/contentFormat';
import type { Bank } from '../understanding/bank';
import type { Rendered } from '../saying/render';
import { cutToSentences, sentencesIn } from '../saying/sentences';
import { protestIn, tellsJoke } from '../understanding/aboutTalk';
import type { Match } from '../understanding/match';
import type { SentenceRead } from '../understanding/plainSentences';
import { entryOf, type Draft } from './speaker';

/** Entries of `anywhere.yaml` that protest. */
const protesting = new Set(['protest', 'repeated']);
/** Beside a protest these ask for nothing to be said again. */
const ofSurprise = new Set(['again', 'unclear', 'slower', 'really', 'not-so', 'dont-know']);

/** What a message says of the talk itself, if anything. */
export function saysOfTalk(message: string, parts: readonly Match[]): 'protest' | 'repeated' | 'joking' | undefined {
  if (tellsJoke(message)) return 'joking';
  const entry = parts.map(entryOf).find((each) => protesting.has(each));
  return entry === 'protest' || entry === 'repeated' ? entry : protestIn(message);
}

/** What else was said beside a protest. */
export const besideProtest = (parts: readonly Match[]): Match[] =>
  parts.filter((part) => !protesting.has(entryOf(part)) && !ofSurprise.has(entryOf(part)));

/** What says something of its own, whatever stands beside it. */
export const isNoProtest = ({ text }: SentenceRead): boolean => protestIn(text) === undefined;

/** What a protest says that no wording has, in the content's words: which of these, its translation tells. */
export function protestSaid(message: string, { content }: Bank): Utterance | undefined {
  const kind = protestKinds.find(([pattern]) => pattern.test(message));
  return kind && content.anywhere.get('protest')?.says.find(({ means }) => kind[1].test(means));
}

const protestKinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\bi (?:did(?:n['’]?t| not)|never) (?:say|said|write|tell)\b/iu, /^I didn't say/u],
  [/\bi (?:(?:already|just) )?told you\b|\bi (?:already|just) said\b/iu, /^I already said/u],
  [/\bi (?:did(?:n['’]?t| not)|never) mean\b/iu, /what I meant/u],
];

/** What was protested against is not said once more: sentences of the tutor's last message are left out. */
export function withoutProtested(draft: Draft, newest: readonly Rendered[] | undefined): void {
  const before = new Set((newest ?? []).flatMap((said) => sentencesOf(said)));
  draft.said = draft.said.flatMap((said, index) => {
    if (index === 0) return [said];
    const sentences = sentencesIn(said);
    if (!sentences) return before.has(said.text.trim()) ? [] : [said];
    const kept = sentences.texts.map((text) => !before.has(text.trim()));
    const [first, last] = [kept.indexOf(true), kept.lastIndexOf(true)];
    return first < 0 ? [] : [cutToSentences(said, sentences, first, last + 1)];
  });
}

const sentencesOf = (said: Rendered) => sentencesIn(said)?.texts.map((text) => text.trim()) ?? [said.text.trim()];
