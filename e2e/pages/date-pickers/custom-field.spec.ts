import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/custom-field/');

/** Not in the month of any demo. */
test.use({ now: '2025-02-10T10:00:00' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

/**
 * Days of the open calendar, once it has the focus. Choose them by a key: a popup may move
 * between the two halves of a click.
 */
async function calendar(page: Page, focused: string) {
  const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await expect(day(focused)).toBeFocused();
  return day;
}

test(
  'an input of your own takes keys, knows the limits and opens the calendar',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'PlainField');
    const input = demo.getByRole('textbox', { name: 'Contract ends' });
    await expect(input).toHaveValue('05/17/2024');
    await input.click({ position: { x: 2, y: 8 } });
    await page.keyboard.press('ArrowDown');
    await expect(input).toHaveValue('04/17/2024');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('06202025');
    await expect(input).toHaveValue('06/20/2025');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await demo.getByRole('button', { name: 'Choose date' }).click();
    const day = await calendar(page, '20');
    const popup = page.getByRole('dialog', { name: 'Contract ends' });
    await expect(popup).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(day('21')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popup).toBeHidden();
    await expect(input).toHaveValue('06/21/2025');
  },
);

test(
  'a label above the field names the input and the popup',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'LabelAbove');
    const input = demo.getByRole('textbox', { name: 'Passport valid until' });
    await expect(input).toHaveValue('02/28/2031');
    await expect(input).toHaveAttribute('required');
    const label = await demo.getByText('Passport valid until').boundingBox();
    const frame = await demo.locator('.MuiInputBase-root').boundingBox();
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(frame?.y ?? 0);
    await demo.getByRole('button', { name: 'Choose date' }).click();
    await expect(page.getByRole('dialog', { name: /^Passport valid until/ })).toBeVisible();
  },
);

test('buttons around the default field move its time', async ({ page }) => {
  const demo = await open(page, 'StepperField');
  const input = demo.getByRole('textbox', { name: 'Wake-up call' });
  await demo.getByRole('button', { name: 'Later' }).click();
  await expect(input).toHaveValue('06:45 AM');
  await demo.getByRole('button', { name: 'Earlier' }).click({ clickCount: 2 });
  await expect(input).toHaveValue('06:15 AM');
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  const minutes = page.getByRole('listbox', { name: 'Select minutes' });
  const offered = minutes.getByRole('option', { disabled: false });
  await expect(offered).toHaveText(['00', '15', '30', '45']);
});

test('each section has a role, a name and a value', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'SpokenSections');
  const group = demo.getByRole('group', { name: 'First day at work' });
  const month = group.getByRole('spinbutton', { name: 'Month' });
  await month.click();
  await page.keyboard.press('ArrowUp');
  await expect(month).toHaveText('June');
  await expect(month).toHaveAttribute('aria-valuetext', 'June');
});

test('two inputs of your own fill one range', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'RangePlainInputs');
  const start = demo.getByRole('textbox', { name: 'Exhibition opens' });
  const end = demo.getByRole('textbox', { name: 'Closes' });
  await expect(start).toHaveValue('05/17/2024');
  await expect(end).toHaveValue('05/26/2024');
  await start.click();
  const days = page.getByRole('tooltip').getByRole('grid').first();
  await days.getByRole('gridcell', { name: '20', exact: true }).press('Enter');
  await expect(start).toHaveValue('05/20/2024');
  await expect(end).toBeFocused();
  await days.getByRole('gridcell', { name: '23', exact: true }).press('Enter');
  await expect(end).toHaveValue('05/23/2024');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await start.click();
  await settledPopup(page.getByRole('tooltip'));
  await start.press('Shift+Tab');
  await expect(start).not.toBeFocused();
  // The name of the API that has the focus now may show its card, a tooltip too.
  await expect(page.locator('.MuiPickersPopper-root')).toHaveCount(0);
});

