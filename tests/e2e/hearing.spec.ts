import { expect, type Page, test } from '@playwright/test';
import { newLearner, replies, say } from './learner';

interface Heard {
  text: string;
  rate: number;
  lang: string;
}

declare global {
  interface Window {
    /** What the stand-in voice was given, and how often it was silenced. */
    heard: Heard[];
    silenced: number;
    /** Says where the voice is in what it was given last. */
    reach: (charIndex: number) => void;
  }
}

/** A voice of one language in the place of the browser's own, which this machine may not have. */
async function standInVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((voiceLang) => {
    class Utterance {
      rate = 1;
      lang = '';
      onboundary: ((event: { name: string; charIndex: number }) => void) | null = null;
      constructor(readonly text: string) {}
    }
    let last: Utterance | null = null;
    window.heard = [];
    window.silenced = 0;
    window.reach = (charIndex) => last?.onboundary?.({ name: 'word', charIndex });
    const engine = {
      pending: false,
      paused: false,
      get speaking() {
        return last !== null;
      },
      getVoices: () => [{ name: 'Stand-in', lang: voiceLang, localService: true, default: true }],
      addEventListener: () => undefined,
      speak: (utterance: Utterance) => {
        last = utterance;
        window.heard.push({ text: utterance.text, rate: utterance.rate, lang: utterance.lang });
      },
      cancel: () => {
        last = null;
        window.silenced += 1;
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: engine });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, lang);
}

const heard = (page: Page) => page.evaluate(() => window.heard);

test('a message and a word can be heard, by a second press slowly, and the word being said is lit', async ({
  page,
}) => {
  await standInVoice(page, 'fr-FR');
  await newLearner(page, 'French');
  await say(page, "I'd like a coffee, please");
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  const words = reply.locator('.word[role="button"]');

  await reply.getByRole('button', { name: 'Hear it', exact: true }).click();
  await expect.poll(async () => (await heard(page)).length).toBe(1);
  const [first] = await heard(page);
  expect(first).toMatchObject({ rate: 1, lang: 'fr-FR' });
  await page.evaluate(() => window.reach(1));
  await expect(words.first()).toHaveClass(/is-spoken/u);
  await reply.getByRole('button', { name: 'Hear it slowly' }).click();
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual({ ...first, rate: 0.7 });
  await reply.getByRole('button', { name: 'Stop' }).click();
  await expect(words.first()).not.toHaveClass(/is-spoken/u);

  // By keys: the word one is on, then its message.
  await words.first().focus();
  await page.keyboard.press('l');
  const word = (await words.first().textContent())?.replace(/\P{L}+$/u, '');
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ text: word, rate: 1 });
  await page.keyboard.press('h');
  await expect.poll(async () => (await heard(page)).at(-1)).toEqual(first);

  // Whoever leaves hears no more of it.
  const silenced = await page.evaluate(() => window.silenced);
  await page.getByRole('link', { name: /Word Bank/u }).click();
  await expect(page.getByRole('heading', { name: 'Word Bank' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.silenced)).toBeGreaterThan(silenced);
  await page
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Hear it', exact: true }).click();
  const shown = await card.locator('.card-word').textContent();
  await expect.poll(async () => (await heard(page)).at(-1)).toMatchObject({ text: shown, lang: 'fr-FR' });
});

test('where there is no voice of the language, none of another says it, and a press tells how to get one', async ({
  page,
}) => {
  await standInVoice(page, 'en-US');
  await newLearner(page, 'French');
  await say(page, "I'd like a coffee, please");
  const reply = replies(page).first();
  await reply.getByRole('button', { name: 'No voice for French on this device' }).click();
  await expect(reply.getByRole('status')).toContainText('This device has no voice for French.');
  expect(await heard(page)).toEqual([]);
});

test('regression: a page stands where the browser has the name of its voices and nothing under it', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await newLearner(page, 'French');
  await say(page, "I'd like a coffee, please");
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  await expect(reply.getByRole('button', { name: 'Translation' })).toBeVisible();
  await expect(reply.getByRole('button', { name: 'Hear it' })).toHaveCount(0);
});
