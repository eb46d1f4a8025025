import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/base-concepts/');

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2024-05-15T10:00:00');
});

test(
  'a value survives an unfinished date only as the last valid one',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LastValidDate');
    const field = demo.getByRole('textbox', { name: 'Night' });
    await field.fill('04/20/2024');
    await expect(demo.getByRole('status')).toContainText('On April 20, 2024');
    await field.click({ position: { x: 20, y: 28 } });
    await page.keyboard.press('Delete');
    await expect(field).toHaveValue('MM/20/2024');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(demo.getByRole('status')).toContainText('On April 20, 2024');
    await field.fill('04/23/2024');
    await expect(demo.getByRole('status')).toContainText('On April 23, 2024');
  },
);

test(
  'on the way to 2024, Day.js takes the year 202 for a date, and no year before it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LastValidDate');
    const status = demo.getByRole('status');
    await demo.getByRole('textbox', { name: 'Night' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2');
    await expect(demo.getByRole('textbox', { name: 'Night' })).toHaveValue('04/17/0002');
    await expect(status).toContainText('On April 17, 2024');
    await page.keyboard.type('0');
    await expect(demo.getByRole('textbox', { name: 'Night' })).toHaveValue('04/17/0020');
    await expect(status).toContainText('On April 17, 2024');
    await page.keyboard.type('2');
    await expect(status).toContainText('On April 17, 0202');
    await page.keyboard.type('4');
    await expect(status).toContainText('On April 17, 2024');
  },
);

test('a text of the day goes out, and only a whole one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'IsoText');
  const field = demo.getByRole('textbox', { name: 'Delivery' });
  const sent = demo.getByRole('status');
  await expect(field).toHaveValue('04/17/2024');
  await expect(sent).toContainText('"deliverOn": "2024-04-17"');
  await field.fill('05/02/2024');
  await expect(sent).toContainText('"deliverOn": "2024-05-02"');
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('MM/02/2024');
  await expect(sent).toContainText('"deliverOn": "2024-05-02"');
  await page.keyboard.type('07');
  await expect(sent).toContainText('"deliverOn": "2024-07-02"');
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kathmandu']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a typed time gets the day of the reference date', { tag: '@full' }, async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'ReferenceTime');
      await demo.getByRole('textbox', { name: 'Shift begins' }).fill('06:30');
      await expect(demo.getByRole('status')).toHaveText('The value is 2024-04-17 06:30:00');
    });
  });
}

/** Chooses in a select of Material UI, whose name is its label with the chosen option. */
async function choose(demo: Locator, label: string, option: string): Promise<void> {
  await demo.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await demo.page().getByRole('option', { name: option, exact: true }).click();
}

async function namesTheComponent(page: Page) {
  const demo = await runDemo(page, 'ComponentFinder');
  const shown = (name: string) => demo.getByRole('group', { name, exact: true });
  await expect(shown('DatePicker').getByText('<DatePicker />')).toBeVisible();
  await expect(shown('DatePicker').getByRole('textbox', { name: 'Date' })).toHaveValue(
    '04/17/2024',
  );
  await expect(shown('DatePicker').getByRole('button', { name: /^Choose date/ })).toBeVisible();

  await choose(demo, 'Users enter', 'A time');
  await expect(shown('TimePicker').getByText('<TimePicker />')).toBeVisible();
  await expect(shown('TimePicker').getByRole('textbox', { name: 'Time' })).toHaveValue('09:30 AM');
  await expect(shown('TimePicker').getByRole('button', { name: /^Choose time/ })).toBeVisible();

  await choose(demo, 'How', 'By choosing');
  const clock = shown('MultiSectionDigitalClock');
  await expect(clock.getByText('<MultiSectionDigitalClock />')).toBeVisible();
  const hours = clock.getByRole('listbox', { name: 'Select hours' });
  await expect(hours.getByRole('option', { selected: true })).toHaveText('09');

  await choose(demo, 'How', 'By typing');
  await expect(shown('TimeField').getByRole('textbox', { name: 'Time' })).toHaveValue('09:30 AM');
  await expect(shown('TimeField').getByRole('button')).toHaveCount(0);

  await choose(demo, 'Users enter', 'A date');
  await expect(shown('DateField').getByRole('textbox', { name: 'Date' })).toHaveValue('04/17/2024');
  await choose(demo, 'How', 'By choosing');
  await expect(shown('DateCalendar').getByRole('gridcell', { selected: true })).toHaveText('17');
}

