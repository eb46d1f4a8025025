import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const OVERVIEW = docsPage('/base-ui/getting-started/');
const USAGE = docsPage('/base-ui/getting-started/usage/');
const ACCESSIBILITY = docsPage('/base-ui/guides/accessibility/');
const SERVER = docsPage('/base-ui/guides/server-rendering/');
const TESTING = docsPage('/base-ui/guides/testing/');

async function checkHeating(demo: Locator): Promise<void> {
  const heating = demo.getByRole('switch', { name: 'Heating' });
  await expect(heating).toBeChecked();
  await heating.press('Space');
  await expect(heating).not.toBeChecked();
}

async function checkOrder(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Cups of tea: 0' }).press('Enter');
  await expect(demo.getByRole('button', { name: 'Cups of tea: 1' })).toHaveClass(
    /base-Button-root.*base--focusVisible/,
  );
}

async function checkNames(demo: Locator): Promise<void> {
  await demo.getByRole('switch', { name: 'Read aloud' }).press('Space');
  await expect(demo.getByRole('switch', { name: 'Read aloud' })).toBeChecked();
  const list = demo.getByRole('tablist', { name: 'Parts of the article' });
  await list.getByRole('tab', { name: 'Notes' }).click();
  await expect(demo.getByRole('tabpanel', { name: 'Notes' })).toBeVisible();
}

async function checkZone(demo: Locator, page: Page): Promise<void> {
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(demo).toHaveText(`Your time zone: ${zone}`);
}

async function checkSeat(demo: Locator, page: Page): Promise<void> {
  await expect(demo.getByRole('button', { name: 'Book' })).toBeDisabled();
  await demo.getByRole('combobox', { name: 'Seat' }).click();
  await page.getByRole('option', { name: 'Aisle' }).click();
  await demo.getByRole('button', { name: 'Book' }).click();
  await expect(demo.getByRole('status')).toHaveText('Booked: aisle');
}

test('the first components work', async ({ page }) => {
  await checkDemos(page, OVERVIEW, [['HeatingSwitch', 'a switch of own elements', checkHeating]]);
  await checkDemos(page, USAGE, [['OrderButton', 'a button counts, with a state', checkOrder]]);
});

test('the demos of the guides do what their pages describe', async ({ page }) => {
  await checkDemos(page, ACCESSIBILITY, [['NamedControls', 'each control has a name', checkNames]]);
  await checkDemos(page, SERVER, [['TimeZone', 'the browser adds its zone', checkZone]]);
  await checkDemos(page, TESTING, [['SeatForm', 'the form of the tests works', checkSeat]]);
});
