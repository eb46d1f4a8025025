import { checkDemos } from '../../fixtures/demo-checks';
import { expectStatus } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

const PAGE = '/material-ui/react-autocomplete/';

test('options are found, grouped, and several', async ({ page }) => {
  const option = (name: string) => page.getByRole('option', { name });
  await checkDemos(page, PAGE, [
    [
      'TownAutocomplete',
      'accents do not matter, other text is taken back',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.fill('evora');
        await option('Évora').click();
        await expectStatus(demo, 'Évora is in Alentejo');
        await box.fill('zzz');
        await box.blur();
        await expect(box).toHaveValue('Évora');
      },
    ],
    [
      'HerbTags',
      'chosen options are tags, and not offered again',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.click();
        await expect(option('Thyme')).toBeVisible();
        await expect(option('Dill')).toHaveCount(0);
        await option('Mint').click();
        await expect(demo.getByRole('button', { name: 'Mint' })).toBeVisible();
        await page.keyboard.press('Backspace');
        await expect(demo.getByRole('button', { name: 'Mint' })).toHaveCount(0);
        await box.click();
        await option('Thyme').click();
        await box.blur();
        await expect(demo.getByText('+1')).toBeVisible();
      },
    ],
    [
      'PlantGroups',
      'options have groups, one is disabled',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.click();
        await expect(page.getByText('Shade', { exact: true })).toBeVisible();
        await expect(option('Olive tree')).toHaveAttribute('aria-disabled', 'true');
        await option('Fern').click();
        await expect(box).toHaveValue('Fern');
      },
    ],
  ]);
});

test('options are loaded, added, or only proposed', async ({ page }) => {
  const option = (name: string) => page.getByRole('option', { name });
  await checkDemos(page, PAGE, [
    [
      'LakeSearch',
      'it waits for letters, loads, and names errors',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.click();
        await expect(page.getByText('Type at least two letters')).toBeVisible();
        await box.fill('ma');
        await expect(page.getByText('Searching…')).toBeVisible();
        await expect(option('Lake Maggiore')).toBeVisible();
        await box.fill('12');
        await expect(page.getByText('do not contain digits')).toBeVisible();
        await box.fill('xy');
        const popup = page.getByRole('presentation');
        await expect(popup.getByText('No lake has this name')).toBeVisible();
        await box.fill('gar');
        await option('Lake Garda').click();
        await expect(box).toHaveValue('Lake Garda');
      },
    ],
    [
      'NewAuthor',
      'a new option can be added',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.fill('Abdulrazak Gurnah');
        await expect(option('Add “Abdulrazak Gurnah”')).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(box).toHaveValue('Abdulrazak Gurnah');
        await box.fill('abd');
        await expect(option('Abdulrazak Gurnah')).toBeVisible();
        await page.keyboard.press('Escape');
      },
    ],
    [
      'SubjectField',
      'any text is a value',
      async (demo) => {
        const box = demo.getByRole('combobox');
        await box.fill('Bees in the roof');
        await box.blur();
        await expectStatus(demo, 'Subject: Bees in the roof');
        await box.fill('noise');
        await option('Noise at night').click();
        await expectStatus(demo, 'Subject: Noise at night');
      },
    ],
  ]);
});
