import { expect, type Locator, test } from '@playwright/test';
import { newLearner, own, replies, say } from './learner';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

/** A colour that the system has chosen, as the page has it in values. */
const systemColor = (element: Locator, name: string) =>
  element.evaluate((node, color) => {
    const probe = node.ownerDocument.body.appendChild(node.ownerDocument.createElement('span'));
    probe.style.color = color;
    const { color: value } = getComputedStyle(probe);
    probe.remove();
    return value;
  }, name);

test('where the system chooses the colours, the conversation, the settings and the charts are drawn in them', async ({
  page,
}) => {
  await newLearner(page, 'Japanese');
  await say(page, 'Bonjour');
  await test.step('where the system chooses the colours, the conversation that is open is marked in them', async () => {
    const current = page.locator('#side-panel a[aria-current]').first();
    await expect(current).toBeVisible();
    expect(await styleOf(current, 'background-color')).toBe(await systemColor(current, 'Highlight'));
    expect(await styleOf(current, 'color')).toBe(await systemColor(current, 'HighlightText'));
  });

  await test.step('where the system chooses the colours, what lies over or beside the page has an edge', async () => {
    const reply = replies(page).first();
    await expect(reply).toHaveAttribute('aria-busy', 'false');
    await reply.getByRole('button', { name: 'Options' }).click();
    expect(await styleOf(page.getByRole('group', { name: 'Message options' }), 'outline-style')).toBe('solid');
    expect(await styleOf(own(page).first(), 'outline-style')).toBe('solid');
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await styleOf(page.getByRole('dialog', { name: 'Settings' }), 'border-top-style')).toBe('solid');
  });

  await test.step('where the system chooses the colours, lists have an arrow and switches a knob in them', async () => {
    const settings = page.getByRole('dialog', { name: 'Settings' });
    const list = settings.getByRole('combobox', { name: 'Target Language' });
    expect(await styleOf(list, 'background-image')).toContain('linear-gradient');
    expect(await styleOf(list, 'color')).toBe(await systemColor(list, 'FieldText'));
    const pronunciation = settings.getByRole('switch', { name: 'Pronunciation' });
    const knob = () => pronunciation.evaluate((input) => getComputedStyle(input, '::before').backgroundColor);
    await expect(pronunciation).toBeChecked();
    expect(await styleOf(pronunciation, 'background-color')).toBe(await systemColor(pronunciation, 'Highlight'));
    expect(await knob()).toBe(await systemColor(pronunciation, 'HighlightText'));
    await pronunciation.uncheck();
    expect(await styleOf(pronunciation, 'background-color')).toBe(await systemColor(pronunciation, 'ButtonFace'));
    expect(await knob()).toBe(await systemColor(pronunciation, 'ButtonText'));
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
  });

  await test.step('where the system chooses the colours, the charts are drawn in them, upon the page’s own ground', async () => {
    await page.getByRole('link', { name: 'Progress Dashboard' }).click();
    const canvas = page.locator('canvas').first();
    await expect(canvas).toBeVisible();
    expect(await styleOf(page.locator('.chart-canvas').first(), 'background-color')).toMatch(/, 0\)$/u);
    const [red, green, blue] = (await systemColor(canvas, 'Highlight')).match(/\d+/gu)?.map(Number) ?? [];
    const isDrawn = await canvas.evaluate(
      (node: HTMLCanvasElement, rgb) => {
        const { data } = node.getContext('2d')?.getImageData(0, 0, node.width, node.height) ?? { data: [] };
        for (let at = 0; at < data.length; at += 4) {
          if (data[at + 3] === 255 && rgb.every((value, index) => Math.abs(value! - data[at + index]!) < 3))
            return true;
        }
        return false;
      },
      [red, green, blue],
    );
    expect(isDrawn).toBe(true);
  });
});
