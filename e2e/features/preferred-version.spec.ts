import { addVersion, BUILT_VERSIONS } from '../fixtures/built-versions';
import { expect, test } from '../fixtures/test';
import { openVersionMenu, versionLinks } from '../fixtures/version-menu';
import { store, stored, visit } from '../fixtures/visit';

const KEY = 'docs.version';
const GRID = '/x/react-data-grid/';
const PAGES = ['introduction/', 'react-data-grid/', 'react-data-grid/sorting/'];

test(
  'the version that was chosen is offered on pages of others, and never forced',
  { tag: '@full' },
  async ({ page }) => {
    await addVersion(page, PAGES);
    await visit(page, GRID);
    await openVersionMenu(page);
    await versionLinks(page).filter({ hasText: '99.0.0' }).click();
    await expect(page).toHaveURL('/x/99.0.0/react-data-grid/');
    expect(await stored(page, KEY)).toBe('99.0.0');

    await visit(page, `${GRID}sorting/`);
    const notice = page.getByRole('region', { name: 'You chose version 99.0.0 before.' });
    const link = notice.getByRole('link', { name: 'Open this page in 99.0.0' });
    await expect(link).toHaveAttribute('href', '/x/99.0.0/react-data-grid/sorting/');
    await expect(page).toHaveURL(`${GRID}sorting/`);

    await page.locator(`.menu a[href="${GRID}"]`).click();
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/x/99.0.0/react-data-grid/');
    await notice.getByRole('button', { name: 'Stay here' }).click();
    await expect(notice).toHaveCount(0);
    await visit(page, `${GRID}sorting/`);
    await page.waitForLoadState('networkidle');
    await expect(notice).toHaveCount(0);
  },
);

test(
  'a page that the version lacks leads to the one above it',
  { tag: '@full' },
  async ({ page }) => {
    await addVersion(page, PAGES);
    await store(page, { [KEY]: '99.0.0' });
    await visit(page, `${GRID}events/`);
    const link = page
      .locator('.version-notice')
      .getByRole('link', { name: 'Open Data Grid in 99.0.0' });
    await expect(link).toHaveAttribute('href', '/x/99.0.0/react-data-grid/');
  },
);

test('"Reset all" forgets it', { tag: '@full' }, async ({ page }) => {
  await store(page, { [KEY]: '99.0.0' });
  await addVersion(page, PAGES);
  await visit(page, GRID);
  await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('button', { name: 'Reset all' }).click();
  expect(await stored(page, KEY)).toBeNull();
});

for (const junk of ['"><img src=x>', '../../', '5.0', 'null']) {
  test(`${JSON.stringify(junk)} is not offered`, async ({ page }) => {
    await addVersion(page, PAGES);
    await store(page, { [KEY]: junk });
    await visit(page, GRID);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.version-notice')).toHaveCount(0);
  });
}

test('no address chooses a version', async ({ page }) => {
  const [version] = BUILT_VERSIONS;
  await visit(page, `${GRID}?version=${version?.id}&docusaurus-data-version=6.20#6.20`);
  expect(await stored(page, KEY)).toBeNull();
});
