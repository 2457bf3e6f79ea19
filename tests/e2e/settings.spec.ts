import { expect, type Page, test } from '@playwright/test';
import { someone } from './friend';
import { newLearner } from './learner';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page)).toBeVisible();
}

/** What the server has after a change: each is posted at once. */
async function posted(page: Page, change: () => Promise<unknown>): Promise<unknown> {
  const posting = page.waitForRequest('**/api/user/update-preferences');
  const fetching = page.waitForResponse('**/api/user/get-preferences');
  await change();
  await fetching;
  return (await posting).postDataJSON() as unknown;
}

/** The theme is the body's class, and its sheet is loaded and styles the page. */
async function expectTheme(page: Page, name: string): Promise<void> {
  await expect(page.locator('body')).toHaveClass(name);
  const isStyled = (theme: string) =>
    [...document.styleSheets].some(
      ({ href, cssRules }) => href?.endsWith(`/themes/${theme}.css`) === true && cssRules.length > 0,
    );
  await expect.poll(() => page.evaluate(isStyled, name)).toBe(true);
}

test(
  'settings open, post each change at once, read them again, and close',
  { tag: ['@C133', '@C134', '@C135', '@C136', '@C139', '@C143', '@C266', '@C267', '@C478'] },
  async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Settings' })).toHaveCount(0);
    await newLearner(page, 'Japanese');
    await openSettings(page);
    const dialog = settings(page);
    await expect(dialog.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(dialog.getByText('Times a word must be seen to be mastered')).toBeVisible();
    const languages = dialog.getByLabel('Target Language').locator('option');
    await expect(languages).toHaveText(['French', 'Japanese', 'Korean', 'German', 'Other']);

    expect(await posted(page, () => dialog.getByRole('switch', { name: 'Pronunciation' }).click())).toEqual({
      showTransliteration: false,
    });
    expect(await posted(page, () => dialog.getByLabel('Mastery Threshold').fill('12'))).toEqual({
      masteryThreshold: 12,
    });
    const shares = dialog.getByRole('group', { name: 'How much of a reply should you already know?' });
    await shares.getByRole('radio', { name: '95 % A good mix' }).focus();
    expect(await posted(page, () => page.keyboard.press('ArrowRight'))).toEqual({ knownShare: 98 });

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();

    await page.reload();
    await openSettings(page);
    await expect(dialog.getByLabel('Mastery Threshold')).toHaveValue('12');
    await expect(shares.getByRole('radio', { name: '98 % Easy reading' })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Pronunciation' })).not.toBeChecked();
  },
);

test(
  'numbers: prompts a week are asked for once there are prompts, and one that is empty or out of bounds is not saved',
  { tag: ['@C140', '@C141', '@C142', '@C216', '@C217', '@C278', '@C372', '@C373', '@C374', '@C375', '@C376'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await test.step('prompts a week are asked for once there are prompts, and the time zone goes with them', async () => {
      await openSettings(page);
      const dialog = settings(page);
      const type = dialog.getByLabel('Notification Type');
      await expect(type.locator('option')).toHaveText(['Disabled', 'Personalized With Memory']);
      await expect(dialog.getByLabel('Prompt Notifications per Week')).toBeHidden();
      const timezone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
      expect(await posted(page, () => type.selectOption('Personalized With Memory'))).toEqual({
        notificationType: 'Personalized With Memory',
        timezone,
      });
      const prompts = dialog.getByLabel('Prompt Notifications per Week');
      await expect(prompts).toHaveValue('3');
      expect(await posted(page, () => prompts.fill('5'))).toEqual({ promptNotificationsPerWeek: 5 });
      expect(await posted(page, () => type.selectOption('Disabled'))).toEqual({ notificationType: 'Disabled' });
      await expect(dialog.getByLabel('Prompt Notifications per Week')).toBeHidden();
    });

    await test.step('a number that is empty or out of bounds is not saved, and nothing is said', async () => {
      const field = settings(page).getByLabel('Mastery Threshold');
      const posts: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/update-preferences')) posts.push(request.postDataJSON());
      });
      for (const wrong of ['', '51', '-1', '2.5']) {
        await field.fill(wrong);
        await field.blur();
        await expect(field).toHaveValue('10');
      }
      await field.fill('50');
      await expect.poll(() => posts).toEqual([{ masteryThreshold: 50 }]);

      await posted(page, () => settings(page).getByLabel('Notification Type').selectOption('Personalized With Memory'));
      posts.length = 0;
      const prompts = settings(page).getByLabel('Prompt Notifications per Week');
      for (const wrong of ['', '0', '15', '2.5']) {
        await prompts.fill(wrong);
        await prompts.blur();
        await expect(prompts).toHaveValue('5');
      }
      await prompts.fill('14');
      await expect.poll(() => posts).toEqual([{ promptNotificationsPerWeek: 14 }]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(settings(page).locator('[aria-invalid]')).toHaveCount(0);
    });
  },
);

test(
  'what a number may be stands beside it, and a number that was typed is kept however the dialog is closed',
  { tag: ['@C138', '@C141', '@C372', '@C373'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await test.step('what a number may be stands beside its field, and is read with it', async () => {
      await openSettings(page);
      const dialog = settings(page);
      await expect(dialog.getByText('From 0 to 50', { exact: true })).toBeVisible();
      await expect(dialog.getByLabel('Mastery Threshold')).toHaveAccessibleDescription(
        'From 0 to 50 Times a word must be seen to be mastered',
      );
      await dialog.getByLabel('Notification Type').selectOption('Personalized With Memory');
      await expect(dialog.getByLabel('Prompt Notifications per Week')).toHaveAccessibleDescription(
        'From 1 to 14 How many of these reminders you would like in a week.',
      );
      await page.keyboard.press('Escape');
      await expect(settings(page)).toBeHidden();
    });

    await test.step('a number that was typed is kept however the dialog is closed, and a wrong one is not', async () => {
      await page.getByRole('link', { name: 'Word Bank' }).click();
      await expect(page).toHaveURL(/\/wordBank/u);
      const field = settings(page).getByLabel('Mastery Threshold');
      const posts: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/update-preferences')) posts.push(request.postDataJSON());
      });
      const waysToClose: readonly [wrong: string, right: number, close: () => Promise<unknown>][] = [
        ['51', 20, () => page.keyboard.press('Escape')],
        ['-1', 21, () => page.goBack()],
        ['2.5', 22, () => page.mouse.click(5, 5)],
        ['', 23, () => settings(page).getByRole('button', { name: 'Close' }).click()],
      ];
      for (const [wrong, right, close] of waysToClose) {
        await openSettings(page);
        await field.fill(wrong);
        await close();
        await expect(settings(page)).toBeHidden();
        await openSettings(page);
        const fetching = page.waitForResponse('**/api/user/get-preferences');
        await field.fill(String(right));
        await close();
        await expect(settings(page)).toBeHidden();
        await expect.poll(() => posts).toEqual([{ masteryThreshold: right }]);
        posts.length = 0;
        await fetching;
        await openSettings(page);
        await expect(field).toHaveValue(String(right));
        await close();
        await expect(settings(page)).toBeHidden();
      }
      expect(posts).toEqual([]);
    });
  },
);

