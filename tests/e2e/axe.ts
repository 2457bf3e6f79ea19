import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What assistive technology stumbles over on a page, one line a rule, with the elements. A faded gloss is meant to be
 * pale: it is generated content, which axe skips.
 * @param disabledRules by axe's names
 */
export async function violationsOf(page: Page, disabledRules: readonly string[] = []): Promise<string[]> {
  // What fades in is pale until it has.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // Only violations are asked for, and nothing here has frames: the rest would take half of the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules([...disabledRules])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
