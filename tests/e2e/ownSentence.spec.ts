import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe';
import { own, replies, say } from './learner';
import { testWith } from './modelServer';
import { beginTalk, messageEnds, turnEnds } from './modelTalk';
import { hardToSay } from './recordedModel';
import { recordedTalks } from './recordedTalks';

const test = testWith(recordedTalks);
// Two turns and a retry, on a machine that does other things as well.
test.setTimeout(120_000);

const talkIn = (code: string) => {
  const talk = recordedTalks.find((each) => each.code === code);
  if (!talk) throw new Error(`nothing is recorded in ${code}`);
  return talk;
};

/** An answered message whose own sentence has failed. */
async function sayHard(page: Page) {
  const [mine, theirs] = [own(page).first(), replies(page).first()];
  await say(page, hardToSay);
  await messageEnds(theirs);
  const retry = mine.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(mine).toContainText(`${hardToSay}Error: The tutor’s key was refused.`);
  return { mine, theirs, retry };
}

test('an own sentence that failed is made again by key, without the reply', async ({ page, modelServer }) => {
  await beginTalk(page, 'French');
  modelServer.makesSentence = () => false;
  const { mine, theirs, retry } = await sayHard(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  const answer = await theirs.textContent();

  await test.step('which fails again as often as it does', async () => {
    const asked = page.waitForResponse('**/api/message/retry');
    await retry.press('Enter');
    expect((await asked).status()).toBe(200);
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'You: Error: The tutor’s key was refused.' })).toHaveCount(
      1,
    );
    await expect(mine).toContainText('Error: The tutor’s key was refused.');
    await expect(retry).toBeVisible();
  });

  await test.step('and by the key for it, within the message', async () => {
    modelServer.makesSentence = () => true;
    await mine.getByRole('button', { name: 'Translation', exact: true }).focus();
    await page.keyboard.press('a');
    await messageEnds(mine);
    await expect(page.getByRole('status').filter({ hasText: `You: ${talkIn('fr').chosen.text}` })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(mine).not.toContainText('Error');
    expect(await theirs.textContent()).toBe(answer);
  });
});

test('from right to left too, a failed own sentence and its Retry stand within its block on a phone', async ({
  page,
  modelServer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginTalk(page, talkIn('ar').language);
  modelServer.makesSentence = () => false;
  const { mine, retry } = await sayHard(page);
  const boxOf = async (locator: typeof mine) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('it is not shown');
    return { ...box, right: box.x + box.width };
  };
  const [block, button] = [await boxOf(mine), await boxOf(retry)];
  expect(button.x).toBeGreaterThanOrEqual(block.x);
  expect(button.right).toBeLessThanOrEqual(block.right);
  expect(button.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  modelServer.makesSentence = () => true;
  await retry.click();
  await messageEnds(mine);
  await expect(retry).toHaveCount(0);
});

test('an own sentence is finished although the next message is sent and answered before', async ({
  page,
  modelServer,
}) => {
  const { language, written, chosen } = talkIn('fr');
  await beginTalk(page, language);
  let letGo: () => void = () => undefined;
  const held = new Promise<boolean>((resolve) => (letGo = () => resolve(true)));
  modelServer.makesSentence = () => held;
  await say(page, hardToSay);
  const [mine, theirs] = [own(page).first(), replies(page).first()];
  await messageEnds(theirs);
  await say(page, written);
  await turnEnds(page, 2);
  await expect(mine).toHaveAttribute('aria-busy', 'true');
  await expect(mine).toContainText('On its way');
  letGo();
  await messageEnds(mine);
  await expect(mine.locator('.sentence')).toContainText(chosen.words[0]?.split('|')[0] ?? '');
  await page.reload();
  await expect(mine.locator('.word').first()).toBeVisible();
});
