import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { gridCell } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';
import { setDark } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-data-grid/style/');

test('headers and pinned columns have the colors of the theme', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThemeColors');
  const headers = demo.getByRole('row').first();
  await expect(headers).toHaveCSS('background-color', 'rgb(227, 240, 251)');
  await expect(gridCell(demo, 0, 'name')).toHaveCSS('background-color', 'rgb(244, 248, 251)');
  await expect(gridCell(demo, 0, 'role')).not.toHaveCSS('background-color', 'rgb(244, 248, 251)');
});

test('dark mode has other colors', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThemeColors');
  await setDark(page);
  const headers = demo.getByRole('row').first();
  await expect(headers).toHaveCSS('background-color', 'rgb(18, 50, 74)');
  await expect(gridCell(demo, 0, 'name')).toHaveCSS('background-color', 'rgb(26, 32, 39)');
});
