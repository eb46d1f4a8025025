import { documentedVersionOf } from '../../model/docs-version';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { playgroundsOf } from '../../src/playground/__tests__/components';
import { OPENING_QUERY } from '../../src/playground/controls/query';
import { wrongHeights } from '../fixtures/demo-heights';
import { expect, test } from '../fixtures/test';
import { sidewaysScroll, visit } from '../fixtures/visit';

/** Milliseconds for one component. */
const TIME = 20_000;

test('the playground of each component shows it, also on a phone', async ({ page }) => {
  const playgrounds = await playgroundsOf(documentedVersionOf(DOCS_VERSIONS));
  test.setTimeout(playgrounds.length * TIME);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { page: component } of playgrounds) {
    await visit(page, component.path + OPENING_QUERY);
    const demo = page.locator('[data-demo]');
    await expect(demo.locator('[data-demo-stage="ready"]')).toBeVisible();
    await expect(demo.getByRole('alert'), component.name).toHaveCount(0);
    await expect.poll(() => wrongHeights(page)).toEqual([]);
    expect.soft(await sidewaysScroll(page), component.name).toBe(0);
  }
});
