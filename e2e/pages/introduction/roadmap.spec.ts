import { markedPages } from '../../../model/navigation/marked-pages';
import { docsPage } from '../../fixtures/docs-page';
import { NAVIGATION } from '../../fixtures/working-copy';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PATH = docsPage('/x/introduction/roadmap/');

test('lists every planned page, and leads to one that says so', async ({ page }) => {
  await visit(page, PATH);
  const planned = markedPages(NAVIGATION).filter((marked) => marked.planned);
  const links = page.getByRole('table').first().locator('td:first-child a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    planned.map(({ pathname }) => docsPage(`${pathname}/`)),
  );
  await links.filter({ hasText: 'Gantt' }).click();
  await expect(page).toHaveURL(docsPage('/x/react-charts/gantt/'));
  await expect(page.locator('article [data-mark="planned"]').first()).toBeVisible();
});

test('names the request to vote for', { tag: '@full' }, async ({ page }) => {
  await visit(page, PATH);
  const row = page.getByRole('row').filter({ hasText: 'Treemap' });
  await expect(row.getByRole('link', { name: '#7924' })).toHaveAttribute(
    'href',
    'https://github.com/mui/mui-x/issues/7924',
  );
  await expect(row).toContainText('open');
});
