import { grammarLabels } from '../../../../domain/texts/grammarLabels';
import { alignWords, AlignmentError } from './alignWords';
import type { Lists, Utterance } from './contentFormat';
import { parseWords, WordsSyntaxError, type Token, type WordToken } from './parseWords';
import { isPossibleReading } from '../../../language/kana';
import { expandVariants, hasVariants, slotSource, slotsOf, templateParts, type Address } from './template';

/** What is wrong with the text, words and meaning of one thing said, each as a sentence that says what to do. */
export function checkUtterance(utterance: Utterance, language: string, lists: Lists): string[] {
  const problems = new Set<string>();
  // Both variants are checked, so that a slip in one form of address does not wait for the learner who uses it.
  for (const address of ['feminine', 'masculine'] as const) {
    for (const problem of checkVariant(utterance, address, language, lists)) problems.add(problem);
  }
  if (!hasVariants(utterance.words)) checkLemmas(utterance.words).forEach((problem) => problems.add(problem));
  return [...problems];
}

function checkVariant(utterance: Utterance, address: Address, language: string, lists: Lists): string[] {
  const text = expandVariants(utterance.text, address);
  let tokens: Token[];
  try {
    tokens = parseWords(expandVariants(utterance.words, address));
  } catch (error) {
    if (error instanceof WordsSyntaxError) return [error.message];
    throw error;
  }
  const words = tokens.flatMap((token) => ('word' in token ? [token.word] : []));
  return [
    ...checkAlignment(text, tokens),
    ...words.flatMap((word) => checkWord(word, language)),
    ...checkGroups(words),
    ...checkSlots(text, expandVariants(utterance.means, address), lists),
    ...(text.normalize('NFC') === text ? [] : [`'${text}': write composed characters (NFC)`]),
  ];
}

function checkAlignment(text: string, tokens: Token[]): string[] {
  // A slot stands for itself on both sides; braces are punctuation, so a slot missing in words is found by its name.
  const surfaces = tokens.map((token) => ('word' in token ? token.word.surface : slotSource(token.slot)));
  try {
    alignWords(text, surfaces);
    return [];
  } catch (error) {
    if (error instanceof AlignmentError) return [error.message];
    throw error;
  }
}

function checkWord(word: WordToken, language: string): string[] {
  const problems: string[] = [];
  if (word.gloss.startsWith(':') && !(word.gloss in grammarLabels)) {
    problems.push(`'${word.surface}': ${word.gloss} is no grammar code of domain/texts/grammarLabels.ts`);
  }
  if (word.gloss.length > 40)
    problems.push(`'${word.surface}': a gloss has one to three words, this one ${word.gloss.length} characters`);
  if (language === 'ja') problems.push(...checkJapaneseReading(word));
  return problems;
}

function checkJapaneseReading({ surface, reading }: WordToken): string[] {
  const needsReading = /[\p{Script=Han}\d０-９]/u.test(surface);
  if (needsReading && !reading) return [`'${surface}': give its reading in kana (${surface}@…)`];
  if (reading && !isPossibleReading(surface, reading)) {
    return [`'${surface}@${reading}': the reading is in kana and holds the kana of the surface in their order`];
  }
  return [];
}

function checkGroups(words: WordToken[]): string[] {
  const sizes = new Map<number, number>();
  for (const { group } of words) if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return [...sizes]
    .filter(([, size]) => size < 2)
    .map(([group]) => `group ^${group} has one piece only: mark its other pieces or leave it out`);
}

/** Not where forms vary: there the lemma equals one of them. */
function checkLemmas(words: string): string[] {
  return [...words.matchAll(/(?:^|\s)([^\s@~^={}]+)(?:@[^\s~^=]+)?~\1(?=[\^=])/gu)].map(
    ([, surface]) => `'${surface}': leave the lemma out where it equals the surface`,
  );
}

function checkSlots(text: string, means: string, lists: Lists): string[] {
  const problems = [...slotsOf(text), ...slotsOf(means)].flatMap((slot) =>
    slot.list && !lists[slot.list] ? [`{${slot.name}:${slot.list}}: lists.yaml has no list '${slot.list}'`] : [],
  );
  const stray = [text, means].flatMap(templateParts).some((part) => 'literal' in part && /[{}]/u.test(part.literal));
  if (stray) problems.push(`'${text}': a brace that is no slot; write {name:list}, {name} or {f:…|m:…}`);
  const inText = new Set(slotsOf(text).map(slotSource));
  for (const slot of slotsOf(means)) {
    if (!inText.has(slotSource(slot)) && slot.list) problems.push(`${slotSource(slot)} stands in means, not in text`);
  }
  return problems;
}
