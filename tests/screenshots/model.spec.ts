import { expect } from '@playwright/test';
import { own, replies } from '../e2e/learner';
import { testWith } from '../e2e/modelServer';
import { recordedTalks } from '../e2e/recordedTalks';
import { learnerOf, setPreferences, themeOf } from './learners';
import { shoot } from './shot';

const test = testWith(recordedTalks);

for (const { language, code, written } of recordedTalks) {
  if (!['fr', 'ar'].includes(code)) continue;
  test(`a language model in ${language}`, async ({ browser, page, baseURL }, info) => {
    const learner = await learnerOf(browser, baseURL, { language, lines: [written] });
    await page.context().addCookies(learner.state.cookies);
    await setPreferences(page, learner.token, { theme: themeOf(info) });
    await page.goto('/conversation');
    await expect(replies(page).first().locator('.word').first()).toBeVisible();
    await expect(own(page).first().locator('.correction')).toBeVisible();
    await shoot(page, info, `model-${code}`);
  });
}
