import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { graphDataOf } from '../../domain/progress/progress';
import { violationsOf } from './axe';
import { hold, newLearner, own, replies, say, signUp } from './learner';

const graphData = '**/api/conversation/graph-data';
const charts = (page: Page) => page.locator('canvas');
const fetching = (page: Page) => page.getByText('Fetching latest data…', { exact: true });

/** The browser gets these figures, whatever the server has. */
async function answerWith(page: Page, points: Parameters<typeof graphDataOf>[0]): Promise<void> {
  await page.route(graphData, (route) => route.fulfill({ json: graphDataOf(points) }));
}
const half = { totalEncounteredWords: 40, masteredWordTotal: 10, topWordsCount: 20, percentMastered: 50 };

/** A pixel in the middle of a chart, at a share of its height: its colour, and how much of it there is. */
function pixelAt(chart: Locator, share: number): Promise<number[]> {
  return chart.evaluate((canvas: HTMLCanvasElement, at) => {
    const context = canvas.getContext('2d');
    return [...(context?.getImageData(canvas.width / 2, Math.round(canvas.height * at), 1, 1).data ?? [])];
  }, share);
}

/** What the theme's sheet says of a role, as a canvas has it. */
function colorOf(page: Page, role: string): Promise<number[]> {
  return page.evaluate((name) => {
    const hex = getComputedStyle(document.body).getPropertyValue(`--md-sys-color-${name}`).trim();
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  }, role);
}

async function expectFilled(page: Page, chart: Locator, share: number, role: string): Promise<void> {
  const [pixel, token] = [await pixelAt(chart, share), await colorOf(page, role)];
  for (const [at, value] of token.entries()) expect(Math.abs((pixel[at] ?? 0) - value)).toBeLessThanOrEqual(2);
  expect((pixel[3] ?? 0) / 255).toBeCloseTo(0.7, 2);
}

test(
  'the dashboard is there for who is signed in; before the first conversation it invites to one, above five zero points',
  { tag: ['@C10', '@C31', '@C33', '@C246', '@C503'] },
  async ({ page }) => {
    await test.step('the dashboard is there for who is signed in, in either spelling', async () => {
      await page.goto('/ProgressDashboard');
      await expect(page).toHaveURL(/\/login$/u);
      await signUp(page);
      for (const path of ['/ProgressDashboard', '/progressDashboard', '/progressdashboard']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Progress Dashboard', level: 1 })).toBeVisible();
      }
    });

    await test.step('before the first conversation it invites to one, above charts of five zero points', async () => {
      await expect(page.getByText('Nothing to show yet.')).toBeVisible();
      await expect(charts(page)).toHaveCount(2);
      await expect(page.getByRole('table')).toHaveCount(0);
      const tertiary = await colorOf(page, 'tertiary');
      // Marks of the first series, as a row of pixels through them meets them.
      const marks = await charts(page)
        .last()
        .evaluate((canvas: HTMLCanvasElement, ink) => {
          const { width, height } = canvas;
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
          const isInk = (x: number, y: number) => {
            const at = 4 * (y * width + x);
            return pixels[at + 3] === 255 && ink.every((value, part) => Math.abs(value - (pixels[at + part] ?? 0)) < 3);
          };
          let most = 0;
          // Below the legend, which has the same ink.
          for (let y = Math.round(height / 4); y < height; y += 1) {
            let runs = 0;
            for (let x = 1; x < width; x += 1) if (isInk(x, y) && !isInk(x - 1, y)) runs += 1;
            most = Math.max(most, runs);
          }
          return most;
        }, tertiary);
      expect(marks).toBe(5);
      await page.getByRole('link', { name: 'Go to the conversation' }).click();
      await expect(page).toHaveURL(/\/conversation/u);
    });
  },
);

