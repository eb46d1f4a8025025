import type { Locator, Page } from '@playwright/test';
import { expectMenuItems } from '../../fixtures/column-menu-items';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectColumn } from '../../fixtures/grid-cells';
import { fieldCells, rowWith } from '../../fixtures/row-groups';
import { expectNoQueryInMenu, requestLines, setServerDown } from '../../fixtures/server-requests';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/server-side-data/tree-data/');

const NAME = '__tree_data_group__';
const DIRECTOR = 'Vera Lindholm (4)';
const HEADS = ['Ingrid Solheim', 'Mateus Carvalho', 'Aoife Brennan', 'Lucía Ortega'];
const HEADS_WITH_COUNTS = HEADS.map((name) => `${name} (6)`);

const open = (demo: Locator, name: string) =>
  rowWith(demo, name).getByRole('button', { name: 'see children' }).click();
const close = (demo: Locator, name: string) =>
  rowWith(demo, name).getByRole('button', { name: 'hide children' }).click();

/** The requests for teams, newest first. */
const teams = (...leads: string[]) => leads.map((lead) => `GET /team?lead=${lead}`);

async function checkTree(demo: Locator, page: Page): Promise<void> {
  const names = fieldCells(demo, NAME);
  await expect(names).toHaveText([DIRECTOR, ...HEADS_WITH_COUNTS]);
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Role']);
  await open(demo, 'Ingrid Solheim');
  await expect(names.nth(2)).toHaveText('Anna Abara');
  await close(demo, 'Ingrid Solheim');
  await expect(names.nth(2)).toHaveText('Mateus Carvalho (6)');
  await open(demo, 'Ingrid Solheim');
  await expect(names.nth(2)).toHaveText('Anna Abara');
  const loaded = teams('Ingrid Solheim', 'Vera Lindholm', '');
  await expect(requestLines(demo), 'a team is requested once').toHaveText(loaded);

  await close(demo, 'Ingrid Solheim');
  await names.filter({ hasText: 'Aoife' }).click();
  await page.keyboard.press('Space');
  await expect(names.nth(4)).toHaveText('Emil Gallo');
  await expectNoQueryInMenu(demo, 'Role');
}

async function checkUnknown(demo: Locator): Promise<void> {
  const names = fieldCells(demo, NAME);
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Department']);
  await expect(names).toHaveText(['Vera Lindholm']);
  await open(demo, 'Vera Lindholm');
  await expect(names, 'nobody knows the sizes of the teams').toHaveText([
    'Vera Lindholm',
    ...HEADS,
  ]);
  await open(demo, 'Ingrid Solheim');
  const developer = rowWith(demo, 'Anna Abara');
  await expect(developer).toBeVisible();
  await expect(developer.getByRole('button')).toHaveCount(0);
  await expectNoQueryInMenu(demo, 'Department');
}

test('a branch asks for its children when it opens', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SourceTree', 'the children of a row are loaded once', checkTree],
    ['SourceTreeUnknown', 'rows open without the number of their children', checkUnknown],
  ]);
});

test('the server sorts each level', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceTreeSorting');
  const firstTeam = ['Anna Abara', 'Farah Huang', 'Kenji Bergmann', 'Bao Ivanova'];
  await expectColumn(demo, NAME, [DIRECTOR, 'Ingrid Solheim (6)', ...firstTeam]);
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Hours']);
  await demo.getByRole('columnheader', { name: 'Hours' }).click();
  await expectColumn(demo, NAME, [
    DIRECTOR,
    'Mateus Carvalho (6)',
    'Iris Fontaine',
    'Dalia Lindqvist',
    'Noor Mori',
    'Chidi Dvořák',
  ]);
  await expectColumn(demo, 'hours', ['40', '24', '24', '32', '32', '40']);
  await expect(requestLines(demo).filter({ hasText: 'sort=hours:asc' })).toHaveCount(6);
  await expectMenuItems(demo, 'Role', [
    'Sort by ASC',
    'Sort by DESC',
    'Pin to left',
    'Pin to right',
    'Hide column',
    'Manage columns',
  ]);
});

test('a branch that failed is loaded with a button', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SourceTreeErrors');
  const names = fieldCells(demo, NAME);
  const status = demo.getByRole('status');
  const retry = demo.getByRole('button', { name: 'Try again' });
  const arrow = rowWith(demo, 'Ingrid Solheim').getByRole('button', { name: 'see children' });
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Role']);
  await expect(names).toHaveText([DIRECTOR, ...HEADS_WITH_COUNTS]);
  await setServerDown(demo, true);
  await arrow.click();
  await expect(status).toHaveText('Ingrid Solheim: 503 Service Unavailable');
  await expect(names, 'the other rows stay').toHaveText([DIRECTOR, ...HEADS_WITH_COUNTS]);
  await expect(arrow.locator('.MuiBadge-invisible'), 'the row has a red dot').toHaveCount(0);

  await setServerDown(demo, false);
  await retry.click();
  await expect(names.nth(2)).toHaveText('Anna Abara');
  await expect(status).toHaveText('');
  await expect(retry).toHaveCount(0);
  await expectNoQueryInMenu(demo, 'Role');
});
