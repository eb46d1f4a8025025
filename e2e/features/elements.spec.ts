import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

test('the page of elements stands alone and shows both modes', async ({ page }) => {
  await visit(page, '/playground/elements/');
  await expect(page.locator('nav, aside, footer')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const backgrounds = await Promise.all(
    ['light', 'dark'].map((mode) =>
      page
        .getByRole('region', { name: mode })
        .evaluate((half) => getComputedStyle(half).backgroundColor),
    ),
  );
  expect(backgrounds).toEqual(['rgb(255, 255, 255)', 'rgb(11, 15, 20)']);
});

test('marks are words that a screen reader reads', async ({ page }) => {
  await visit(page, '/playground/elements/');
  const title = page.getByRole('region', { name: 'light' }).getByRole('heading', { level: 1 });
  await expect(title).toHaveAccessibleName(/Pro\s*Premium\s*Planned\s*New$/);
});
