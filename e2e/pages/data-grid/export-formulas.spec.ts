import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/export/');

test('formulas in the file get an apostrophe', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EscapeFormulas');
  const file = demo.getByRole('region', { name: 'The CSV file of the guests' });
  for (const text of [`"'=HYPERLINK`, `Ada Moreau,"'-40"`, `"'@SUM(A1:A9)",95`]) {
    await expect(file).toContainText(text);
  }
  await demo.getByRole('checkbox', { name: 'Escape formulas' }).uncheck();
  await expect(file).toContainText('Ada Moreau,-40');
  await expect(file).toContainText('=HYPERLINK');
  await expect(file).not.toContainText("'");
});
