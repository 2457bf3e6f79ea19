import { expect, test } from '@playwright/test';
import { chooseLanguage, logIn, newName, own, register, replies, say } from './learner';

test('from another machine by plain http: register, log in, talk in two tabs, copy, invite, and stay signed in', async ({
  page,
  context,
}) => {
  const username = newName();
  await register(page, username);
  await logIn(page, username);
  await chooseLanguage(page, 'French');
  expect(await page.evaluate(() => [window.isSecureContext, 'clipboard' in navigator, 'locks' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  const session = (await context.cookies()).find(({ httpOnly, name }) => httpOnly && name.endsWith('session'));
  expect(session).toMatchObject({ domain: 'palaver.test', secure: false, sameSite: 'Lax' });

  await say(page, "I'd like a coffee, please");
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  await expect(reply.locator('.word').first()).toBeVisible();

  const options = page.getByRole('group', { name: 'Message options' });
  await reply.getByRole('button', { name: 'Options' }).click();
  await options.getByRole('button', { name: 'Copy Message' }).click();
  await expect(options.getByRole('button', { name: 'Copied' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const sentence = (await reply.locator('.sentence').textContent()) ?? '';
  await expect(field).toHaveValue(sentence.trim());
  await field.fill('');

  // In a dialog, beside which nothing can be selected.
  await page.getByRole('button', { name: 'Invite a Friend' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a Friend' });
  const code = invitation.getByLabel('Your invite code');
  await expect(code).toHaveValue(/^[a-z]{4}-/u);
  await invitation.getByRole('button', { name: 'Copy Code' }).click();
  await expect(invitation.getByText('Code copied.')).toBeVisible();
  const invite = await code.inputValue();
  await page.keyboard.press('Escape');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(invite);
  await field.fill('');

  const other = await context.newPage();
  await other.goto('/conversation');
  await expect(own(other)).toHaveCount(1);
  await say(other, 'With milk, please');
  await expect(own(page)).toHaveCount(2);
  await expect(replies(page).nth(1)).toHaveAttribute('aria-busy', 'false');

  await page.reload();
  await expect(own(page)).toHaveCount(2);
  await say(page, 'Thank you!');
  await expect(own(other)).toHaveCount(3);
});
