import type { Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { button, cssOf, expectStatus, press } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

const option = (page: Page, name: string) => page.getByRole('option', { name });

test('buttons have looks, can be disabled, and load', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-button/', [
    [
      'ButtonLooks',
      'variants differ',
      async (demo) => {
        await expect(button(demo, 'Save draft')).toHaveCSS('border-top-width', '1px');
        const [solid, soft, plain] = ['Publish', 'Preview', 'Discard'].map((name) =>
          cssOf(button(demo, name), 'background-color'),
        );
        expect(await solid).not.toBe(await soft);
        expect(await plain).toBe('rgba(0, 0, 0, 0)');
      },
    ],
    [
      'OrderCopies',
      'icon buttons count, and stop at one',
      async (demo) => {
        await press(demo, 'One copy less');
        await expect(button(demo, 'One copy less')).toBeDisabled();
        await expectStatus(demo, '1 copy');
        await press(demo, 'One copy more');
        await press(demo, 'One copy more');
        await expectStatus(demo, '3 copies');
        await press(demo, 'Reset');
        await expectStatus(demo, '1 copy');
      },
    ],
    [
      'LoadingButton',
      'it shows progress, and takes no clicks meanwhile',
      async (demo) => {
        const send = demo.getByRole('button');
        await send.click();
        await expect(send).toBeDisabled();
        await expect(demo.getByRole('progressbar', { name: 'Sending' })).toBeVisible();
        await expectStatus(demo, 'Sent');
        await expect(send).toBeEnabled();
      },
    ],
  ]);
});

test('inputs have labels, hints, errors and decorators', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-input/', [
    [
      'InputWithLabel',
      'the control connects label and hint',
      async (demo) => {
        await expect(demo.getByLabel('Library card')).toHaveAccessibleDescription(
          'The number on the back',
        );
      },
    ],
    [
      'CheckedEmail',
      'an error appears when the field is left',
      async (demo) => {
        const field = demo.getByLabel('Email');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription('Write an address with @');
        await expect(field).toHaveAttribute('required', '');
        await field.fill('nora@example.com');
        await expect(field).not.toHaveAttribute('aria-invalid');
        await field.fill('x');
        await expect(field).not.toHaveAttribute('aria-invalid');
        await field.blur();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      },
    ],
    [
      'PriceInput',
      'steps, and a button in the input',
      async (demo) => {
        const price = demo.getByLabel('Ticket price');
        await expect(demo.getByText('€', { exact: true })).toBeVisible();
        await price.fill('10');
        await expectStatus(demo, '40 seats bring €400');
        await price.press('ArrowUp');
        await expect(price).toHaveValue('10.5');
        await press(demo, 'Free');
        await expectStatus(demo, 'Free');
      },
    ],
  ]);
});

test('selects hold one value or several', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-select/', [
    [
      'SizeSelect',
      'options by pointer and keyboard, one is disabled',
      async (demo) => {
        const box = demo.getByRole('combobox', { name: 'Print size' });
        await box.click();
        await expect(option(page, 'A1, sold out')).toHaveAttribute('aria-disabled', 'true');
        await option(page, 'A2, 420 × 594 mm').click();
        await expectStatus(demo, 'Value: A2');
        await expect(option(page, 'A2')).toHaveCount(0);
        await box.press('ArrowDown');
        await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
        await expectStatus(demo, 'Value: A3');
      },
    ],
    [
      'DaysSelect',
      'several days, in the order of the week',
      async (demo) => {
        const box = demo.getByRole('combobox', { name: 'Opening days' });
        await expect(box).toHaveText('TueThu');
        await box.click();
        await option(page, 'Fri').click();
        await expect(box).toHaveText('TueThuFri');
        await option(page, 'Tue').click();
        await expect(box).toHaveText('ThuFri');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('listbox')).toHaveCount(0);
      },
    ],
  ]);
});

test('checkboxes sum up others, and look like chips', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-checkbox/', [
    [
      'PackingList',
      'the first one is mixed, checks all and none',
      async (demo) => {
        const all = demo.getByRole('checkbox', { name: 'Everything' });
        await expect(all).toHaveJSProperty('indeterminate', true);
        await all.click();
        await expect(demo.getByRole('checkbox', { name: 'Map' })).toBeChecked();
        await expect(all).toHaveJSProperty('indeterminate', false);
        await demo.getByRole('checkbox', { name: 'Map' }).press('Space');
        await expect(all).toHaveJSProperty('indeterminate', true);
        await all.click();
        await all.click();
        await expect(demo.getByRole('checkbox', { checked: true })).toHaveCount(0);
      },
    ],
    [
      'ToppingChips',
      'the whole item can be clicked',
      async (demo) => {
        await demo.getByRole('listitem').first().click();
        await expectStatus(demo, 'Olives, Capers');
        await demo
          .getByRole('listitem')
          .nth(2)
          .click({ position: { x: 3, y: 10 } });
        await expectStatus(demo, 'Olives, Capers, Onions');
      },
    ],
  ]);
});

test('switches turn things on and off', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-switch/', [
    [
      'NightLight',
      'one disables the other',
      async (demo) => {
        await expect(demo.getByLabel('Dim after ten')).toBeEnabled();
        await demo.getByLabel('Night light').uncheck();
        await expect(demo.getByLabel('Dim after ten')).toBeDisabled();
      },
    ],
    [
      'HeatingSwitch',
      'the label switches, and a text follows',
      async (demo) => {
        await expect(demo.getByText('Off')).toBeVisible();
        await demo.getByText('Heating').click();
        await expect(demo.getByRole('switch', { name: 'Heating' })).toBeChecked();
        await expect(demo.getByText('21 °C')).toBeVisible();
      },
    ],
  ]);
});
