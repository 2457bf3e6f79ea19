import { describe, expect, it } from 'vitest';
import { grammarLabels } from '../../domain/texts/grammarLabels';
import { languageTools } from '../../server/language/languageTools';
import { demoOpacities } from './scene';
import { demoMessages, demoScript, demoThreshold } from './script';
import { sceneAt } from './player';
import { timelineOf } from './timeline';
import { visibleMessages } from '../../domain/conversation/reduce';

/** Where the dictionary is of another opinion: it reads 辛い as つらい (hard), and has 七時 as one word. */
const readOtherwise = new Map([['辛い', 'karai']]);
const cutOtherwise = new Map([['七時', '七 時']]);

describe.each(demoMessages)('what is said in the demo: $text', ({ by, typed, text, words }) => {
  it('is cut into the units of docs/gloss-units.md, as our own tools cut it', () => {
    expect(words.map(([surface]) => surface).join('')).toBe(text);
    const cut = languageTools('ja')
      .segment(text)
      .map(({ surface }) => cutOtherwise.get(surface) ?? surface);
    expect(words.map(([surface]) => surface).join(' ')).toBe(cut.join(' '));
  });

  it('is transliterated as our own tools do it, and glossed in every word', () => {
    const tools = languageTools('ja');
    const readings = new Map(tools.segment(text).map(({ surface, reading }) => [surface, reading]));
    for (const [surface, transliteration, gloss] of words) {
      if (!/\p{L}/u.test(surface)) {
        expect([transliteration, gloss]).toEqual(['', '']);
        continue;
      }
      expect(gloss).not.toBe('');
      if (gloss.startsWith(':')) expect(grammarLabels).toHaveProperty([gloss]);
      if (!readings.has(surface)) continue;
      expect(transliteration).toBe(readOtherwise.get(surface) ?? tools.transliterate(surface, readings.get(surface)));
    }
  });

  it('is typed in two languages by the learner, and not at all by the tutor', () => {
    if (by === 'tutor') return expect(typed).toBe('');
    expect(typed).toMatch(/[a-z]/iu);
    expect(typed).toMatch(/[\p{scx=Hiragana}\p{scx=Katakana}]/u);
  });
});

it('words come again and fade as they do anywhere, down to a sentence in which most stand alone', () => {
  const timeline = timelineOf(demoScript);
  const { conversation, marked } = sceneAt(timeline, timeline.moments.length);
  const messages = visibleMessages(conversation);
  const opacities = demoOpacities(messages, marked);
  const strengths = (surface: string) =>
    messages.flatMap(({ id, morphemeTranslationDetails: words }) =>
      (words?.value ?? []).flatMap(([each], at) => (each === surface ? [opacities.get(id)?.[at]] : [])),
    );
  expect(demoThreshold).toBe(3);
  expect(strengths('が')).toEqual([1, 1 - 1 / 3, 1 - 2 / 3, 0]);
  expect(strengths('ラーメン')).toEqual([0, 0, 0, 0]);
  const last = messages.at(-1);
  const shown = (last?.morphemeTranslationDetails?.value ?? []).filter(
    ([surface], at) => /\p{L}/u.test(surface) && (opacities.get(last?.id ?? '')?.[at] ?? 1) > 0,
  );
  expect(shown.map(([surface]) => surface)).toEqual(['七', '時', 'に', '行き', 'ましょう', '早く']);
});
