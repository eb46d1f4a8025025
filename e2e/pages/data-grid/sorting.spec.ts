import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/sorting/';

test('Shift and a click sort by one more column', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultiSorting');
  const sorted = demo.locator('[role="columnheader"][aria-sort$="cending"]');
  await expect(sorted).toHaveCount(2);
  await demo
    .locator('[role="columnheader"][aria-sort="none"]')
    .first()
    .click({ modifiers: ['Shift'] });
  await expect(sorted).toHaveCount(3);
});
