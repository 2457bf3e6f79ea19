import { expect, type Page, test } from '@playwright/test';
import { own, password, signUp } from './learner';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Palaver' });

async function learnerOf(page: Page, language: string) {
  const token = await signUp(page);
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/api${path}`, { data, headers: { Authorization: `Bearer ${token}` } });
    await expect(answer).toBeOK();
    return answer;
  };
  await post('/user/update-preferences', { language });
  return post;
}

test('without JavaScript: settings and profile are saved by their forms, and the account is deleted', async ({
  page,
}) => {
  await learnerOf(page, 'fr');
  await page.goto('/conversation');
  await page.getByRole('link', { name: 'Settings' }).click();
  const settings = dialog(page, 'Settings');
  await settings.getByLabel('Mastery Threshold').fill('7');
  await settings.getByRole('radio', { name: '98 % Easy reading' }).check();
  await settings.getByRole('switch', { name: 'Dark Theme' }).uncheck();
  await settings.getByLabel('Contrast').selectOption('High');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toHaveCount(0);
  await expect(page.locator('body')).toHaveClass('light-hc');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(settings.getByLabel('Mastery Threshold')).toHaveValue('7');
  await expect(settings.getByRole('radio', { name: '98 % Easy reading' })).toBeChecked();
  await expect(settings.getByRole('switch', { name: 'Dark Theme' })).not.toBeChecked();

  await settings.getByRole('link', { name: 'Personalization' }).click();
  const profile = dialog(page, 'Personalization Profile');
  await profile.getByLabel('General Profile').fill('A nurse from Leeds.');
  await profile.getByRole('button', { name: 'Save' }).click();
  await page.goto('/conversation?dialog=profile');
  await expect(profile.getByLabel('General Profile')).toHaveValue('A nurse from Leeds.');

  await page.goto('/conversation?dialog=deleteAccount');
  await dialog(page, 'Delete account').getByLabel('Password').fill(password);
  await dialog(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByRole('status')).toHaveText('Your account has been deleted.');
  await page.reload();
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.goto('/conversation');
  await expect(page).toHaveURL(/\/login/u);
});

test('without JavaScript, on a phone: the settings are seen, though the panel that leads to them is closed', async ({
  page,
}) => {
  await learnerOf(page, 'fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/conversation');
  await page.getByRole('link', { name: 'Open menu' }).click();
  const [invite, friends] = [
    panel(page).getByRole('link', { name: 'Invite a Friend' }),
    panel(page).getByRole('heading', { name: 'Friends' }),
  ];
  const middle = async (of: typeof invite) => {
    const box = await of.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middle(invite)) - (await middle(friends)))).toBeLessThan(2);
  await panel(page).getByRole('link', { name: 'Settings' }).click();
  await expect(dialog(page, 'Settings')).toBeInViewport({ ratio: 0.9 });
  await dialog(page, 'Settings').getByRole('link', { name: 'Personalization' }).click();
  await expect(dialog(page, 'Personalization Profile')).toBeInViewport({ ratio: 0.9 });
});

test('without JavaScript: a conversation is begun, chosen and gone back to, and many are within reach', async ({
  page,
}) => {
  const post = await learnerOf(page, 'fr');
  const chats = 32;
  for (let made = 0; made < chats; made += 1) await post('/prompt/create-now', {});
  await page.goto('/conversation');
  const starters = panel(page)
    .locator('section', { has: page.getByRole('heading', { name: 'Conversation Starters', exact: true }) })
    .getByRole('link');
  // The newest, and the way to the rest.
  await expect(starters).toHaveCount(31);
  await panel(page).getByRole('link', { name: 'Show 2 more' }).click();
  await expect(starters).toHaveCount(chats);

  const href = (await starters.last().getAttribute('href')) ?? '';
  await starters.last().click();
  await expect(starters.and(page.locator('[aria-current="page"]'))).toHaveAttribute('href', href);
  const address = page.url();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('article.message')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Bonjour');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(own(page).first()).toContainText('Bonjour');
  await page.goto(address);
  await expect(own(page)).toHaveCount(0);
  await expect(page.locator('article.message.assistant')).toHaveCount(1);
});

test('without JavaScript: Next drafts anew for another wish, and not for the same', async ({ page }) => {
  await learnerOf(page, 'fr');
  await page.goto('/conversation?dialog=scenario');
  const wish = dialog(page, 'Customize Your Scenario');
  const review = dialog(page, 'Review Your Scenario');
  const partner = review.getByLabel('Your partner’s role');
  const next = async (reason: string) => {
    await wish.getByLabel('Reason for learning').fill(reason);
    await wish.getByRole('button', { name: 'Next' }).click();
    return partner.inputValue();
  };
  const waiter = await next('ordering food in a restaurant,\nor coffee in a café');
  await review.getByRole('link', { name: 'Back' }).click();
  expect(await next('ordering food in a restaurant,\nor coffee in a café')).toBe(waiter);
  await review.getByRole('link', { name: 'Back' }).click();
  expect(await next('I am ill and need a doctor')).not.toBe(waiter);
});

test('without JavaScript: what is begun from a chat is held in its language, and a refusal is said', async ({
  page,
}) => {
  const post = await learnerOf(page, 'fr');
  const made = await post('/conversation/reset', {});
  const { _id: french } = (await made.json()) as { _id: string };
  await post('/message/send-message', { conversationId: french, message: 'Bonjour' });
  await post('/user/update-preferences', { language: 'ar' });
  const subtitle = page.locator('.top-subtitle');
  await page.goto(`/conversation?c=${french}`);
  await page.getByRole('link', { name: 'New Scenario' }).click();
  const wish = dialog(page, 'Customize Your Scenario');
  await expect(wish.getByText('In French.', { exact: true })).toBeVisible();
  await wish.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
  await wish.getByRole('button', { name: 'Next' }).click();
  const review = dialog(page, 'Review Your Scenario');
  await expect(review.getByText('In French.', { exact: true })).toBeVisible();
  await review.getByRole('button', { name: 'Confirm' }).click();
  await expect(subtitle).toContainText('French');
  await page.getByRole('link', { name: 'Scenario Goals' }).click();
  await expect(
    review.getByText('In French. Confirm starts it over in a new chat. This one stays as it is.'),
  ).toBeVisible();
  await page.goto(`/conversation?c=${french}`);
  for (const name of ['Add', 'Restart Tutorial']) {
    await panel(page).getByRole('button', { name }).click();
    await expect(page.locator('article.message.assistant')).toHaveCount(1);
    await expect(subtitle).toContainText('French');
  }

  const arabic = (await (await post('/conversation/reset', {})).json()) as { _id: string };
  await page.goto(`/conversation?c=${arabic._id}`);
  await panel(page).getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toHaveText('The built-in tutor does not speak Arabic yet.');
  await expect(page.getByRole('alert')).toBeInViewport();
});