async function formFollowsTheWidth(page: Page) {
  const demo = await runDemo(page, 'DesktopByWidth');
  const button = demo.getByRole('button', { name: /^Choose date/ });
  const field = demo.getByRole('textbox');
  await expect(button).toBeVisible();
  await expect(field).toBeEditable();
  await expect(field).toHaveValue('04/17/2024');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(button).toHaveCount(0);
  await expect(field).not.toBeEditable();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(button).toBeVisible();
  await expect(field).toBeEditable();
}

async function newKeyResets(page: Page) {
  const demo = await runDemo(page, 'ResetByKey');
  const field = demo.getByRole('textbox', { name: 'Invoice date' });
  await field.fill('05/02/2024');
  await expect(field).toHaveValue('05/02/2024');
  await demo.getByRole('button', { name: 'Undo all changes' }).click();
  await expect(field).toHaveValue('04/17/2024');
}

async function departureMovesWithArrival(page: Page) {
  const demo = await runDemo(page, 'LinkedDates');
  const arrival = demo.getByRole('textbox', { name: 'Arrival' });
  const departure = demo.getByRole('textbox', { name: 'Departure' });
  await expect(arrival).toHaveValue('04/17/2024');
  await arrival.fill('04/22/2024');
  await expect(departure).toHaveValue('04/25/2024');
  await departure.fill('04/24/2024');
  await arrival.fill('04/29/2024');
  await expect(departure).toHaveValue('05/01/2024');
  await expect(departure).toHaveAttribute('aria-invalid', 'false');
  await departure.fill('04/29/2024');
  await expect(departure).toHaveAttribute('aria-invalid', 'true');
}

async function formatSetsTheSections(page: Page) {
  const demo = await runDemo(page, 'FormatTokens');
  const field = demo.getByRole('textbox', { name: 'Field with this format' });
  await expect(field).toHaveValue('Sunday, 31 March 2024');
  await choose(demo, 'Format', 'MM/DD/YYYY');
  await field.fill('04/02/2024');
  await expect(field).toHaveValue('04/02/2024');

  await choose(demo, 'Format', 'MMM YY');
  await expect(field).toHaveValue('Apr 24');
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('May 24');

  await choose(demo, 'Format', 'YYYY-MM-DD HH:mm:ss');
  await expect(field).toHaveValue('2024-05-02 17:05:00');
}

async function limitsMoveTheReferenceDate(page: Page) {
  const demo = await runDemo(page, 'ReferenceFromLimits');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await expect(demo.getByRole('grid', { name: 'July 1969' })).toBeVisible();
  await expect(day('15')).toBeDisabled();
  await expect(day('16')).toBeEnabled();
  await expect(day('24')).toBeEnabled();
  await expect(day('25')).toBeDisabled();
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveCount(0);
}

async function nameReachesTheView(page: Page) {
  const demo = await runDemo(page, 'NamedViews');
  const months = demo.getByRole('radiogroup', { name: 'Month of the survey' });
  await expect(months.getByRole('radio', { checked: true })).toHaveText('Apr');
  const times = demo.getByRole('region', { name: 'Time of the call' }).getByRole('option');
  await expect(times).toHaveCount(24);
  await expect(times.and(demo.getByRole('option', { selected: true }))).toHaveText('09:00 AM');
}

async function formatsOfTheProviderReachFields(page: Page) {
  const demo = await runDemo(page, 'ProviderFormats');
  const field = (name: string) => demo.getByRole('textbox', { name, exact: true });
  await expect(field('Day')).toHaveValue('17 Apr 2024');
  await expect(field('Time')).toHaveValue('14.05');
  await expect(field('Both')).toHaveValue('17 Apr 2024, 14.05');
}

async function sectionsHaveNames(page: Page) {
  const demo = await runDemo(page, 'SpokenSections');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('The focus is on nothing yet');
  await demo.getByRole('textbox', { name: 'One input' }).focus();
  await expect(status).toHaveText('The focus is on a text input: “17 April 1990”');
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await expect(status).toHaveText('The focus is on spinbutton, Month, April');
}

test(
  'demos of the value, formats and the reference date do what the page describes',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('two choices name the component', () => namesTheComponent(page));
    await test.step('the width decides between popup and dialog', () => formFollowsTheWidth(page));
    await test.step('a new key brings the default value back', () => newKeyResets(page));
    await test.step('the departure keeps its distance', () => departureMovesWithArrival(page));
    await test.step('a format hides parts, and keeps them', () => formatSetsTheSections(page));
    await test.step('an empty calendar opens within limits', () =>
      limitsMoveTheReferenceDate(page));
    await test.step('a text beside a view names it', () => nameReachesTheView(page));
    await test.step('the provider has formats', () => formatsOfTheProviderReachFields(page));
    await test.step('each section has a name', () => sectionsHaveNames(page));
  },
);
