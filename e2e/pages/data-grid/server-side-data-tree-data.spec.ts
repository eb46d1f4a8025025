import { expectMenuItems } from '../../fixtures/column-menu-items';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/tree-data/');

test('opening a row loads its children once', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyTree');
  const requests = demo.getByRole('log').getByRole('listitem');
  const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
  const open = (name: string) => row(name).getByRole('button', { name: 'see children' }).click();
  const close = (name: string) => row(name).getByRole('button', { name: 'hide children' }).click();

  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Office']);
  await expect(row('Ingrid Solheim').getByRole('gridcell').first()).toHaveText('Ingrid Solheim');
  // Rows that are not loaded cannot be filtered.
  await expectMenuItems(demo, 'Office', [
    'Sort by ASC',
    'Sort by DESC',
    'Pin to left',
    'Pin to right',
    'Hide column',
    'Manage columns',
  ]);
  await open('Ingrid Solheim');
  await expect(row('Anna Abara')).toBeVisible();
  await expect(row('Loading')).toHaveCount(0);
  await expect(requests).toHaveCount(3);

  await close('Ingrid Solheim');
  await expect(row('Anna Abara')).toHaveCount(0);
  await open('Ingrid Solheim');
  await expect(row('Anna Abara')).toBeVisible();
  await expect(requests).toHaveCount(3);
});

test(
  'closing a row cancels, and an error can be tried again',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LazyTree');
    const requests = demo.getByRole('log').getByRole('listitem');
    const head = demo.getByRole('row').filter({ hasText: 'Ingrid Solheim' });

    // Pressed without waiting for a stable button, because the answer must not come first.
    await head.getByRole('button', { name: 'see children' }).dispatchEvent('click');
    await head.getByRole('button', { name: 'hide children' }).dispatchEvent('click');
    await expect(requests.first()).toContainText('canceled');

    await demo.getByRole('checkbox', { name: 'The server is down' }).check();
    await head.getByRole('button', { name: 'see children' }).click();
    const retry = demo.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await demo.getByRole('checkbox', { name: 'The server is down' }).uncheck();
    await retry.click();
    await expect(demo.getByRole('row').filter({ hasText: 'Anna Abara' })).toBeVisible();
  },
);