test('a single input opens the calendar of the range', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'RangePlainInput');
  const input = demo.getByRole('textbox', { name: 'Bridge closed' });
  await input.click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(input).toHaveValue('05/17/2024 – 05/26/2024');
});

test(
  'a button opens the calendar, shows the choice and gets the focus back',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'ButtonField');
    const button = demo.getByRole('button', { name: 'Delivery: Friday, May 17' });
    await button.focus();
    await page.keyboard.press('Enter');
    const day = await calendar(page, '17');
    await page.keyboard.press('ArrowDown');
    await expect(day('24')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('button', { name: 'Delivery: Friday, May 24' })).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test('a button leads into its calendar by the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'RangeButton');
  await demo.getByRole('button', { name: /^Report/ }).focus();
  await page.keyboard.press('Enter');
  // It follows the button in the page, so Tab reaches it.
  await expect(demo.getByRole('tooltip')).toBeVisible();
  const day = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(day('6')).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await expect(day('7')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('button', { name: 'Report: May 7 – May 14' })).toBeVisible();
});

test('an autocomplete and the calendar offer the same days', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'AutocompleteField');
  const input = demo.getByRole('combobox', { name: 'Concert' });
  const opener = demo.getByRole('button', { name: /^Choose date/ });
  await opener.click();
  await calendar(page, '17');
  await expect(page.getByRole('grid', { name: 'May 2024' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await input.fill('31');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('Fri, May 31');
  await opener.click();
  const day = await calendar(page, '31');
  await expect(day('30')).toBeDisabled();
  await day('24').press('Enter');
  await expect(input).toHaveValue('Fri, May 24');
});

test('a field that only opens does so with Enter', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'ChooseOnlyField');
  const input = demo.getByRole('textbox', { name: 'Return the books by' });
  await expect(input).toHaveValue('Friday, May 31 (in 16 days)');
  await input.press('Enter');
  const day = await calendar(page, '31');
  await expect(day('14')).toBeDisabled();
  await day('16').press('Enter');
  await expect(input).toHaveValue('Thursday, May 16 (in 1 day)');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await input.click();
  await calendar(page, '16');
});

test('three selects never report a day that does not exist', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'ThreeSelects');
  const select = (name: string) => demo.getByRole('combobox', { name });
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await expect(page.getByRole('dialog').getByRole('grid', { name: 'January 1990' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await select('Day').selectOption('31');
  await select('Month').selectOption('Feb');
  await expect(select('Day')).toHaveValue('31');
  await select('Year').selectOption('2000');
  await expect(select('Day')).toHaveValue('29');
  await expect(
    demo.getByRole('button', { name: 'Choose date, selected date is Feb 29, 2000' }),
  ).toBeVisible();
});

test('words are read when the field is left', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'FreeTextField');
  const input = demo.getByRole('textbox', { name: 'Remind me' });
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await calendar(page, '15');
  await expect(page.getByRole('dialog').getByRole('grid', { name: 'May 2024' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await input.fill('in 2 weeks');
  await input.press('Enter');
  await expect(input).toHaveValue('Wednesday, May 29, 2024');
  await input.fill('soon');
  await input.press('Tab');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(demo.getByText('Not understood')).toBeVisible();
  await input.fill('friday');
  await input.press('Enter');
  await expect(input).toHaveValue('Friday, May 17, 2024');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('an input of your own opens the dialog', { tag: '@full' }, async ({ page }) => {
    const demo = await open(page, 'PlainField');
    await demo.getByLabel(/Choose date, selected date is May 17, 2024/).tap();
    const dialog = await settledPopup(page.getByRole('dialog'));
    await dialog.getByRole('gridcell', { name: '23', exact: true }).tap();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(demo.getByLabel(/selected date is May 23, 2024/)).toHaveValue('05/23/2024');
  });

  test('a button opens the dialog', { tag: '@full' }, async ({ page }) => {
    const demo = await open(page, 'ButtonField');
    await demo.getByRole('button', { name: /^Delivery/ }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
