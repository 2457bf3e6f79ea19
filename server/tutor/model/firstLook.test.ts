import { expect, it } from 'vitest';
import { emptyDraft, type Draft } from './encoding/draft';
import { lookedAtFirst, NotWanted } from './firstLook';

/** Drafts of one text as it grows; the last of them is whole. */
async function* growing(texts: readonly string[], fails = false): AsyncGenerator<Draft> {
  const draft = emptyDraft();
  for (const [index, text] of texts.entries()) {
    draft.text = text;
    draft.isTextWhole = !fails && index === texts.length - 1;
    yield draft;
    await Promise.resolve();
  }
  if (fails) throw new Error('it broke off');
}

async function shown(drafts: AsyncGenerator<Draft>): Promise<{ texts: string[]; error: unknown }> {
  const texts: string[] = [];
  try {
    for await (const { text } of drafts) texts.push(text);
  } catch (error) {
    return { texts, error };
  }
  return { texts, error: null };
}

const looked: string[] = [];
const look = (text: string) => {
  looked.push(text);
  return text.includes('hard') ? Promise.reject(new NotWanted(['hard'])) : Promise.resolve();
};

it('shows an answer once it is whole and has been looked at', async () => {
  const drafts = lookedAtFirst(growing(['An', 'An easy', 'An easy one.']), { withinMs: 100, now: () => 0, look });
  expect(await shown(drafts)).toEqual({ texts: ['An easy one.'], error: null });
  expect(looked.pop()).toBe('An easy one.');
});

it('shows nothing of one that is not wanted', async () => {
  const drafts = lookedAtFirst(growing(['A hard', 'A hard one.']), { withinMs: 100, now: () => 0, look });
  const { texts, error } = await shown(drafts);
  expect(texts).toEqual([]);
  expect(error).toBeInstanceOf(NotWanted);
});

it('shows one that is long in coming as it comes, whatever it is', async () => {
  let time = 0;
  const now = () => (time += 60);
  const drafts = lookedAtFirst(growing(['A', 'A hard', 'A hard one', 'A hard one.']), { withinMs: 100, now, look });
  expect(await shown(drafts)).toEqual({ texts: ['A hard', 'A hard one', 'A hard one.'], error: null });
});

it('shows what had come of one that breaks off', async () => {
  const drafts = lookedAtFirst(growing(['A ha', 'A half'], true), { withinMs: 100, now: () => 0, look });
  const { texts, error } = await shown(drafts);
  expect(texts).toEqual(['A half']);
  expect(String(error)).toContain('it broke off');
});
