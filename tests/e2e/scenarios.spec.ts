import { expect, type Locator, type Page, test } from '@playwright/test';
import { someone } from './friend';
import { hold, newLearner, own, replies } from './learner';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const goals = (page: Page) => page.getByRole('button', { name: 'Scenario Goals' });

async function customize(page: Page) {
  await page.getByRole('button', { name: 'New Scenario' }).click();
  return dialog(page, 'Customize Your Scenario');
}

test(
  'a scenario is wished for, reviewed, begun, and its goals looked at',
  {
    tag: [
      '@C20',
      '@C78',
      '@C79',
      '@C92',
      '@C93',
      '@C120',
      '@C121',
      '@C122',
      '@C123',
      '@C124',
      '@C337',
      '@C338',
      '@C339',
      '@C340',
    ],
  },
  async ({ page }) => {
    await newLearner(page, 'French');
    await expect(goals(page)).toHaveCount(0);
    const wish = await customize(page);
    await wish.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
    await wish.getByLabel('Additional notes').fill('I am a vegetarian');
    await expect(wish.getByRole('button', { name: 'Clear' })).toBeVisible();
    await wish.getByRole('button', { name: 'Next' }).click();

    const review = dialog(page, 'Review Your Scenario');
    const partner = review.getByLabel('Your partner’s role');
    await expect(partner).not.toHaveValue('');
    for (const name of ['Your role', 'What to tell your partner', 'What to find out', 'The situation']) {
      await expect(review.getByLabel(name)).toBeVisible();
    }
    for (const name of ['New Scenario', 'Back', 'Confirm']) {
      await expect(review.getByRole('button', { name })).toBeVisible();
    }

    // Back and Next again: what stands there stays, and nothing new is drafted.
    await review.getByLabel('The situation').fill('A small place by the harbour');
    await review.getByRole('button', { name: 'Back' }).click();
    await expect(wish.getByLabel('Reason for learning')).toHaveValue('I want to order food in a restaurant');
    await wish.getByRole('button', { name: 'Next' }).click();
    await expect(review.getByLabel('The situation')).toHaveValue('A small place by the harbour');

    const role = await partner.inputValue();
    await review.getByRole('button', { name: 'Confirm' }).click();
    await expect(review).toBeHidden();
    await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
    await expect(own(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const scenarios = page.locator('section', { has: page.getByRole('heading', { name: 'Scenarios', exact: true }) });
    await expect(scenarios.getByRole('link')).toHaveAttribute('aria-current', 'page');

    await goals(page).click();
    await expect(partner).toHaveValue(role);
    await expect(review.getByLabel('The situation')).toHaveValue('A small place by the harbour');
    await page.keyboard.press('Escape');
    await expect(goals(page)).toBeFocused();
  },
);

test(
  'Clear empties the wish, New Scenario drafts another, and a scenario is not begun without roles, which is said at the first that is missing',
  { tag: ['@C122', '@C341', '@C365', '@C366'] },
  async ({ page }) => {
    await newLearner(page, 'Japanese');
    await test.step('Clear empties the wish, New Scenario drafts another, and a scenario without roles is not begun', async () => {
      const wish = await customize(page);
      await wish.getByLabel('Reason for learning').fill('shopping');
      await wish.getByRole('button', { name: 'Clear' }).click();
      await expect(wish.getByLabel('Reason for learning')).toHaveValue('');
      await wish.getByLabel('Reason for learning').fill('I will see a doctor');
      await wish.getByRole('button', { name: 'Next' }).click();

      const review = dialog(page, 'Review Your Scenario');
      const partner = review.getByLabel('Your partner’s role');
      await expect(partner).not.toHaveValue('');
      const drafted = await partner.inputValue();
      await partner.fill('  ');
      await review.getByRole('button', { name: 'Confirm' }).click();
      await expect(review.getByRole('alert')).toContainText('your conversation partner');
      await review.getByRole('button', { name: 'New Scenario' }).click();
      await expect(partner).toHaveValue(drafted);
      await expect(review.getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('each refusal leads to the first role that is missing, with the reason in sight', async () => {
      const wish = await customize(page);
      await wish.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
      await wish.getByRole('button', { name: 'Next' }).click();
      const review = dialog(page, 'Review Your Scenario');
      const [role, partner, about] = [
        review.getByLabel('Your role'),
        review.getByLabel('Your partner’s role'),
        review.getByLabel('The situation'),
      ];
      await expect(about).not.toHaveValue('');
      await expect(about).toBeEditable();
      for (const name of [
        'Your role',
        'Your partner’s role',
        'What to tell your partner',
        'What to find out',
        'The situation',
      ]) {
        await review.getByLabel(name).fill('');
      }
      const refused = async (first: Locator) => {
        await review.getByRole('button', { name: 'Confirm' }).click();
        await expect(first).toBeFocused();
        await expect(first).toHaveAccessibleDescription(/say who you are and who your conversation partner is/u);
        for (const seen of [first, review.getByRole('alert')]) await expect(seen).toBeInViewport({ ratio: 1 });
      };
      await refused(role);
      for (const field of [role, partner]) await expect(field).toHaveAttribute('aria-invalid', 'true');
      await about.fill('A small place by the harbour');
      await refused(role);
      await role.fill('A guest');
      await expect(role).not.toHaveAttribute('aria-invalid');
      await about.focus();
      await refused(partner);
      await partner.fill('A waiter');
      await expect(review.getByRole('alert')).toHaveCount(0);
    });
  },
);

test(
  'New Scenario brings the next that fits, says where there is none, and what fits nothing is said on top',
  { tag: ['@C341'] },
  async ({ page }) => {
    await newLearner(page, 'Japanese');
    const wish = await customize(page);
    await wish.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
    await wish.getByRole('button', { name: 'Next' }).click();
    const review = dialog(page, 'Review Your Scenario');
    const [about, told] = [review.getByLabel('The situation'), review.getByRole('status')];
    const redraft = async () => {
      await review.getByRole('button', { name: 'New Scenario' }).click();
      await expect(about).not.toHaveValue('');
      await expect(about).toBeEditable();
      return about.inputValue();
    };
    await expect(about).toBeEditable();
    await expect(about).not.toHaveValue('');
    const first = await about.inputValue();
    const second = await redraft();
    expect(second).not.toBe(first);
    await expect(told).toBeEmpty();

    const wishFor = async (text: string) => {
      await review.getByRole('button', { name: 'Back' }).click();
      await wish.getByRole('button', { name: 'Clear' }).click();
      await wish.getByLabel('Reason for learning').fill(text);
      await wish.getByRole('button', { name: 'Next' }).click();
      await expect(about).not.toHaveValue('');
      await expect(about).toBeEditable();
    };
    await wishFor('I will see a doctor');
    await expect(told).toBeEmpty();
    const only = await about.inputValue();
    expect(await redraft()).toBe(only);
    await expect(told).toContainText('This is the only scene the built-in tutor has for that');
    await expect(told).toBeInViewport({ ratio: 1 });

    await wishFor('I want to repair my spaceship');
    await expect(told).toContainText('has no scene for that');
    const unfit = await about.inputValue();
    expect(unfit).not.toContain('built-in tutor');
    expect(await redraft()).not.toBe(unfit);
    await page.reload();
    await (await customize(page)).getByRole('button', { name: 'Next' }).click();
    await expect(told).toContainText('has no scene for that');
  },
);

test(
  'Next drafts anew for another wish, also after a reload, and leaves what was written by hand',
  { tag: ['@C338', '@C339', '@C341'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    const wish = await customize(page);
    const reason = wish.getByLabel('Reason for learning');
    const review = dialog(page, 'Review Your Scenario');
    const [partner, about] = [review.getByLabel('Your partner’s role'), review.getByLabel('The situation')];
    const next = async () => {
      await wish.getByRole('button', { name: 'Next' }).click();
      await expect(about).not.toHaveValue('');
      await expect(about).toBeEditable();
    };
    await reason.fill('ordering coffee in a café');
    await next();
    const waiter = await partner.inputValue();

    await page.keyboard.press('Escape');
    await customize(page);
    await reason.fill('I am ill and need a doctor');
    await next();
    const doctor = await partner.inputValue();
    expect(doctor).not.toBe(waiter);

    await page.reload();
    await customize(page);
    await reason.fill('ordering coffee in a café');
    await next();
    await expect(partner).toHaveValue(waiter);

    await about.fill('A small place by the harbour');
    await review.getByRole('button', { name: 'Back' }).click();
    await reason.fill('I am ill and need a doctor');
    await next();
    await expect(about).toHaveValue('A small place by the harbour');
    await expect(review.getByRole('status')).toContainText('You edited this yourself, so it has been kept.');
    await review.getByRole('button', { name: 'New Scenario' }).click();
    await expect(partner).toHaveValue(doctor);
    await expect(review.getByRole('status')).not.toContainText('by hand');
  },
);

/** Gives a page time to hydrate and to hear from the server, as long as that takes on this machine. */
const hydrateMeanwhile = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await fetch('/healthz', { cache: 'no-store' });
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });

test('regression: what is written into a scenario before its page has come to life is begun with it', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await someone(page, 'fr');
  const wish = dialog(page, 'Customize Your Scenario');
  const review = dialog(page, 'Review Your Scenario');
  let letGo = await hold(page, /assets\/CustomizeScenario/u);
  await page.goto('/conversation?dialog=scenario', { waitUntil: 'commit' });
  await wish.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
  await hydrateMeanwhile(page);
  letGo();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(wish.getByLabel('Reason for learning')).toHaveValue('I want to order food in a restaurant');
  await wish.getByRole('button', { name: 'Next' }).click();
  const partner = review.getByLabel('Your partner’s role');
  await expect(partner).not.toHaveValue('');
  await expect(partner).toBeEditable();

  letGo = await hold(page, /assets\/ReviewScenario/u);
  await page.goto('/conversation?dialog=scenarioReview', { waitUntil: 'commit' });
  await partner.fill('The manager of a very large restaurant');
  await hydrateMeanwhile(page);
  letGo();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await review.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The manager of a very large restaurant');
  // Nor was a dialog closed and opened anew, which React reports.
  expect(errors).toEqual([]);
});

test(
  'a scenario that is drafted in one tab fills the form of another, where nobody has written',
  { tag: ['@C319'] },
  async ({ page, context }) => {
    await newLearner(page, 'French');
    const [other, third] = [await context.newPage(), await context.newPage()];
    for (const tab of [other, third]) {
      await tab.goto('/conversation');
      await customize(tab);
    }
    const notes = third.getByLabel('Additional notes');
    await notes.fill('my own notes');

    const wish = await customize(page);
    await wish.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
    await wish.getByRole('button', { name: 'Next' }).click();
    const partner = (tab: Page) => dialog(tab, 'Review Your Scenario').getByLabel('Your partner’s role');
    await expect(partner(page)).not.toHaveValue('');
    const drafted = await partner(page).inputValue();

    await expect(other.getByLabel('Reason for learning')).toHaveValue('I want to order food in a restaurant');
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.getByRole('button', { name: 'Next' }).click();
    await expect(partner(other)).toHaveValue(drafted);
    expect(asked.filter((url) => url.endsWith('/create-scenario'))).toEqual([]);
    await expect(notes).toHaveValue('my own notes');
    await expect(third.getByLabel('Reason for learning')).toHaveValue('');
  },
);
