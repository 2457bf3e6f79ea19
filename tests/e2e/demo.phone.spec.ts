import { expect, test } from '@playwright/test';
import { interfaceTexts } from '../../domain/texts/interface';

const texts = interfaceTexts.demo;

test('on a phone the hero’s demo waits until it is in sight, and is worked by a finger', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/home');
  const stage = page.getByRole('region', { name: texts.label });
  await expect(stage.getByRole('button', { name: texts.pause })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(stage.getByRole('figure').first()).toBeVisible();
  await stage.getByRole('button', { name: texts.pause }).scrollIntoViewIfNeeded();
  await expect(stage.getByRole('button', { name: texts.restart })).toBeVisible();
  await expect(stage.getByRole('figure').first()).toBeHidden();
  for (const name of [texts.restart, texts.skip, texts.pause]) {
    const box = await stage.getByRole('button', { name }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await stage.getByRole('button', { name: texts.skip }).tap();
  await expect(stage.getByRole('link', { name: 'Get Started' })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