test(
  'the settings are closed by Escape or beside them, ask for another language, and lead to my data and out',
  { tag: ['@C137', '@C146', '@C147', '@C369', '@C370', '@C371'] },
  async ({ page }) => {
    const username = await newLearner(page, 'French');
    await test.step('Escape and a press beside it close the dialog; keys stay inside it', async () => {
      await openSettings(page);
      await page.keyboard.press('Escape');
      await expect(settings(page)).toBeHidden();
      await openSettings(page);
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
        // The browser's own controls come in between, as the body.
        expect(['DIALOG', 'BODY']).toContain(where);
      }
      await page.mouse.click(5, 5);
      await expect(settings(page)).toBeHidden();
    });

    await test.step('Other asks for a language and saves it when its field is left', async () => {
      await openSettings(page);
      const dialog = settings(page);
      await expect(dialog.getByLabel('Enter Other Language')).toBeHidden();
      await dialog.getByLabel('Target Language').selectOption('Other');
      const other = dialog.getByLabel('Enter Other Language');
      const posts: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/update-preferences')) posts.push(request.postDataJSON());
      });
      for (const nothing of ['', '   ']) {
        await other.fill(nothing);
        await other.blur();
      }
      await other.fill('Farsi');
      expect(await posted(page, () => other.blur())).toEqual({ language: 'Farsi' });
      await expect(other).toHaveValue('Persian');
      // An empty field has saved nothing before.
      expect(posts).toEqual([{ language: 'Farsi' }]);
      // Persian is among the languages that turn transliteration on.
      await expect(dialog.getByRole('switch', { name: 'Pronunciation' })).toBeChecked();
    });

    await test.step('my data can be taken away as a file', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        settings(page).getByRole('link', { name: 'Download my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('palaver-export.json');
      const stream = await download.createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toMatchObject({ account: { username } });
    });

    await test.step('Reset Password and Log Out stand in the settings', async () => {
      await expect(settings(page).getByRole('link', { name: 'Reset Password' })).toHaveAttribute(
        'href',
        '/resetPassword',
      );
      await settings(page).getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(/\/login$/u);
    });
  },
);

