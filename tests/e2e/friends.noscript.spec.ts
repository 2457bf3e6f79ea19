import { expect, test } from '@playwright/test';
import { friendsSection, inviteOf, makeFriends, others, someone } from './friend';
import { own } from './learner';

test(
  'without JavaScript the invitation has an address, shows code and link, and replaces the code',
  { tag: ['@C88', '@C125', '@C126'] },
  async ({ page, baseURL }) => {
    const anna = await someone(page, 'fr');
    await page.goto('/conversation');
    await friendsSection(page).getByRole('link', { name: 'Invite a Friend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a Friend' });
    const first = await inviteOf(anna);
    await expect(dialog.getByLabel('Your invite code')).toHaveValue(first);
    await expect(dialog.getByLabel('Invitation link')).toHaveValue(`${baseURL ?? ''}/register?invite=${first}`);
    await expect(dialog.getByRole('button', { name: /Copy|Share/u })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Replace Invite Code' }).click();
    await expect(dialog.getByLabel('Your invite code')).not.toHaveValue(first);
    await expect(dialog.getByLabel('Your invite code')).toHaveValue(await inviteOf(anna));
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test('without JavaScript friends write to each other, and one is reported, blocked and unblocked', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const { anna, ben, chatPath } = await makeFriends(page, other);
  await page.goto(chatPath);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Good morning');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(own(page).first()).toContainText('Bonjour');
  await other.goto('/conversation');
  await expect(friendsSection(other).getByRole('link', { name: anna.username })).toContainText('unread');
  await friendsSection(other).getByRole('link', { name: anna.username }).click();
  await expect(others(other).first()).toContainText('おはよう');

  await page.getByRole('link', { name: `About ${ben.username}` }).click();
  const dialog = page.getByRole('dialog', { name: ben.username });
  await dialog.getByLabel('What happened?').fill('Selling things.');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(dialog.getByText('Whoever runs this server will look at it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`You have blocked ${ben.username}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await other.context().close();
});
