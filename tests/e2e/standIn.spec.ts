import { expect } from '@playwright/test';
import { newLearner, own, replies, say } from './learner';
import { testWith } from './modelServer';
import { tooMuch } from './recordedModel';
import { recordedTalks } from './recordedTalks';

const test = testWith(recordedTalks);

test('a model that is away: the built-in tutor answers meanwhile once it is let, and the settings take it back', async ({
  page,
  modelServer,
}) => {
  await newLearner(page, 'French');
  modelServer.isBusy = true;
  await say(page, tooMuch);
  const reply = replies(page).first();
  const standIn = reply.getByRole('button', { name: 'Let the built-in tutor answer meanwhile' });
  await expect(standIn).toBeVisible({ timeout: 20_000 });
  await standIn.press('Enter');
  await expect(reply.getByText('Built-in tutor', { exact: true })).toBeVisible();
  // The model has put their own sentence into the language: that one stays.
  await expect(own(page).first().getByText('Built-in tutor', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  // From now on by itself.
  await say(page, tooMuch);
  await expect(replies(page).nth(1).getByText('Built-in tutor', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(standIn).toHaveCount(0);

  await page.getByRole('button', { name: 'Settings' }).click();
  const setting = page.getByRole('switch', { name: 'Built-in tutor as a stand-in' });
  await expect(setting).toBeChecked();
  const saved = page.waitForRequest('**/api/user/update-preferences');
  await setting.click();
  expect((await saved).postDataJSON()).toEqual({ builtinStandsIn: false });
  modelServer.isBusy = false;
});
