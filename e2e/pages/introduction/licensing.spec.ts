import type { Locator, Page } from '@playwright/test';
import { missingLicense } from '../../fixtures/allowed-console';
import { runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PATH = docsPage('/x/introduction/licensing/');

const MISSING = 'MUI X Missing license key';
const INVALID = 'MUI X Invalid license key';

/** Collects the messages about license keys that the page prints. */
function licenseMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('license key')) messages.push(message.text());
  });
  return messages;
}

/** In a document of its own: MUI X prints each message once per document. */
async function runNewly(page: Page, name: string): Promise<Locator> {
  await visit(page, PATH);
  return runDemo(page, name);
}

async function choosePlan(demo: Locator, plan: string): Promise<void> {
  await demo.getByRole('group', { name: 'Plan' }).getByRole('button', { name: plan }).click();
  await expect(demo.getByRole('grid')).toBeVisible();
}

test('without a key a grid works under a watermark, and the console names its package', async ({
  page,
}) => {
  const messages = licenseMessages(page);
  const demo = await runNewly(page, 'GridWithoutKey');
  await expect(demo.getByText(MISSING)).toBeVisible();
  // The exact texts, which are all that pages of this site may print.
  const named = (name: string) => messages.filter((text) => text.includes(`\`${name}\``));
  await expect
    .poll(() => named('@mui/x-data-grid-pro'))
    .toEqual([missingLicense('Pro', '@mui/x-data-grid-pro')]);

  await demo.getByRole('columnheader', { name: 'Tree' }).click();
  await expect(demo.getByRole('gridcell').first()).toHaveText('Lime at the gate');
  await demo.getByRole('columnheader', { name: 'Tree' }).click();
  await expect(demo.getByRole('gridcell').first()).toHaveText('Walnut');
  expect(named('@mui/x-data-grid-pro')).toHaveLength(1);

  await choosePlan(demo, 'Premium');
  await expect(demo.getByText(MISSING)).toBeVisible();
  await expect
    .poll(() => named('@mui/x-data-grid-premium'))
    .toEqual([missingLicense('Premium', '@mui/x-data-grid-premium')]);

  await choosePlan(demo, 'Community');
  await expect(demo.getByText(/^MUI X/)).toHaveCount(0);
});

test('what is not a key is called invalid', { tag: '@full' }, async ({ page, printed }) => {
  printed.provoke('MUI X: Invalid license key.');
  const messages = licenseMessages(page);
  const demo = await runNewly(page, 'GridWithoutKey');
  await demo.getByRole('combobox', { name: 'Key' }).selectOption('not-a-key');
  await expect(demo.getByText(INVALID)).toBeVisible();
  await expect.poll(() => messages.join()).toContain('MUI X: Invalid license key.');
  await demo.getByRole('combobox', { name: 'Key' }).selectOption('none');
  await expect(demo.getByText(MISSING)).toBeVisible();
});

test(
  'pickers carry the watermark in their calendar, and fields none',
  { tag: '@full' },
  async ({ page }) => {
    const messages = licenseMessages(page);
    const demo = await runNewly(page, 'RangeWithoutKey');
    await expect(demo.getByRole('textbox', { name: 'Exhibition from' })).toHaveValue(
      /05\/06\/2024/,
    );
    await expect(demo.getByRole('textbox', { name: 'Field only' })).toHaveValue(
      /05\/06\/2024.*05\/10\/2024/,
    );
    const ofPickers = () => messages.filter((text) => text.includes('x-date-pickers-pro'));
    await expect.poll(ofPickers).toEqual([missingLicense('Pro', '@mui/x-date-pickers-pro')]);
    await expect(demo.getByText(MISSING)).toHaveCount(0);

    await demo.getByRole('textbox', { name: 'Exhibition from' }).click();
    await expect(page.getByRole('tooltip').getByText(MISSING)).toBeVisible();
    await page.keyboard.press('Escape');
    await demo.getByRole('textbox', { name: 'Field only' }).click();
    await expect(page.getByRole('tooltip').getByText(MISSING)).toHaveCount(0);
  },
);

test(
  'the plans are compared from the marks of the navigation',
  { tag: '@full' },
  async ({ page }) => {
    // A page of the site that is built, where the plain pages of demos have no text.
    await page.goto(PATH);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: '@mui/x-data-grid-pro' }).first()).toContainText(
      'Commercial',
    );
    await expect(rows.filter({ hasText: /^Column pinning\s*Data Grid$/ })).toHaveCount(1);
  },
);

test(
  'each plan of the grid has a size, larger than the one before',
  { tag: '@full' },
  async ({ page }) => {
    // A page of the site that is built, as above.
    await page.goto(PATH);
    const sizes = page.getByRole('table').filter({ hasText: 'All exports, compressed' });
    const compressed = await Promise.all(
      ['DataGrid', 'DataGridPro', 'DataGridPremium'].map(async (component) => {
        const name = page.getByText(component, { exact: true });
        const row = sizes.getByRole('row').filter({ has: name });
        return Number.parseFloat(await row.getByRole('cell').nth(4).innerText());
      }),
    );
    const [community = 0, pro = 0, premium = 0] = compressed;
    expect(community).toBeGreaterThan(0);
    expect(pro).toBeGreaterThan(community);
    expect(premium).toBeGreaterThan(pro);
  },
);
