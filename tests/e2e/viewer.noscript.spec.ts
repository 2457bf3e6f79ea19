import { expect, test } from '@playwright/test';
import { signInAsAdmin, signUp } from './learner';

test(
  'without JavaScript a viewer reads too, has no form, and finds the way out',
  { tag: ['@C385', '@C386', '@C387'] },
  async ({ page, browser }) => {
    const context = await browser.newContext();
    const Authorization = `Bearer ${await signUp(await context.newPage())}`;
    const headers = { Authorization };
    await context.request.post('/api/user/update-preferences', { data: { language: 'fr' }, headers });
    const history = await context.request.get('/api/conversation/request-history', { headers });
    const { conversationDetails } = (await history.json()) as { conversationDetails: { _id: string } };
    const conversationId = conversationDetails._id;
    await context.request.post('/api/message/send-message', { data: { conversationId, message: 'Bonjour' }, headers });

    await signInAsAdmin(page);
    await page.goto(`/conversation?c=${conversationId}&viewer=1`);
    await expect(page.locator('article.message.user-other')).toContainText('Bonjour');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('button, form')).toHaveCount(0);
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page.getByRole('complementary', { name: 'Viewer mode' })).toHaveCount(0);
    await context.close();
  },
);
