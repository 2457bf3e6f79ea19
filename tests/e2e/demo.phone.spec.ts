import { expect, test } from '@playwright/test';
import { demoTexts } from '../../domain/texts/demo';

test('on a phone the hero’s demo waits until it is in sight, and is worked by a finger', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/home');
  const stage = page.getByRole('region', { name: demoTexts.label });
  await expect(stage.getByRole('button', { name: demoTexts.pause })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(stage.getByRole('figure').first()).toBeVisible();
  await stage.getByRole('button', { name: demoTexts.pause }).scrollIntoViewIfNeeded();
  await expect(stage.getByRole('button', { name: demoTexts.restart })).toBeVisible();
  await expect(stage.getByRole('figure').first()).toBeHidden();
  for (const name of [demoTexts.restart, demoTexts.skip, demoTexts.pause]) {
    const box = await stage.getByRole('button', { name }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await stage.getByRole('button', { name: demoTexts.skip }).tap();
  await expect(stage.getByRole('link', { name: 'Get Started' })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
