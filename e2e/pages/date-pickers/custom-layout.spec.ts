import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/custom-layout/');

test.use({ now: '2024-05-15T10:00:00' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error('Not on the page');
  return found;
}

test('styles move the actions to the side, and below on a phone', async ({ page }) => {
  const demo = await open(page, 'ActionsAtTheSide');
  const ok = demo.getByRole('button', { name: 'OK' });
  const grid = demo.getByRole('grid');
  await expect(ok).toBeVisible();
  expect((await box(ok)).x).toBeLessThan((await box(grid)).x);
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(async () => (await box(ok)).y > (await box(grid)).y, { message: 'below' })
    .toBe(true);
});

test(
  'a layout of your own puts the shortcuts after the calendar',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'ShortcutsBelow');
    const week = demo.getByRole('button', { name: 'In a week' });
    await expect(week).toBeVisible();
    expect((await box(week)).y).toBeGreaterThan((await box(demo.getByRole('grid'))).y);
    await expect(demo.getByText('Select date')).toHaveCount(0);
    await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('15');
    await demo.getByRole('gridcell', { name: '15', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: 'Tomorrow' })).toBeFocused();
    await week.click();
    await expect(demo.getByRole('gridcell', { name: '22', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test(
  'an added text follows the value, and the buttons are there',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'PriceBelow');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    const popup = page.getByRole('dialog', { name: 'Arrival' });
    await expect(popup.getByRole('status')).toHaveText('Fri, May 17: 89 € a night');
    await expect(popup.getByRole('gridcell', { name: '17', exact: true })).toBeFocused();
    await popup.getByRole('gridcell', { name: '18', exact: true }).press('Enter');
    await expect(popup.getByRole('status')).toHaveText('Sat, May 18: 119 € a night');
    await popup.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(demo.getByRole('textbox', { name: 'Arrival' })).toHaveValue('05/18/2024');
  },
);

test('tabs below the content switch to the clock', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'TabsBelow');
  const time = demo.getByRole('tab', { name: 'pick time' });
  await expect(time).toBeVisible();
  const { y } = await box(time);
  expect(y).toBeGreaterThan((await box(demo.getByRole('grid'))).y);
  await time.click();
  await expect(demo.getByRole('listbox', { name: /Select hours.* 4:30 PM/ })).toBeAttached();
  await expect(demo.getByRole('option', { name: '16 hours' })).toBeAttached();
  await expect(demo.getByRole('button', { name: 'OK' })).toHaveCount(0);
  await expect.poll(async () => Math.round((await box(time)).y - y)).toBe(0);
});

test(
  'the width of the page decides between landscape and portrait',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'OrientationByWidth');
    const toolbar = demo.locator('.MuiPickersToolbar-root');
    const grid = demo.getByRole('grid', { name: 'May 2024' });
    await expect(toolbar).toContainText('May 17');
    await expect(grid).toBeVisible();
    const isOnTheLeft = async () => {
      const { x, width } = await box(toolbar);
      return x + width <= (await box(grid)).x;
    };
    await expect.poll(isOnTheLeft, { message: 'the toolbar is on the left' }).toBe(true);

    await page.setViewportSize({ width: 800, height: 900 });
    const isAbove = async () => {
      const { y, height } = await box(toolbar);
      return y + height <= (await box(grid)).y;
    };
    await expect.poll(isAbove, { message: 'the toolbar is above' }).toBe(true);
    expect(await isOnTheLeft()).toBe(false);
  },
);
