import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { NEWS } from '../../fixtures/working-copy';
import { expect, test } from '../../fixtures/test';

const PATH = docsPage('/x/whats-new/');

/** Where a part of a demo is. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on the page');
  return box;
}

test('a click on a month moves the gauge', async ({ page }) => {
  const demo = await openDemo(page, PATH, 'ClickedMonth');
  const gauge = demo.getByRole('meter');
  await expect(demo.getByRole('status')).toHaveText('Mar: 620 of 800 kWh');
  await expect(gauge).toHaveAttribute('aria-valuenow', '78');
  await expect(demo.locator('.MuiChartsGrid-horizontalLine')).not.toHaveCount(0);
  const arc = await boxOf(gauge.locator('.MuiGauge-referenceArc'));
  expect(arc.width / arc.height, 'the gauge is open below').toBeGreaterThan(1.3);
  const goal = await boxOf(demo.getByText('Goal', { exact: true }));
  const chart = await boxOf(demo.getByRole('img', { name: /^Kilowatt hours/ }));
  expect(goal.x, 'the label is at the start of the line').toBeLessThan(chart.x + chart.width / 4);

  // A click selects the month that the chart knows the pointer to be in, which the tooltip names.
  const june = demo.locator('.MuiBarElement-root').last();
  await june.hover();
  await expect(page.getByRole('tooltip')).toContainText('Jun');
  await june.click();
  await expect(demo.getByRole('status')).toHaveText('Jun: 1010 of 800 kWh');
  await expect(gauge).toHaveAttribute('aria-valuenow', '100');
  await expect(gauge).toContainText('126 %');

  await demo.getByRole('button', { name: 'Jan' }).click();
  await expect(gauge).toHaveAttribute('aria-valuenow', '26');
});

test('going to a room opens its floor and moves the focus', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PATH, 'GoToRoom');
  await expect(demo.getByRole('treeitem', { name: 'Terrace' })).toHaveCount(0);
  await demo.getByRole('combobox', { name: 'Room' }).selectOption('Terrace');
  await demo.getByRole('button', { name: 'Go to' }).click();
  await expect(demo.getByRole('treeitem', { name: 'Terrace' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(demo.getByRole('treeitem', { name: 'Terrace' })).toBeHidden();
});

test('buttons and toolbar agree on the density', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PATH, 'TunedGrid');
  const height = async () => (await demo.getByRole('row').nth(1).boundingBox())?.height;
  const compact = await height();
  await demo.getByRole('button', { name: 'Density' }).click();
  await page.getByRole('menuitem', { name: 'Comfortable' }).click();
  await expect(demo.getByRole('button', { name: 'comfortable' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(height).toBeGreaterThan((compact ?? 0) + 20);
  await demo.getByRole('button', { name: 'compact' }).click();
  await expect.poll(height).toBe(compact);

  await expect(demo.getByRole('gridcell', { name: '€13.50' })).toBeVisible();
  const addressee = demo.getByRole('columnheader', { name: 'To', exact: true });
  const before = (await addressee.boundingBox())?.width ?? 0;
  await demo.getByRole('button', { name: 'Fit columns' }).click();
  await expect
    .poll(async () => (await addressee.boundingBox())?.width)
    .toBeGreaterThan(before + 40);
});

test('the clock is beside the calendar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PATH, 'ClockBesideCalendar');
  await demo.getByRole('button', { name: /^Choose date/ }).click();
  await expect(demo.getByRole('textbox', { name: 'Doors open' })).toHaveValue(
    '03/22/2024 07:30 PM',
  );
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('gridcell', { name: '22', exact: true })).toBeVisible();
  // The columns of hours and minutes, which are the default, do not name the time.
  const clock = popup.getByRole('listbox', { name: 'Select hours. Selected time is 7:30 PM' });
  await expect(clock.getByRole('option', { name: '7 hours' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every card leads on, and has its picture', { tag: '@full' }, async ({ page, request }) => {
    await page.goto(PATH);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: / · [A-Z]/ });
    await expect(cards).toHaveCount(NEWS.length);
    for (const { title, link, demo } of NEWS) {
      const card = cards.filter({ has: page.getByRole('link', { name: title, exact: true }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', link);
      if (!demo) continue;
      await card.scrollIntoViewIfNeeded();
      const picture = card.getByRole('presentation').filter({ visible: true });
      const address = await picture.getAttribute('src');
      expect((await request.get(address ?? '')).headers()['content-type']).toBe('image/webp');
    }
  });
});
