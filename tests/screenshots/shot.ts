import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { root } from '../../scripts/project.mjs';

/** Of the four pictures of a screen these two are kept for people to look at, the rest only where work is done. */
const kept = new Set(['phone-dark', 'desk-light']);

/** Takes a screen's picture once its letters are there and nothing moves any more. */
export async function shoot(page: Page, { project }: TestInfo, name: string): Promise<void> {
  // What letters it needs is known once it has been laid out, which its clock may be stopped for.
  await page.evaluate(() => document.body.getBoundingClientRect());
  await page.evaluate(() => document.fonts.ready);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  const folder = kept.has(project.name) ? 'docs/screenshots' : '.scratch/screenshots';
  await page.screenshot({ path: join(root, folder, `${name}-${project.name}.png`), animations: 'disabled' });
}