test(
  'on a phone the menu button opens the way on, a chart that does not load takes nothing else away, and nothing is wider',
  { tag: ['@C173', '@C174', '@C175', '@C176'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    await test.step('the menu button opens the way to home, the conversation and the word bank', async () => {
      await page.goto('/ProgressDashboard');
      const navigation = page.getByRole('navigation');
      await expect(navigation).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      await expect(navigation).toBeVisible();
      for (const [label, path] of [
        ['Home', '/home'],
        ['Conversation', '/conversation'],
        ['Word Bank', '/wordbank'],
      ] as const) {
        const link = navigation.getByRole('link', { name: `${label} ${path}`, exact: true });
        await expect(link).toHaveAttribute('href', path);
      }
      await navigation.getByRole('link', { name: 'Word Bank' }).click();
      await expect(page.getByRole('heading', { name: 'Word Bank', level: 1 })).toBeVisible();
    });

    await test.step('a chart that does not load takes nothing else away, and nothing is wider than a phone', async () => {
      await answerWith(page, [half, { ...half, masteredWordTotal: 1234, totalEncounteredWords: 12_345 }]);
      await page.route('**/assets/ProgressCharts*', (route) => route.abort());
      await page.goto('/ProgressDashboard');
      await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
      await expect(page.getByRole('list', { name: 'Where you stand' })).toContainText('1,234');
      await page.unroute('**/assets/ProgressCharts*');
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(charts(page)).toHaveCount(2);
      await page.getByText('Show as a table').click();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const main = page.getByRole('main');
      expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    });
  },
);

test(
  'after a conversation it says alone that it fetches, or failed; it shows two charts of 400 px, and how it stands',
  { tag: ['@C177', '@C178', '@C179', '@C180', '@C184', '@C189', '@C346', '@C501'] },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const chartChunks = () => scripts.filter((url) => url.includes('/assets/ProgressCharts')).length;
    await newLearner(page, 'French');
    await say(page, "I'd like a coffee, please");
    for (const message of [own(page).first(), replies(page).first()]) {
      await expect(message).toHaveAttribute('aria-busy', 'false');
    }
    // The point is drawn by a job, soon after.
    await expect
      .poll(async () => (await page.request.get('/ProgressDashboard')).text(), { timeout: 15_000 })
      .toContain('<caption>');
    expect(chartChunks()).toBe(0);

    const release = await hold(page, graphData);
    await page.goto('/ProgressDashboard');
    await expect(fetching(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toHaveText('Fetching latest data…');
    await expect(main.getByRole('list')).toHaveCount(0);
    await expect(charts(page)).toHaveCount(0);
    release();
    await expect(charts(page)).toHaveCount(2);
    await expect(fetching(page)).toBeHidden();
    expect(chartChunks()).toBe(1);

    for (const title of ['% of Conversation Mastered', 'Top-80 vs Mastered Counts']) {
      const section = page.getByRole('region', { name: title, exact: true });
      await expect(section.getByRole('heading', { name: title, exact: true })).toBeVisible();
      const box = await section.getByRole('img').boundingBox();
      expect(box?.height).toBe(400);
    }
    const [upper, lower] = [await charts(page).first().boundingBox(), await charts(page).last().boundingBox()];
    expect(lower?.x).toBe(upper?.x);
    expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + 400);

    // Above them, what became of the words lately; the charts say how their bands are read.
    await expect(page.getByRole('heading', { name: /^Today you met \w+ words for the first time\.$/u })).toBeVisible();
    await expect(page.getByRole('list', { name: 'This week' })).toContainText(
      /words you met for the first time\d+ today/u,
    );
    await expect(page.getByRole('list', { name: 'Nearly yours' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByText(/so the upper edge is at \d+\./u)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Where you stand' })).toContainText(
      /of the \d+ words you had met (?:was|were) mastered when you last talked/u,
    );
    await page.getByText('Show as a table').click();
    const table = page.getByRole('table', { name: 'Progress, conversation by conversation' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('row').last()).toContainText(/^#1/u);
    expect(await violationsOf(page)).toEqual([]);

    await page.route(graphData, (route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } }));
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('Error: Out of order.');
    await expect(main).toHaveText('Error: Out of order.Retry');
  },
);

test('a failure is logged and said, and can be tried again', { tag: ['@C178', '@C346', '@C472'] }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await signUp(page);
  // One route throughout: the page asks again by itself once it believes that the network is back.
  let answer = (route: Route) => route.abort();
  await page.route(graphData, (route) => answer(route));
  await page.goto('/ProgressDashboard');
  await expect(page.getByRole('alert')).toHaveText('Error: Unable to connect to the server. Please try again.');
  await expect(charts(page)).toHaveCount(0);
  expect(logged.join('\n')).toContain('GET /conversation/graph-data failed.');

  answer = (route) => route.fulfill({ status: 503, json: { code: 'busy', message: 'Too much to do.' } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: Too much to do.');

  answer = (route) => route.continue();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(charts(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toBeHidden();
});

test(
  'colours are the theme’s, filled with 0.7, and charts are made anew with each theme',
  { tag: ['@C193', '@C194', '@C197'] },
  async ({ page }) => {
    await signUp(page);
    await answerWith(page, [half, half, half]);
    await page.goto('/ProgressDashboard');
    await expect(charts(page)).toHaveCount(2);
    const percent = charts(page).first();
    await expectFilled(page, percent, 0.73, 'tertiary');
    await expectFilled(page, percent, 0.33, 'primary');

    await charts(page).evaluateAll((all) => all.forEach((canvas) => canvas.setAttribute('data-former', '')));
    const former = page.locator('canvas[data-former]');
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('switch', { name: 'Dark Theme' }).click();
    await expect(page.locator('body')).toHaveClass('light');
    await expect(former).toHaveCount(0);
    await expect(charts(page)).toHaveCount(2);
    await expectFilled(page, percent, 0.73, 'tertiary');
    await expectFilled(page, percent, 0.33, 'primary');

    await settings.getByLabel('Contrast').selectOption('High');
    await expect(page.locator('body')).toHaveClass('light-hc');
    await expect
      .poll(() => pixelAt(percent, 0.73).then((pixel) => pixel.slice(0, 3).reduce((a, b) => a + b)))
      .toBeLessThan(120);
    await expectFilled(page, percent, 0.33, 'primary');
  },
);

test('each language has its own points, and the panel leads from one to the other', async ({ page }) => {
  await newLearner(page, 'French');
  // A conversation in which nothing was said goes with the settings' language.
  await say(page, 'Bonjour !');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  const token = (await (await page.request.post('/api/auth/refresh-token', { data: {} })).json()) as {
    accessToken: string;
  };
  await page.request.post('/api/user/update-preferences', {
    data: { language: 'German' },
    headers: { Authorization: `Bearer ${token.accessToken}` },
  });
  await page.goto('/ProgressDashboard?language=de');
  await expect(page.getByText('German', { exact: true }).first()).toBeVisible();
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/conversation/graph-data?language=fr')),
    page.getByRole('link', { name: 'French' }).click(),
  ]);
  await expect(page.getByRole('banner')).toContainText('French');
  // What nobody learns here is not asked for.
  await page.goto('/ProgressDashboard?language=%3Cscript%3E');
  await expect(page.getByRole('banner')).toContainText('French');
});
