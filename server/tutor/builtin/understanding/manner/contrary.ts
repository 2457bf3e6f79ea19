import type { Match } from '../match';
import type { View } from '../normalise';
import { vocabularies } from './languages';
import { told } from './lead';
import type { Manner } from './manner';

/**
 * Whether a message has the words of something that can be said and yet says another thing: it asks what that states,
 * speaks of another person, or of another time. What wants, orders or asks for leave may be worded as a question.
 */
export function isContrary(
  message: Manner,
  { candidate, entries, view: of, score }: Pick<Match, 'candidate' | 'entries' | 'view'> & { score?: number },
  { text, language }: { text: string; language: string },
): boolean {
  const view = of === 'own' ? 'own' : 'target';
  if (language === 'ja' && view === 'target' && score !== 1 && answersRather(text, candidate.said.text)) return true;
  const other = otherPerson(text, view, language);
  const asks = message.asks === true && !message.isRequest;
  const isOfYou = speaksToYou(message);
  if (!asks && !isOfYou && other === undefined && message.time === undefined) return false;
  const said = candidate.phrasings.flatMap((phrasing) => (phrasing.view === view ? [phrasing.manner] : []));
  if (asks && !said.some((each) => each.asks === true && !each.isRequest)) return true;
  const isOrder = message.isRequest && said.some(({ time }) => time === 'future');
  if (
    isOfYou &&
    !isOrder &&
    !said.some(speaksToYou) &&
    (said.some(({ isOfMe }) => isOfMe) || areOfMe(entries, view, language))
  )
    return true;
  return (other !== undefined && !speaksOf(other, candidate.said, view)) || isOtherTime(message, said);
}

/** "Today is Monday" has nearly all the characters of "what day is it today". */
function answersRather(message: string, wording: string): boolean {
  return japaneseQuestion.test(wording) && japaneseStatement.test(message) && !questionWord.test(message);
}

const questionWord = /何|なに|なん|どこ|いつ|だれ|誰|どう|どれ|どの|どんな|いくら|いくつ|なぜ|どちら|どっち/u;
const japaneseQuestion = new RegExp(`(?:${questionWord.source}).*か[。？?]$`, 'u');
const japaneseStatement = /(?:です|ます|ました|でした|ません)[よね]?[。.!！\s]*$/u;

/** It says something of the one who hears it, and asks nothing. */
const speaksToYou = ({ asks, isRequest, isOfMe, isOfYou }: Manner) =>
  isOfYou && !isOfMe && (asks !== true || isRequest);

/** Somebody else of whom a message speaks: my sister, he. */
function otherPerson(text: string, view: View, language: string): string | undefined {
  const words = vocabularies[view === 'own' ? 'en' : language];
  return words?.other.exec(told(text, words).sentence)?.slice(1).find(Boolean);
}

function speaksOf(other: string, said: Match['candidate']['said'], view: 'own' | 'target'): boolean {
  const texts = view === 'own' ? [said.means, ...said.also] : [said.text, ...said['also-target']];
  const all = texts.join('\n').toLowerCase();
  return all.includes(other) || /\{\w+:(?:family|siblings|receivers|relatives)/u.test(all);
}

/** "My throat hurts" fills a slot that is the whole sentence. */
function areOfMe(entries: Match['entries'], view: 'own' | 'target', language: string): boolean {
  const words = vocabularies[view === 'own' ? 'en' : language];
  return Object.values(entries).some(({ text, means, also }) =>
    (view === 'own' ? [means, ...also] : [text]).some((each) => words?.me.test(each.toLowerCase())),
  );
}

/** Of what was, nothing is said that is wished or yet to be; and the other way round. */
function isOtherTime({ time }: Manner, said: readonly Manner[]): boolean {
  if (time !== 'past' && time !== 'future') return false;
  const has = (wanted: Manner['time']) => said.some((each) => each.time === wanted);
  return !has(time) && has(time === 'past' ? 'future' : 'past');
}

/** What likeness is left to a message that is contrary to what it is like. */
export const contraryFactor = 0.75;

/** Less sure, and to be answered as what was understood in part. */
export function asContrary(match: Match): Match {
  return { ...match, score: match.score * contraryFactor, leftOut: Math.max(1, match.leftOut) };
}
