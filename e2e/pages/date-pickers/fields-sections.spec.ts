import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/fields/');

test.use({ now: '2024-05-15T10:00:00' });

const sectionsOf = (demo: Locator, name: string) =>
  demo.getByRole('group', { name, exact: true }).getByRole('spinbutton');

async function checkTheme(demo: Locator): Promise<void> {
  await expect(sectionsOf(demo, 'Date of birth')).toHaveCount(3);
  await expect(sectionsOf(demo, 'Day of the visit')).toHaveText(['05', '17', '2024']);
  await expect(sectionsOf(demo, 'Time')).toHaveText(['09', '30', 'AM']);
}

async function checkIcon(demo: Locator): Promise<void> {
  const group = demo.getByRole('group', { name: 'Birthday' });
  await expect(group.getByRole('spinbutton')).toHaveText(['17', 'April']);
  await expect(demo.getByTestId('CakeOutlinedIcon')).toBeVisible();
  await expect(demo.getByText('We send a card on this day')).toBeVisible();
  await expect(group).toHaveAccessibleDescription('We send a card on this day');
  const day = group.getByRole('spinbutton', { name: 'Day' });
  await day.press('ArrowUp');
  await expect(day).toHaveText('18');
}

test('each section of a field has its own name and value', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['AccessibleByTheme', 'the theme gives pickers sections', checkTheme],
    ['SectionsWithIcon', 'the text field has an icon and a help text', checkIcon],
  ]);
});
