import { expect, type Page, test } from '@playwright/test';
import { makeFriends, others, type Someone } from '../e2e/friend';
import { own } from '../e2e/learner';
import { isPhone, themeOf } from './learners';
import { shoot } from './shot';

async function tell({ call }: Someone, conversationId: string, ...lines: string[]): Promise<void> {
  for (const message of lines)
    await expect(await call('POST', '/message/send-message', { conversationId, message })).toBeOK();
}

/** A server of the pictures knows each name once. */
const nameOf: Record<string, string> = { 'phone-light': 'Ines', 'desk-dark': 'Olga', 'desk-light': 'Nadia' };

const allRead = (page: Page) => expect(page.locator('article.message[aria-busy="true"]')).toHaveCount(0);

test('friends', async ({ page, browser }, info) => {
  const other = await (await browser.newContext()).newPage();
  const { anna, ben, chatId, chatPath } = await makeFriends(page, other, {
    languages: ['ja', 'fr'],
    name: nameOf[info.project.name] ?? 'Marta',
  });
  await anna.call('POST', '/user/update-preferences', { theme: themeOf(info) });
  await page.goto(chatPath);
  await expect(page.getByRole('heading', { name: /^Say hello/u })).toBeVisible();
  await shoot(page, info, 'friend-empty');

  await tell(ben, chatId, 'Good morning!', "I'd like a coffee, please");
  await tell(anna, chatId, 'With milk, please');
  await tell(ben, chatId, 'Thank you!');
  await expect(others(page)).toHaveCount(3);
  await expect(own(page)).toHaveCount(1);
  await allRead(page);
  await shoot(page, info, 'friend-chat');
  await others(page).nth(1).getByRole('button', { name: 'Options' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Message options' })).toBeVisible();
  await shoot(page, info, 'friend-message-options');
  await others(page).nth(1).getByRole('button', { name: 'Options', exact: true }).press('Enter');

  await page.getByRole('button', { name: /^About/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await shoot(page, info, 'dialog-friend');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await dialog.getByRole('button', { name: 'Are you sure?' }).click();
  await expect(dialog.getByText('You have blocked')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await shoot(page, info, 'friend-blocked');
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();

  if (isPhone(info)) await page.getByRole('button', { name: 'Open menu' }).click();
  await shoot(page, info, 'panel-friends');
  await page.getByRole('button', { name: 'Invite a Friend' }).click();
  await expect(dialog.getByLabel('Your invite code')).toHaveValue(/^[a-z]{4}-/u);
  await shoot(page, info, 'dialog-invite');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace Invite Code' }).click();
  await shoot(page, info, 'dialog-invite-replace');
  await page.keyboard.press('Escape');
  await tell(ben, chatId, 'My boss cancelled the quarterly review because of the flood');
  await expect(others(page)).toHaveCount(4);
  await allRead(page);
  await page.goto(chatPath);
  await shoot(page, info, 'friend-not-translated');
  await other.context().close();
});
