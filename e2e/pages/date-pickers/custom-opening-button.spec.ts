import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/custom-opening-button/');

test.use({ now: '2024-05-15T10:00:00' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

test('the button is at the start of the field', async ({ page }) => {
  const demo = await open(page, 'ButtonProps');
  await expect(demo.getByRole('textbox', { name: 'Maintenance' })).toHaveValue('05/17/2024');
  const button = await demo.getByRole('button', { name: /^Choose date/ }).boundingBox();
  const input = await demo.getByRole('textbox', { name: 'Maintenance' }).boundingBox();
  expect(button?.x).toBeLessThan(input?.x ?? 0);
});

test('the icon turns while the calendar is open', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'IconThatTurns');
  const button = demo.getByRole('button', { name: /^Choose date/ });
  const icon = button.getByTestId('ExpandMoreIcon');
  await expect(demo.getByRole('textbox', { name: 'Show events from' })).toHaveValue('05/17/2024');
  await expect(icon).toHaveCSS('transform', 'none');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(icon).not.toHaveCSS('transform', 'none');
  await page.keyboard.press('Escape');
  await expect(icon).toHaveCSS('transform', 'none');
});

test('another button opens the calendar and tells the date', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'ButtonWithText');
  await demo
    .getByRole('button', { name: 'Browse. Choose date, selected date is May 17, 2024' })
    .press('Enter');
  const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await expect(day('17')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(
    demo.getByRole('button', { name: 'Browse. Choose date, selected date is May 18, 2024' }),
  ).toBeFocused();
});

test('the name is yours, and shows as a hint', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'SpokenName');
  const name = 'Change the day of the visit, Friday, May 17';
  await demo.getByRole('button', { name }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(name);
  await demo.getByRole('textbox', { name: 'Visit' }).fill('');
  await expect(demo.getByRole('button', { name: 'Choose the day of the visit' })).toBeVisible();
});

test('a range opens only by its button', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'RangeButton');
  const input = demo.getByRole('textbox', { name: 'Fair' });
  await input.click({ position: { x: 20, y: 28 } });
  await page.keyboard.press('ArrowUp');
  await expect(input).toHaveValue('06/17/2024 – 05/20/2024');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const button = demo.getByRole('button', { name: 'Choose dates' });
  await button.click();
  const popup = await settledPopup(page.getByRole('tooltip'));
  await expect(popup.getByRole('grid')).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(popup).toHaveCount(0);
  await button.click();
  await settledPopup(popup);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
