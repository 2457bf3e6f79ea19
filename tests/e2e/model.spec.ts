import { expect, type Locator } from '@playwright/test';
import { violationsOf } from './axe';
import { own, replies, say } from './learner';
import { modelName, testWith } from './modelServer';
import { beginTalk, turnEnds } from './modelTalk';
import { tooMuch } from './recordedModel';
import { recordedTalks } from './recordedTalks';

const test = testWith(recordedTalks);

const glosses = (message: Locator, name: 'data-gloss' | 'data-reading') =>
  message
    .locator('.word:not(.is-plain)')
    .evaluateAll((words, attribute) => words.map((word) => word.getAttribute(attribute) ?? ''), name);

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const lettersOf = async (sentence: Locator) => letters((await sentence.textContent()) ?? '');

/** Languages whose script is not the learner's own. */
const transliterated = new Set(['ja', 'ar']);

/** With spaces between words, without, and from right to left; the others differ in nothing but their letters. */
const shown = new Set(['fr', 'ja', 'ar']);

for (const { language, code, written, recast, reply, chosen, simpler, why } of recordedTalks.filter((talk) =>
  shown.has(talk.code),
)) {
  test(`a learner of ${language} talks with a language model, is put right, asks why, and for simpler words`, async ({
    page,
  }) => {
    // Three turns, on a machine that does other things as well.
    test.setTimeout(60_000);
    await beginTalk(page, language);
    await say(page, written);
    await turnEnds(page, 1);
    const [mine, theirs] = [own(page).first(), replies(page).first()];
    const sentence = theirs.locator('.sentence');
    await expect(sentence).toHaveAttribute('lang', code);
    await expect.poll(() => lettersOf(sentence)).toBe(letters(reply.text));
    expect(await glosses(theirs, 'data-gloss')).not.toContain('');
    if (transliterated.has(code)) expect((await glosses(theirs, 'data-reading')).join('')).toMatch(/[a-z]{4}/u);
    await expect(theirs).toContainText(/\d+ new/u);
    await expect(page.getByRole('heading', { name: reply.title })).toBeVisible();

    // Their own sentence, put right: what was wrong is underlined, and below stands what is right and why.
    await expect(mine).toContainText(written);
    await expect.poll(() => lettersOf(mine.locator('.sentence'))).toBe(letters(recast.text));
    expect(await glosses(mine, 'data-gloss')).not.toContain('');
    await expect(mine.locator('.wording u')).not.toHaveCount(0);
    await expect(mine.locator('.correction')).toContainText(/, not .*/u);
    await expect(mine.locator('.correction')).toContainText(recast.correction);
    const firstWord = () => mine.locator('.word').first().boundingBox();
    const before = await firstWord();
    await mine.getByRole('button', { name: 'Translation', exact: true }).press('Enter');
    await expect(mine.getByRole('button', { name: 'Why?' })).toBeVisible();
    expect((await firstWord())?.x).toBe(before?.x);
    await mine.getByRole('button', { name: 'Why?' }).press('Enter');
    await expect(mine.getByText(why.correction)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: why.correction })).toHaveCount(1);

    await theirs.getByRole('button', { name: 'Translation', exact: true }).click();
    await theirs.locator('.word').nth(1).click();
    await theirs.getByRole('button', { name: 'Why?' }).click();
    await expect(theirs.getByText(why.word)).toBeVisible();

    const chips = page.getByRole('list', { name: 'You could answer' }).getByRole('button');
    await chips.filter({ hasText: 'Simpler' }).click();
    await turnEnds(page, 2);
    await expect(own(page).nth(1)).toContainText('Simpler, please.');
    await expect.poll(() => lettersOf(replies(page).nth(1).locator('.sentence'))).toBe(letters(simpler.text));
    await chips.first().click();
    await turnEnds(page, 3);
    await expect.poll(() => lettersOf(own(page).nth(2).locator('.sentence'))).toBe(letters(chosen.text));
  });
}

test('a model that has too many questions is told in one sentence, and Retry works once it has not', async ({
  page,
  modelServer,
}) => {
  await beginTalk(page, 'French');
  modelServer.isBusy = true;
  await say(page, tooMuch);
  const reply = replies(page).first();
  const retry = reply.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expect(reply).toContainText(
    'Error: The tutor has too many questions at the moment. Please try again in a second.',
  );
  modelServer.isBusy = false;
  await retry.click();
  await turnEnds(page, 1);
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('log')).toBeFocused();
});

test('a long name of a model and an open correction stand in nobody’s way, and what was explained is kept', async ({
  page,
}) => {
  const [french] = recordedTalks;
  if (!french) throw new Error('there is nothing to talk about');
  await page.setViewportSize({ width: 390, height: 844 });
  await beginTalk(page, french.language);
  await expect(page.getByText(modelName)).toBeInViewport();
  expect((await page.locator('.top-bar').boundingBox())?.height).toBeLessThan(72);
  await say(page, french.written);
  await turnEnds(page, 1);
  await own(page).locator('.correction').click();
  await own(page).getByRole('button', { name: 'Why?' }).click();
  await expect(own(page).getByText(french.why.correction)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await own(page).locator('.correction').click();
  await expect(own(page).getByText(french.why.correction)).toBeVisible();
  await expect(own(page).getByRole('button', { name: 'Why?' })).toHaveCount(0);
});

// This server has no COMMUNITY_URL, unlike the one that all other tests share.
test('a server without a community leads nowhere outside, and says what helps', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reset Password' })).toHaveCount(0);
  const help = page.getByText('Ask the person who runs this server for a sign-in link.');
  await expect(help).toBeHidden();
  await page.getByText('Forgot your password?').click();
  await expect(help).toBeVisible();
  await page.goto('/home');
  await expect(page.getByText('You need an access code')).toContainText('the person who runs this server');
  await expect(page.getByRole('link', { name: 'Join the community' })).toHaveCount(0);
  await page.getByRole('link', { name: 'I have a code' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: /community/u })).toHaveCount(0);
});
