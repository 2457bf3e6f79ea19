import { expect, test } from '@playwright/test';
import { friendsSection, makeFriends, others, someone } from './friend';
import { own, say } from './learner';

declare global {
  interface Window {
    offered?: ShareData;
  }
}

test('Share copies the link and offers the phone’s own sheet with it', { tag: ['@C128'] }, async ({ page }) => {
  await someone(page, 'fr');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = (offered) => {
      if (offered) window.offered = offered;
      return Promise.reject(new DOMException('Put away', 'AbortError'));
    };
  });
  await page.goto('/conversation');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Invite a Friend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a Friend' });
  const link = dialog.getByLabel('Invitation link');
  await expect(link).toHaveValue(/invite=[a-z]{4}-/u);
  for (const name of ['Replace Invite Code', 'Copy Code', 'Share']) {
    const box = await dialog.getByRole('button', { name }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
  }
  await dialog.getByRole('button', { name: 'Share' }).click();
  // Put away, the link is copied all the same.
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  expect(await page.evaluate(() => window.offered?.url)).toBe(await link.inputValue());
});

test('what a friend says comes while one reads further up, and moves nothing', async ({ page, request }) => {
  const { anna, ben, chatId, chatPath } = await makeFriends(page, { request });
  for (let each = 0; each < 8; each += 1) {
    await anna.call('POST', '/message/send-message', { conversationId: chatId, message: 'Good morning' });
  }
  await page.goto(chatPath);
  await say(page, 'Thank you!');
  await expect(own(page)).toHaveCount(9);
  await expect(own(page).last()).toHaveAttribute('aria-busy', 'false');
  const list = page.locator('.message-list');
  await list.evaluate((element) => element.scrollTo(0, -element.scrollHeight));
  const top = await list.evaluate((element) => element.scrollTop);
  expect(top).toBeLessThan(-100);
  await ben.call('POST', '/message/send-message', { conversationId: chatId, message: 'Good morning' });
  await expect(others(page)).toHaveCount(1);
  await expect(others(page).first()).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect(others(page).first()).toBeInViewport();
});

test('on a phone the menu button tells that a friend has written in another chat, until that is read', async ({
  page,
  request,
}) => {
  const { ben, chatId, chatPath } = await makeFriends(page, { request });
  await page.goto(chatPath);
  await page.getByRole('button', { name: 'Open menu', exact: true }).click();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.locator('#side-panel')).toBeHidden();
  await expect(page).not.toHaveURL(new RegExp(chatId, 'u'));
  const dot = page.locator('.top-bar .unread-dot');
  await expect(dot).toHaveCount(0);

  await ben.call('POST', '/message/send-message', { conversationId: chatId, message: 'Good morning' });
  await expect(dot).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: `New message from ${ben.username}` });
  await expect(told).toBeAttached();
  const again = told.locator('p').evaluate(
    (former) =>
      new Promise<void>((resolve) => {
        const wait = () => (former.isConnected ? setTimeout(wait, 50) : resolve());
        wait();
      }),
  );
  await ben.call('POST', '/message/send-message', { conversationId: chatId, message: 'Are you there?' });
  await again;
  await expect(told).toBeAttached();
  const button = page.getByRole('button', { name: 'Open menu, new messages', exact: true });
  const [box, dotBox] = [await button.boundingBox(), await dot.boundingBox()];
  if (!box || !dotBox) throw new Error('It is not on the page');
  expect(dotBox.x).toBeGreaterThan(box.x + box.width / 2);
  expect(dotBox.y + dotBox.height).toBeLessThan(box.y + box.height / 2);

  // The page that the server makes says so, too, before any script has run.
  expect(await (await page.request.get(page.url())).text()).toContain('Open menu, new messages');
  await button.click();
  await friendsSection(page).getByRole('link').first().click();
  await expect(others(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible();
  await expect(dot).toHaveCount(0);

  // Back in the other chat, it stays away: what was read is read.
  await page.goBack();
  await expect(others(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible();
});