test(
  'a theme is shown at once, in each tab, in each contrast and after a reload',
  { tag: ['@C144', '@C199', '@C200', '@C201', '@C202', '@C203', '@C204', '@C205', '@C206', '@C279'] },
  async ({ page, context }) => {
    await newLearner(page, 'French');
    await test.step('the theme is the body’s class and its sheet, at once and after a reload', async () => {
      await expect(page.locator('body')).toHaveClass('dark');
      await openSettings(page);
      const sheet = page.waitForResponse('**/themes/light.css');
      await posted(page, () => settings(page).getByRole('switch', { name: 'Dark Theme' }).click());
      expect((await sheet).ok()).toBe(true);
      await expectTheme(page, 'light');
      await page.reload();
      await expectTheme(page, 'light');
      await openSettings(page);
      await settings(page).getByRole('switch', { name: 'Dark Theme' }).click();
      await expectTheme(page, 'dark');
      await page.keyboard.press('Escape');
      await expect(settings(page)).toBeHidden();
    });

    await test.step('a theme that is chosen in one tab is shown by the others, without a line once they are looked at', async () => {
      const [talk, words] = [await context.newPage(), await context.newPage()];
      await talk.goto('/conversation');
      await words.goto('/wordBank');
      await expect(talk.getByRole('textbox', { name: 'Your message' })).toBeVisible();
      await expect(words.getByRole('button', { name: 'Settings' })).toBeVisible();
      for (const tab of [talk, words]) await expect(tab.locator('body')).toHaveClass('dark');
      await openSettings(page);
      await posted(page, () => settings(page).getByRole('switch', { name: 'Dark Theme' }).click());
      await expect(talk.locator('body')).toHaveClass('light');
      await expect(words.locator('body')).toHaveClass('light');
      await Promise.all([talk.close(), words.close()]);
    });

    await test.step('contrast is chosen for this device and keeps its theme', async () => {
      const dialog = settings(page);
      await dialog.getByLabel('Contrast').selectOption('High');
      await expectTheme(page, 'light-hc');
      await dialog.getByLabel('Contrast').selectOption('Medium');
      await expectTheme(page, 'light-mc');
      await posted(page, () => dialog.getByRole('switch', { name: 'Dark Theme' }).click());
      await expectTheme(page, 'dark-mc');
      await page.reload();
      await expectTheme(page, 'dark-mc');
      await openSettings(page);
      await dialog.getByLabel('Contrast').selectOption('High');
      await expectTheme(page, 'dark-hc');
    });
  },
);

