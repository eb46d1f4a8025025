import type { Page } from '@playwright/test';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/custom-field/');

test.use({ now: '2024-05-15T10:00:00' });

async function propsReachTheTextField(page: Page) {
  const demo = await runDemo(page, 'AdornedField');
  const field = demo.getByRole('textbox', { name: 'Goods arrive' });
  await expect(field).toHaveValue('05/17/2024');
  await expect(field).toHaveAccessibleDescription('Ramp 4, from 7 to 11 in the morning');
  const start = demo.locator('.MuiInputAdornment-positionStart');
  await expect(start.getByTestId('LocalShippingOutlinedIcon')).toHaveCount(1);
  await expect(demo.getByRole('button', { name: /^Choose date/ })).toBeEnabled();
  await field.hover();
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field).not.toHaveValue(/\d/);
}

async function themeChangesOnlyPickers(page: Page) {
  const demo = await runDemo(page, 'FieldsOfTheTheme');
  const outlined = demo.locator('.MuiOutlinedInput-root').getByRole('textbox');
  await expect(outlined).toHaveCount(1);
  await expect(outlined).toHaveAccessibleName('Worker');
  const filled = demo.locator('.MuiFilledInput-root.MuiInputBase-sizeSmall').getByRole('textbox');
  await expect(filled).toHaveCount(2);
  await expect(filled.first()).toHaveValue('05/17/2024');
  await expect(filled.first()).toHaveAccessibleName('Day of the shift');
  await expect(filled.first()).toHaveAccessibleDescription('Swaps end on May 15');
  await expect(filled.last()).toHaveValue('06:30 AM');
  await expect(filled.last()).toHaveAccessibleName('Begin');
  await expect(demo.locator('.MuiFilledInput-root.MuiInputBase-fullWidth')).toHaveCount(2);
}

async function functionTellsInputsApart(page: Page) {
  const demo = await runDemo(page, 'RangeTwoInputs');
  const inputs = demo.locator('.MuiInput-root');
  await expect(inputs).toHaveCount(2);
  const outbound = inputs.first().getByRole('textbox');
  await expect(outbound).toHaveValue('05/17/2024');
  await expect(outbound).toHaveAccessibleName('Outbound');
  await expect(outbound).toHaveAccessibleDescription('From Lisbon');
  await expect(inputs.first().getByTestId('FlightTakeoffIcon')).toHaveCount(1);
  const back = inputs.last().getByRole('textbox');
  await expect(back).toHaveValue('05/26/2024');
  await expect(back).toHaveAccessibleName('Return');
  await expect(back).toHaveAccessibleDescription('From Tromsø');
  await expect(inputs.last().getByTestId('FlightLandIcon')).toHaveCount(1);
  await expect(demo.getByText('to', { exact: true })).toBeVisible();
}

async function oneInputOpensByEnter(page: Page) {
  const demo = await runDemo(page, 'RangeOneInput');
  const field = demo.getByRole('textbox', { name: 'School holidays' });
  await expect(field).toHaveValue('07/11/2024 – 08/23/2024');
  await expect(field).toHaveAttribute('name', 'holidays');
  await expect(demo.getByTestId('DateRangeIcon')).toHaveCount(1);
  await expect(demo.getByRole('button')).toHaveCount(0);
  await field.press('Enter');
  // Where the pointer is after scrolling, a name of the API may show its card, a tooltip too.
  await expect(page.locator('.MuiPickersPopper-root')).toBeVisible();
}

test('demos of the default fields do what the page describes', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('help text, icon and clear button', () => propsReachTheTextField(page));
  await test.step('the theme changes pickers only', () => themeChangesOnlyPickers(page));
  await test.step('each end has its own text and icon', () => functionTellsInputsApart(page));
  await test.step('one input opens without a button', () => oneInputOpensByEnter(page));
});
