import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/custom-components/');

/** Not in the month of any demo. */
test.use({ now: '2024-05-20T10:00:00' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

test('days of your own keep keyboard and selection', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'MatchDays');
  const selected = demo.getByRole('gridcell', { selected: true });
  await expect(selected).toHaveText('17');
  await selected.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const match = demo.getByRole('gridcell', { name: 'April 20, match' });
  await expect(match).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(match).toHaveAttribute('aria-selected', 'true');
});

test('an action bar of your own accepts and clears', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'OwnActionBar');
  await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await demo.getByRole('gridcell', { name: '19', exact: true }).click();
  await demo.getByRole('button', { name: 'Deliver then' }).click();
  await expect(demo.getByRole('status')).toHaveText('Delivery: April 19, 2024');
  await demo.getByRole('button', { name: 'Any day' }).click();
  await expect(demo.getByRole('status')).toHaveText('Delivery: any day');
});

test('a toolbar of your own follows the value', async ({ page }) => {
  const demo = await open(page, 'OwnToolbar');
  await expect(demo.getByText('9 days to go')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: '16', exact: true })).toBeDisabled();
  await expect(demo.getByRole('button', { name: 'OK' })).toHaveCount(0);
  await demo.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByText('1 day to go')).toBeVisible();
});

test('shortcuts of your own set dates and know the limits', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'OwnShortcuts');
  await expect(demo.getByRole('button', { name: '6 mo' })).toBeDisabled();
  await expect(demo.getByText('Select date')).toHaveCount(0);
  const april = demo.getByRole('grid', { name: 'April 2024' });
  await expect(april.getByRole('gridcell', { selected: true })).toHaveText('17');
  const terms = await demo.getByRole('group', { name: /^Months/ }).boundingBox();
  const days = await april.boundingBox();
  expect((terms?.y ?? 0) + (terms?.height ?? 0), 'above the days').toBeLessThan(days?.y ?? 0);
  await demo.getByRole('button', { name: '3 mo' }).click();
  await expect(demo.getByText('July 2024')).toBeVisible();
  await expect(
    demo.getByRole('gridcell', { name: '17', exact: true, selected: true }),
  ).toBeVisible();
});

test('tabs of your own lead through three steps', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'OwnTabs');
  const step = (name: string) => demo.getByRole('button', { name });
  await expect(step('1. Day')).toHaveAttribute('aria-current', 'step');
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');
  await expect(demo.getByText('Select date & time')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'OK' })).toHaveCount(0);
  await demo.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(step('2. Hour')).toHaveAttribute('aria-current', 'step');
  await step('3. Minute').click();
  await expect(demo.getByRole('listbox', { name: /Select minutes/ })).toBeAttached();
  await step('1. Day').click();
  await expect(demo.getByRole('gridcell', { name: '18', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('entries of the clock say what is free', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'SlotsOfTheClock');
  await expect(demo.getByRole('option')).toHaveCount(24);
  await expect(demo.getByRole('option', { selected: true })).toHaveText('11:00free');
  for (const hour of ['08:00', '10:00', '17:00']) {
    await expect(demo.getByRole('option', { name: `${hour} not free` })).toBeDisabled();
  }
  const noon = demo.getByRole('option', { name: '12:00 free' });
  await noon.click();
  await expect(noon).toHaveAttribute('aria-selected', 'true');
});

test(
  'icons of your own are in the field and in the header of the calendar',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'CalendarIcons');
    const opener = demo.getByRole('button', { name: /^Choose date/ });
    await expect(opener.getByTestId('EventOutlinedIcon')).toHaveCount(1);
    await expect(demo.getByRole('textbox', { name: 'Inspection' })).toHaveValue('04/17/2024');
    await opener.click();
    const popup = await settledPopup(page.getByRole('dialog', { name: 'Inspection' }));
    const arrows = [
      ['Previous month', 'ArrowBackIcon'],
      ['Next month', 'ArrowForwardIcon'],
    ] as const;
    for (const [name, icon] of arrows) {
      const button = popup.getByRole('button', { name });
      await expect(button).toHaveClass(/MuiIconButton-colorPrimary/);
      await expect(button.getByTestId(icon)).toHaveClass(/MuiSvgIcon-fontSizeSmall/);
    }
    const title = popup.getByRole('button', { name: /switch to year view/ });
    await expect(title.getByTestId('ExpandMoreIcon')).toHaveCount(1);
  },
);