test('a system that asks for more contrast gets it at the first visit, before anything is chosen', async ({
  browser,
}) => {
  const context = await browser.newContext({ contrast: 'more' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('body')).toHaveClass('dark-hc');
  const [answer] = await Promise.all([page.waitForResponse('**/login'), page.reload()]);
  expect(await answer.text()).toContain('<body class="dark-hc"');
  await context.close();
});

test(
  'the profile is read, kept by Save, and read anew, also where the page came with it',
  { tag: ['@C148', '@C149', '@C150', '@C151', '@C152', '@C153', '@C155', '@C156', '@C411'] },
  async ({ page }) => {
    await someone(page, 'fr');
    await page.goto('/conversation?dialog=profile');
    await test.step('a profile that the page came with is read anew once it was saved', async () => {
      const profile = page.getByRole('dialog', { name: 'Personalization Profile' });
      const general = profile.getByLabel('General Profile');
      await general.fill('A nurse from Leeds.');
      await profile.getByRole('button', { name: 'Save' }).click();
      await expect(profile).toBeHidden();
      await openSettings(page);
      await settings(page).getByRole('button', { name: 'Personalization' }).click();
      await expect(general).toHaveValue('A nurse from Leeds.');
      await page.keyboard.press('Escape');
      await expect(profile).toBeHidden();
    });

    await test.step('the profile is read, kept by Save, and Back leads to the settings', async () => {
      await openSettings(page);
      await settings(page).getByRole('button', { name: 'Personalization' }).click();
      const profile = page.getByRole('dialog', { name: 'Personalization Profile' });
      const general = profile.getByLabel('General Profile');
      const instructions = profile.getByLabel('Custom Instructions');
      for (const field of [general, instructions]) {
        await expect(field).toHaveAttribute('placeholder', /\S/u);
        await expect(field).toHaveAttribute('rows', '3');
      }
      await profile.getByRole('button', { name: 'Back' }).click();
      await expect(settings(page)).toBeVisible();
      await settings(page).getByRole('button', { name: 'Personalization' }).click();

      await general.fill('A nurse from York.');
      await instructions.fill('Short replies.\nNo slang.');
      const saving = page.waitForRequest('**/api/user/update-personalization-profile');
      const readAgain = page.waitForRequest('**/api/user/get-personalization-profile');
      await profile.getByRole('button', { name: 'Save' }).click();
      await expect(profile).toBeHidden();
      expect((await saving).postDataJSON()).toEqual({
        generalUserProfile: 'A nurse from York.',
        customInstructions: 'Short replies.\nNo slang.',
      });
      await readAgain;
      await page.reload();
      await openSettings(page);
      await settings(page).getByRole('button', { name: 'Personalization' }).click();
      await expect(general).toHaveValue('A nurse from York.');
      await expect(instructions).toHaveValue('Short replies.\nNo slang.');
    });
  },
);

test('what was written in the profile stands there again however the dialog is closed, and its field grows with it', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await test.step('what was written in the profile stands there again however the dialog is closed, until it is saved', async () => {
    const profile = page.getByRole('dialog', { name: 'Personalization Profile' });
    const general = profile.getByLabel('General Profile');
    const unsaved = profile.getByText('Your latest changes are not saved yet.');
    const open = async () => {
      await openSettings(page);
      await settings(page).getByRole('button', { name: 'Personalization' }).click();
    };
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.mouse.click(2, 2),
      () => page.reload(),
    ];
    await open();
    let written = '';
    for (const [index, close] of closings.entries()) {
      await expect(general).toHaveValue(written);
      await expect(unsaved).toHaveCount(written === '' ? 0 : 1);
      written = `A nurse from Leeds, ${index}.`;
      await general.fill(written);
      await close();
      await expect(profile).toBeHidden();
      await open();
    }
    await expect(general).toHaveValue(written);
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile).toBeHidden();
    await open();
    await expect(general).toHaveValue(written);
    await expect(unsaved).toHaveCount(0);
  });

  await test.step('a text area grows with its text, some 100 ms after the last key and not at each', async () => {
    const field = page.getByLabel('General Profile');
    const height = () => field.evaluate((area) => (area as HTMLElement).offsetHeight);
    const atFirst = await height();
    // Three rows of 24 px, the padding and the edges.
    expect(atFirst).toBeGreaterThanOrEqual(72);
    const atOnce = await field.evaluate((area: HTMLTextAreaElement) => {
      area.value = 'one\ntwo\nthree\nfour\nfive\nsix';
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return area.offsetHeight;
    });
    expect(atOnce).toBe(atFirst);
    await expect.poll(height).toBeGreaterThan(atFirst + 48);
    await field.fill('');
    await expect.poll(height).toBe(atFirst);
  });
});

test(
  'a profile that could not be read is asked for again, a theme sheet that does not load is logged, an account is deleted',
  { tag: ['@C207', '@C471'] },
  async ({ page, context }) => {
    const username = await newLearner(page, 'French');
    await test.step('regression: a profile that could not be read is asked for again, by Retry or once the network is back', async () => {
      const endpoint = '**/api/user/get-personalization-profile';
      const dialog = page.getByRole('dialog', { name: 'Personalization Profile' });
      await page.route(endpoint, (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Personalization' }).click();
      const retry = dialog.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await context.setOffline(true);
      await page.unroute(endpoint);
      await retry.click();
      await expect(retry).toBeVisible();
      await context.setOffline(false);
      await expect(dialog.getByLabel('General Profile')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('a theme sheet that does not load is only logged', async () => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });

      await page.route('**/themes/light.css', (route) => route.abort());
      await openSettings(page);
      await settings(page).getByRole('switch', { name: 'Dark Theme' }).click();
      await expect.poll(() => errors.join('\n')).toContain('The theme sheet /themes/light.css did not load.');
      await expect(settings(page).getByRole('switch', { name: 'Dark Theme' })).not.toBeChecked();
      await page.unroute('**/themes/light.css');
      await page.keyboard.press('Escape');
      await expect(settings(page)).toBeHidden();
    });

    await test.step('an account is deleted by its password and two clicks, and not by a wrong one', async () => {
      await openSettings(page);
      await settings(page).getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete account' });
      await dialog.getByLabel('Password').fill('not my password');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await dialog.getByRole('button', { name: 'Are you sure?' }).click();
      await expect(dialog.getByText('That password is not right.')).toBeVisible();
      await dialog.getByLabel('Password').fill('correct horse battery');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await dialog.getByRole('button', { name: 'Are you sure?' }).click();
      await expect(page).toHaveURL(/\/login$/u);
      const deleted = page.getByText('Your account has been deleted.');
      await expect(deleted).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(deleted).toHaveCount(0);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill('correct horse battery');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Invalid username or password.')).toBeVisible();
    });
  },
);
