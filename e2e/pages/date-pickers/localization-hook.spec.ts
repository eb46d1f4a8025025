import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/localization/');

test.use({ now: '2024-06-15T10:00:00' });

test('your own action bar speaks French', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TranslatedBar');
  const chosen = demo.getByRole('gridcell', { selected: true });
  await expect(demo.getByText('mai 2024')).toBeVisible();
  await expect(chosen).toHaveText('17');
  // A picker for phones would have a toolbar.
  await expect(demo.getByText('Choisir une date', { exact: true })).toHaveCount(0);
  await expect(demo.locator('.MuiPickersToolbar-root')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Vider', exact: true }).click();
  await expect(chosen).toHaveCount(0);
});
