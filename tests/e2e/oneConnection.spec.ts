import { expect, type Page, type Request, test, type WebSocketRoute } from '@playwright/test';
import { resetPasswordTexts } from '../../domain/texts/auth';
import { progressTexts } from '../../domain/texts/progress';
import { makeFriends } from './friend';
import { accessCode, adminName, newName, password, signInAsAdmin, signUp } from './learner';
import { callAgain, expectUntouched, onTwoDevices, sayByCall, signInAgain } from './tabs';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const coffee = (page: Page) => rows(page).filter({ hasText: 'café' });
const bar = (page: Page) => page.locator('.status-slot .status-bar');

test(
  'what is counted, marked and set on another device stands on every page at once',
  { tag: ['@C109', '@C262', '@C288'] },
  async ({ page, browser, request }) => {
    const other = await onTwoDevices(page, request);
    await test.step('words that are counted and marked on another device stand in the word bank at once', async () => {
      await page.goto('/wordBank');
      await expect(page.getByText('No words yet. They appear here as you talk.')).toBeVisible();
      const stillUntouched = await expectUntouched(page);
      await sayByCall(other, "I'd like a coffee, please");
      await expect(coffee(page)).toBeVisible();

      const second = await signInAgain(browser, other.username);
      await second.page.goto('/wordBank');
      await coffee(second.page).locator('label').click();
      await second.page.getByRole('button', { name: 'Mark as Mastered' }).click();
      await expect(coffee(page)).toHaveCount(0);
      await second.page.getByRole('button', { name: 'Undo' }).click();
      await expect(coffee(page)).toBeVisible();

      // What is mastered depends on a setting, too.
      await other.call('POST', '/user/update-preferences', { masteryThreshold: 1 });
      await expect(coffee(page)).toHaveCount(0);
      await stillUntouched();
      await second.page.context().close();
    });

    await test.step('the dashboard has a new point at once', async () => {
      await goTo(page, 'Progress Dashboard', 'Progress Dashboard');

      await expect(page.getByRole('status').filter({ hasText: 'Fetching latest data…' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Progress Dashboard', level: 1 })).toBeVisible();
      const stillUntouched = await expectUntouched(page);
      await sayByCall(other, "I'd like a coffee, please");
      const figures = page.getByRole('list', { name: progressTexts.latest });
      await expect(figures).toBeVisible();
      const before = await figures.textContent();
      await sayByCall(other, 'I am tired');
      await expect(figures).not.toHaveText(before ?? '');
      await stillUntouched();
    });

    await test.step('open settings show on every page what is set on another device', async () => {
      for (const next of [null, 'Word Bank', 'Conversation']) {
        await other.call('POST', '/user/update-preferences', { showTransliteration: false, theme: 'dark' });
        if (next === 'Word Bank') await goTo(page, next, next);
        if (next === 'Conversation') {
          await page.getByRole('navigation').getByRole('link', { name: next }).click();
          await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
        }
        await expect(page.locator('body')).toHaveClass(/^dark/u);
        await page.getByRole('button', { name: 'Settings' }).click();
        const settings = page.getByRole('dialog', { name: 'Settings' });
        const pronunciation = settings.getByRole('switch', { name: 'Pronunciation' });
        await expect(pronunciation).not.toBeChecked();
        const stillUntouched = await expectUntouched(page);
        await other.call('POST', '/user/update-preferences', { showTransliteration: true, theme: 'light' });
        await expect(pronunciation).toBeChecked();
        await expect(settings.getByRole('switch', { name: 'Dark Theme' })).not.toBeChecked();
        await expect(page.locator('body')).toHaveClass(/^light/u);
        await stillUntouched();
        await page.keyboard.press('Escape');
        await expect(settings).toBeHidden();
      }
    });
  },
);

test('the page for another password has the theme of another device, and goes when that one ends its session', async ({
  page,
  request,
}) => {
  const other = await onTwoDevices(page, request);
  await page.goto('/resetPassword');
  await expect(page.locator('body')).toHaveClass(/^dark/u);
  await page.getByLabel('New Password', { exact: true }).fill('half a pass');
  const stillUntouched = await expectUntouched(page);
  await other.call('POST', '/user/update-preferences', { theme: 'light' });
  await expect(page.locator('body')).toHaveClass(/^light/u);
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('half a pass');
  await stillUntouched();
  // A new password ends all other sessions.
  await other.call('POST', '/auth/reset-password', { newPassword: 'another password' });
  await expect(page).toHaveURL(/\/login$/u);
});

test('the admin page shows new accounts and access codes at once', async ({ page, request }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  const note = `for ${newName()}`;
  await page.getByLabel('Note').fill('half a note');
  const stillUntouched = await expectUntouched(page);
  const username = newName();
  const other = await callAgain(request, adminName);
  await other.call('POST', '/admin/create-access-code', { maxUses: 1, note });
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('half a note');
  await request.post('/api/auth/register', { data: { username, password, accessCode } });
  await expect(rows(page).filter({ hasText: username })).toBeVisible();
  await stillUntouched();
});

test('what a friend writes is told on the pages beside the conversation', async ({ page, request }) => {
  const { ben, chatId } = await makeFriends(page, { request });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wordBank');
  await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible();
  const stillUntouched = await expectUntouched(page);
  await ben.call('POST', '/message/send-message', { message: 'こんにちは', conversationId: chatId });
  const menu = page.getByRole('button', { name: 'Open menu, new messages' });
  await expect(menu).toBeVisible();
  await stillUntouched();
  await menu.click();
  await expect(page.getByRole('link', { name: 'Conversation new messages' })).toBeVisible();
  await page.goto('/ProgressDashboard');
  await expect(page.getByRole('button', { name: 'Open menu, new messages' })).toBeVisible();
});

/** Streams of this page: how many were opened, and how many are open. */
function countStreams(page: Page) {
  const streams = { opened: 0, open: 0 };
  const isStream = (url: string) => new URL(url).pathname === '/api/stream';
  page.on('request', (request) => {
    if (!isStream(request.url())) return;
    streams.opened += 1;
    streams.open += 1;
  });
  const end = (request: Request) => {
    if (isStream(request.url())) streams.open -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return streams;
}

/** By the pages' own links, so that nothing is loaded anew. */
async function goTo(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

test('one stream serves all pages, and none is open on a public one', { tag: '@C288' }, async ({ page, request }) => {
  const other = await onTwoDevices(page, request);
  const streams = countStreams(page);
  await page.goto('/wordBank');
  await expect.poll(() => streams).toEqual({ opened: 1, open: 1 });
  await goTo(page, 'Progress Dashboard', 'Progress Dashboard');
  await goTo(page, 'Word Bank', 'Word Bank');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password', level: 1 })).toBeVisible();
  await other.call('POST', '/user/update-preferences', { theme: 'light' });
  await expect(page.locator('body')).toHaveClass(/^light/u);
  expect(streams).toEqual({ opened: 1, open: 1 });

  // A stream subscribes when it is opened.
  await page.getByRole('link', { name: resetPasswordTexts.back }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect.poll(() => streams).toEqual({ opened: 2, open: 1 });
  await goTo(page, 'Word Bank', 'Word Bank');
  await goTo(page, 'Progress Dashboard', 'Progress Dashboard');
  expect(streams).toEqual({ opened: 2, open: 1 });
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home$/u);
  await expect.poll(() => streams).toEqual({ opened: 2, open: 0 });
});

/** This browser remembers that streams do not get through. */
const preferSockets = (page: Page) => page.addInitScript(() => sessionStorage.setItem('palaver.carrier', 'socket'));

test('one socket serves all pages, the conversation too', { tag: ['@C288', '@C302'] }, async ({ page, request }) => {
  const other = await onTwoDevices(page, request);
  await preferSockets(page);
  const sent: string[] = [];
  let sockets = 0;
  page.on('websocket', (socket) => {
    sockets += 1;
    socket.on('framesent', ({ payload }) => sent.push((JSON.parse(String(payload)) as { type: string }).type));
  });
  await page.goto('/wordBank');
  await expect.poll(() => sent).toContain('authenticate');
  await goTo(page, 'Progress Dashboard', 'Progress Dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Conversation' }).click();
  await expect.poll(() => sent).toEqual(['authenticate', 'subscribe']);
  await sayByCall(other, 'Hello!');
  await expect(page.locator('article.message')).toHaveCount(2);
  await goTo(page, 'Word Bank', 'Word Bank');
  await expect.poll(() => sent).toEqual(['authenticate', 'subscribe', 'unsubscribe']);
  await goTo(page, 'Progress Dashboard', 'Progress Dashboard');
  expect(sockets).toBe(1);
});

test('guests, public pages and the demo open no connection', { tag: '@C288' }, async ({ page }) => {
  const streams = countStreams(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await signUp(page);
  for (const path of ['/home', '/providers', '/conversation?demo']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await expect(page.locator('.status-slot')).toBeAttached();
  expect(streams.opened).toBe(0);
});

const protectedPages = [
  ['/conversation', '/wordBank', '/admin'],
  ['/conversation?viewer=1', '/ProgressDashboard', '/resetPassword'],
] as const;

/** The page's socket, which can be taken away. */
async function routeSocket(page: Page) {
  const line = { isAway: false, isOpen: false, close: () => Promise.resolve() };
  await page.routeWebSocket(/\/ws$/u, (route) => {
    line.close = () => route.close({ code: 1001 });
    if (line.isAway) {
      void route.close({ code: 1013 });
      return;
    }
    const server = route.connectToServer();
    server.onMessage((frame) => {
      route.send(frame);
      line.isOpen ||= String(frame).includes('"authenticated"');
    });
  });
  return line;
}

for (const paths of protectedPages) {
  test(
    `the status bar on ${paths.join(', ')} comes after 5 s without a connection, moves nothing, and goes 1 s after it is back`,
    { tag: ['@C109', '@C110', '@C262', '@C294', '@C296', '@C491', '@C492'] },
    async ({ page }) => {
      await signInAsAdmin(page);
      await preferSockets(page);
      const line = await routeSocket(page);
      // Other tests make accounts and codes, which would move what stands below them.
      await page.route('**/api/admin/users', (route) => route.fulfill({ json: { users: [], hasOlder: false } }));
      await page.route('**/api/admin/access-codes', (route) => route.fulfill({ json: { accessCodes: [] } }));
      await page.clock.install();
      for (const path of paths) await test.step(path, () => expectStatusBar(page, path, line));
    },
  );
}

async function expectStatusBar(page: Page, path: string, line: Awaited<ReturnType<typeof routeSocket>>): Promise<void> {
  line.isOpen = false;
  await page.goto(path);
  await expect.poll(() => line.isOpen).toBe(true);
  await expect(page.locator('.status-slot')).toHaveCount(1);
  await expect(page.locator('.status-slot')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, header, main, main *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(' ');
      }),
    );
  await page.evaluate(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const before = await places();

  line.isAway = true;
  await line.close();
  await page.clock.runFor(4_000);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(bar(page)).toHaveText('Reconnecting...');
  await expect(bar(page)).toHaveClass('status-bar reconnecting...');
  expect(await places()).toEqual(before);
  // Nothing of the page lies under it.
  expect(
    await bar(page).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      return at.slice(0, 2).map(({ className }) => className);
    }),
  ).toEqual(['status-bar reconnecting...', 'status-slot']);

  line.isAway = false;
  // Only so much at once that what has to come over the network has the time for it.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(bar(page)).toHaveText('Connected', { timeout: 500 });
  }).toPass();
  await expect(bar(page)).toHaveClass('status-bar connected');
  await page.clock.runFor(1_000);
  await expect(bar(page)).toHaveCount(0);
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);

  // Time goes on by itself for the next page.
  await page.clock.resume();
}

