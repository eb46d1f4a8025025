import { demoNamed, shownCode } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/sorting/';
const NAME = 'ServerSortingPages';

test.beforeEach(async ({ page }) => {
  await visit(page, PAGE);
  await demoNamed(page, NAME).getByRole('button', { name: 'Show full code' }).click();
});

test('every file of a demo can be read and copied', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = demoNamed(page, NAME);
  const files = demo.getByRole('toolbar', { name: `Files of ${NAME}` });
  await expect(files.getByRole('button')).toHaveText([
    `${NAME}.tsx`,
    '_data/products.ts',
    'productServer.ts',
    '_data/random.ts',
  ]);
  await expect(shownCode(demo)).toContainText(`export default function ${NAME}`);

  await files.getByRole('button', { name: 'productServer.ts' }).click();
  await expect(shownCode(demo)).toContainText('export interface ProductQuery');
  await expect(shownCode(demo)).not.toContainText(`export default function ${NAME}`);
  await demo.getByRole('button', { name: 'Copy' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('export interface ProductQuery');

  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(files.getByRole('button', { name: 'productServer.js' })).toBeVisible();
  await expect(shownCode(demo)).not.toContainText('export interface ProductQuery');
  await expect(shownCode(demo)).toContainText('export ');
});

test('the row of files is one stop of the keyboard', { tag: '@full' }, async ({ page }) => {
  const files = demoNamed(page, NAME).getByRole('toolbar', { name: `Files of ${NAME}` });
  await files.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(files.getByRole('button', { name: '_data/products.ts' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shownCode(demoNamed(page, NAME))).toContainText('export interface Product');
});

test('a file that cannot be fetched says so, and comes with the next try', async ({
  page,
  context,
  printed,
}) => {
  printed.provoke('net::ERR_INTERNET_DISCONNECTED');
  const demo = demoNamed(page, NAME);
  await expect(shownCode(demo)).toContainText(`export default function ${NAME}`);
  const file = demo.getByRole('button', { name: 'productServer.ts' });
  await context.setOffline(true);
  await file.click();
  await expect(demo.getByText('Could not load productServer.ts')).toBeVisible();
  await expect(shownCode(demo)).toContainText(`export default function ${NAME}`);
  await context.setOffline(false);
  await file.click();
  await expect(shownCode(demo)).toContainText('export interface ProductQuery');
  await expect(demo.getByText('Could not load')).toHaveCount(0);
});
