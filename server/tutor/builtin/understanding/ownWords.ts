import type { Content } from '../format/contentFormat';
import { wordKey } from './normalise';
import { commonEnglish } from './vocabulary';

const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const withoutSlots = (text: string) => text.replace(/\{[^{}]*\}/gu, ' ');

/** The English words that a content uses, as they are compared, and the commonest of all. */
export function* ownWordsOf(content: Content): Generator<undefined, Set<string>> {
  const raw = new Set<string>();
  const collect = (text: string) => {
    for (const [found] of withoutSlots(text).matchAll(word)) raw.add(found);
  };
  const said = [
    ...[...content.scenes.values()].flatMap((scene) => scene.lines.flatMap((line) => line.replies)),
    ...[...content.anywhere.values()].flatMap((entry) => entry.says),
    ...Object.values(content.lists).flat(),
  ];
  const isEnglish = (text: string) => {
    const words = withoutSlots(text).match(/\p{L}+/gu) ?? [];
    const known = words
      .map((each) => each.toLowerCase())
      .filter((each) => content.thesaurus.has(each) || commonEnglish.has(each));
    return known.length * 2 >= words.length;
  };
  for (const [index, { means, also }] of said.entries()) {
    collect(means);
    // Among the other wordings there are romanised ones: "watashi wa Tom desu".
    also.filter(isEnglish).forEach(collect);
    if (index % 50 === 49) yield;
  }
  return new Set([...commonEnglish, ...[...raw].map(wordKey)]);
}