test('a page lives on when a newer server tells of what it does not know', async ({ page, request }) => {
  const other = await onTwoDevices(page, request);
  await preferSockets(page);
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/ws$/u, (route) => {
    socket = route;
    route.connectToServer();
  });
  await page.goto('/wordBank');
  await expect.poll(() => socket !== undefined).toBe(true);
  for (const frame of [
    { type: 'weather', outlook: 'fair' },
    { type: 'message', weather: 'fair' },
    { type: 'message:target', target: 'nobody', fieldName: 'weather', status: 'sunny', value: [] },
  ]) {
    socket?.send(JSON.stringify(frame));
  }
  socket?.send('not even JSON');
  await sayByCall(other, "I'd like a coffee, please");
  await expect(coffee(page)).toBeVisible();
});

test('who logs out in one tab leaves the word bank in another at once', { tag: '@C291' }, async ({ page, context }) => {
  await signUp(page);
  const streams = countStreams(page);
  await page.goto('/wordBank');
  await expect.poll(() => streams.open).toBe(1);
  const other = await context.newPage();
  await other.goto('/ProgressDashboard');
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL(/\/login$/u);
  await expect(page).toHaveURL(/\/login$/u);
  await expect.poll(() => streams.open).toBe(0);
});

test('sessions that end in turn end each its own page, and the other lives on', async ({ page, browser, request }) => {
  const username = newName();
  await signUp(page, username);
  const [other, third] = [await signInAgain(browser, username), await callAgain(request, username)];
  await third.call('POST', '/user/update-preferences', { language: 'fr' });
  await page.goto('/wordBank');
  await other.page.goto('/ProgressDashboard');
  await expect(page.getByRole('heading', { name: 'Word Bank', level: 1 })).toBeVisible();
  await other.call('POST', '/auth/logout', { pushSubscription: null });
  await expect(other.page).toHaveURL(/\/login$/u);
  await sayByCall(third, "I'd like a coffee, please");
  await expect(coffee(page)).toBeVisible();
  await page.request.post('/api/auth/logout', { data: { pushSubscription: null } });
  await expect(page).toHaveURL(/\/login$/u);
});
