import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterThoughts, createThoughtFilter } from './thoughts';

function through(text: string, sizes: readonly number[]) {
  const filter = createThoughtFilter();
  let answer = '';
  let from = 0;
  for (let index = 0; from < text.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    answer += filter.pass(text.slice(from, from + size));
    from += size;
  }
  return { answer: answer + filter.rest(), isThinking: filter.isThinking() };
}

describe('what a model thinks aloud', () => {
  it.each([
    ['none', '{"text":"a"}', '{"text":"a"}', false],
    ['a draft in it', '<think>\nPerhaps {"text": "draft"}?\n</think>\n{"text":"a"}', '\n{"text":"a"}', false],
    ['twice', '<think>a</think> <reasoning>b</reasoning>Bonjour !', ' Bonjour !', false],
    ['never ended', '<think>Let me see [text]', '', true],
    ['before a heading', '<Thinking>[text]?</Thinking>[text]\nBonjour', '[text]\nBonjour', false],
    ['in words of the answer', '{"text":"Écris <think> ici"}', '{"text":"Écris <think> ici"}', false],
    ['another mark', 'a <b>bold</b> word', 'a <b>bold</b> word', false],
    ['half a mark', 'one <thi', 'one <thi', false],
  ])('(%s) is left out, however it is cut', (_name, text, answer, isThinking) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
        expect(through(text, sizes)).toEqual({ answer, isThinking });
      }),
      { numRuns: 40 },
    );
  });

  it('is left out of a whole answer where its beginning was not marked', () => {
    expect(afterThoughts('Hm, French.\n</think>\n\nBonjour !')).toBe('Bonjour !');
    expect(afterThoughts('Bonjour !')).toBe('Bonjour !');
  });
});
