import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/fields/');

test.use({ now: '2024-05-15T10:00:00' });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test('sections are filled one after the other, and wrap around independently', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FieldFamily');
  const day = demo.getByRole('textbox', { name: 'Day', exact: true });
  await expect(day).toHaveValue('04/17/2024');
  await day.click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('4');
  await page.keyboard.type('31');
  await page.keyboard.type('2025');
  await expect(day).toHaveValue('04/31/2025');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(day).toHaveValue('04/01/2025');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('jun');
  await expect(day).toHaveValue('06/01/2025');
});

test(
  'a text that cannot be read clears the value when it is pasted',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await openDemo(page, PAGE, 'OwnClearButton');
    const field = demo.getByRole('textbox', { name: 'Reminder' });
    const status = demo.getByRole('status');
    await expect(status).toHaveText('Reminder is set, cleared 0 times');
    await field.click({ position: { x: 20, y: 28 } });
    await paste(page, '06');
    await expect(field).toHaveValue('06/17/2024');
    await page.keyboard.press('Control+a');
    await paste(page, '2024-04-17');
    await expect(status).toHaveText('No reminder, cleared 0 times');
    await field.blur();
    await expect(field).toHaveValue('');

    await field.click();
    await expect(field).toHaveValue('06/17/2024');
    await page.keyboard.press('Control+a');
    await paste(page, '07/30/2024');
    await expect(field).toHaveValue('07/30/2024');
    await expect(status).toHaveText('Reminder is set, cleared 0 times');
  },
);

test(
  'the clear button has its own name, and is not the only way',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OwnClearButton');
    const field = demo.getByRole('textbox', { name: 'Reminder' });
    await expect(demo.getByRole('status')).toHaveText('Reminder is set, cleared 0 times');
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: 'No reminder' })).toBeFocused();
    await expect(demo.getByTestId('BackspaceOutlinedIcon')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('No reminder, cleared 1 times');
    await field.fill('04/20/2024');
    await expect(demo.getByRole('status')).toHaveText('Reminder is set, cleared 1 times');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(demo.getByRole('status')).toHaveText('No reminder, cleared 1 times');
  },
);

test('a button leads to a section', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'JumpToSection');
  const field = demo.getByRole('textbox', { name: 'Due' });
  await demo.getByRole('button', { name: 'Edit third section' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('04/17/2025');
  await demo.getByRole('button', { name: 'Edit month' }).click();
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('05/17/2025');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('05/DD/2025');
  await demo.getByRole('button', { name: 'Select all' }).click();
  await page.keyboard.press('Delete');
  await expect(field).not.toHaveValue(/\d/);
});

test('zeros, spaces and placeholders follow the props', { tag: '@full' }, async ({ page }) => {
  const zeros = await openDemo(page, PAGE, 'ZerosAndSpaces');
  await expect(zeros.getByRole('textbox', { name: 'Default' })).toHaveValue('05.04.2024');
  await expect(zeros.getByRole('textbox', { name: 'Without zeros' })).toHaveValue(
    '5\u200e.4\u200e.2024',
  );
  await expect(zeros.getByRole('textbox', { name: 'With space' })).toHaveValue('05 . 04 . 2024');
  const placeholders = await openDemo(page, PAGE, 'OwnPlaceholders');
  await expect(placeholders.getByRole('textbox', { name: 'Numbers' })).toHaveAttribute(
    'placeholder',
    'day / month / year',
  );
  await expect(placeholders.getByRole('textbox', { name: 'Letters' })).toHaveAttribute(
    'placeholder',
    'day mon yy',
  );
});

test(
  'sections of the accessible field have names and values',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SectionLook');
    const group = demo.getByRole('group', { name: 'Best before' });
    await expect(group.getByRole('spinbutton')).toHaveCount(3);
    const month = group.getByRole('spinbutton', { name: 'Month' });
    await expect(month).toHaveAttribute('aria-valuetext', 'April');
    await month.click();
    await page.keyboard.press('ArrowUp');
    await expect(month).toHaveText('May');
  },
);

test('a range in one input is pasted as a whole', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openDemo(page, PAGE, 'OneInputOrTwo');
  const fair = demo.getByRole('textbox', { name: 'Trade fair' });
  await expect(fair).toHaveValue('04/17/2024 – 04/19/2024');
  await expect(demo.getByRole('textbox', { name: 'Opens' })).toHaveValue('09:00 AM');
  await expect(demo.getByRole('textbox', { name: 'Closes' })).toHaveValue('05:30 PM');
  await fair.click();
  await page.keyboard.press('Control+a');
  await paste(page, '05/02/2024 – 05/05/2024');
  await expect(fair).toHaveValue('05/02/2024 – 05/05/2024');
  await expect(fair).toHaveAttribute('aria-invalid', 'false');

  await page.keyboard.press('Control+a');
  await paste(page, '05/05/2024 – 05/02/2024');
  await expect(fair).toHaveValue('05/05/2024 – 05/02/2024');
  await expect(fair).toHaveAttribute('aria-invalid', 'true');
});

test.describe('Asia/Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('fields show the same day and time', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FieldFamily');
    await expect(demo.getByRole('textbox', { name: 'Day and time' })).toHaveValue(
      '04/17/2024 02:05 PM',
    );
    await expect(demo.getByRole('textbox', { name: 'Time', exact: true })).toHaveValue('02:05 PM');
  });
});

test(
  'props of the text field give units, an icon and a help text',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FieldWithUnits');
    const departure = page.getByRole('textbox', { name: 'Departure' });
    const alarm = page.getByRole('textbox', { name: 'Alarm' });
    await expect(departure).toHaveValue('06:00');
    await expect(alarm).toHaveValue('06:00 AM');
    await expect(alarm).toHaveAccessibleDescription('Rings every day');
    const units = demo.locator('.MuiOutlinedInput-root').filter({ has: departure });
    await expect(units).toContainText('UTC');
    await expect(units).toHaveClass(/MuiInputBase-sizeSmall/);
    await expect(units).toHaveClass(/MuiInputBase-colorSecondary/);
    await expect(units).toHaveClass(/Mui-focused/);
    const standard = demo.locator('.MuiInput-root').filter({ has: alarm });
    await expect(standard.getByTestId('AlarmIcon')).toBeVisible();
  },
);

test(
  'a picker passes format, zeros and the clear button to its field',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FieldOfPicker');
    const field = demo.getByRole('textbox', { name: 'Delivery' });
    await expect(field).toHaveValue('5\u200e / 4\u200e / 2024');
    await expect(field).toHaveAccessibleDescription('By noon');
    await field.hover();
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(field).not.toHaveValue(/2024/);
  },
);
