import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, expectStatus, press } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

test('the first demos rent, count, sign up and read', async ({ page }) => {
  await checkDemos(page, '/material-ui/getting-started/', [
    [
      'BikeRental',
      'the price follows, the answer can be closed',
      async (demo) => {
        await demo.getByLabel('With insurance').uncheck();
        await press(demo, 'Reserve for 42 €');
        await expect(demo.getByRole('alert')).toHaveText('Your bike is ready.');
        await press(demo, 'Close');
        await expect(demo.getByRole('alert')).toHaveCount(0);
      },
    ],
  ]);
  await checkDemos(page, '/material-ui/getting-started/installation/', [
    [
      'SetupCheck',
      'versions, mode and font',
      async (demo) => {
        const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
        await expect(row('Material UI').getByRole('cell')).toHaveText(/^5\.18\.\d+$/);
        await expect(row('Mode').getByRole('cell')).toHaveText('light');
        await press(demo, 'Clicked: 0');
        await expect(button(demo, 'Clicked: 1')).toBeVisible();
      },
    ],
  ]);
  await checkDemos(page, '/material-ui/getting-started/usage/', [
    [
      'FirstCounter',
      'it counts',
      async (demo) => {
        await press(demo, 'One more');
        await expectStatus(demo, '1 cups of tea today');
      },
    ],
    [
      'ThemedForm',
      'a green form is sent',
      async (demo) => {
        await press(demo, 'Sign up');
        await expect(demo.getByRole('alert')).toHaveText('See you on Saturday.');
        await expect(demo.locator('.Mui-checked')).toHaveCSS('color', 'rgb(21, 128, 61)');
      },
    ],
  ]);
  await checkDemos(page, '/material-ui/getting-started/learn/', [
    [
      'ReadingList',
      'books are added and read',
      async (demo) => {
        await demo.getByLabel('Title').fill('Ferns');
        await page.keyboard.press('Enter');
        await expectStatus(demo, '1 of 3 books read');
        await demo.getByLabel('Ferns').check();
        await expectStatus(demo, '2 of 3 books read');
        const bar = demo.getByRole('progressbar', { name: 'Books read' });
        await expect(bar).toHaveAttribute('aria-valuenow', '67');
      },
    ],
  ]);
});

test('guides mirror, wait for the browser, and share with MUI X', async ({ page }) => {
  await checkDemos(page, '/material-ui/guides/right-to-left/', [
    [
      'DirectionSwitch',
      'the parts change sides',
      async (demo) => {
        const distance = async () =>
          (await boxOf(demo.getByText('kg'))).x - (await boxOf(demo.getByRole('textbox'))).x;
        expect(await distance()).toBeLessThan(0);
        await demo.getByLabel('Right to left').click();
        await expect.poll(distance).toBeGreaterThan(0);
      },
    ],
    [
      'KeptSide',
      'a border is mirrored, kept, or logical',
      async (demo) => {
        const side = (text: string) => demo.getByText(text, { exact: true });
        await expect(side('borderLeft')).toHaveCSS('border-right-width', '8px');
        await expect(side('borderLeft, kept')).toHaveCSS('border-left-width', '8px');
        await expect(side('borderInlineStart')).toHaveCSS('border-right-width', '8px');
      },
    ],
  ]);
  await checkDemos(page, '/material-ui/guides/server-rendering/', [
    [
      'BrowserOnly',
      'settings of the browser',
      async (demo) => {
        await expect(demo.getByText('Your language is en-US')).toBeVisible();
        await expect(demo.locator('.MuiSkeleton-root')).toHaveCount(0);
      },
    ],
  ]);
  await checkDemos(page, '/material-ui/guides/with-mui-x/', [
    [
      'SharedTheme',
      'calendar and grid have the color and radius of the theme',
      async (demo) => {
        await press(demo, 'Loud');
        const day = demo.getByRole('gridcell', { name: '17', exact: true });
        await expect(day).toHaveCSS('background-color', 'rgb(190, 24, 93)');
        await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('border-radius', '0px');
      },
    ],
    [
      'SharedDefaults',
      'fields of forms and pickers are filled',
      async (demo) => {
        await expect(demo.locator('.MuiFilledInput-root')).toHaveCount(2);
        await button(demo, /Choose date/).click();
        const day = page.getByRole('dialog').getByRole('gridcell', { name: '17', exact: true });
        await expect(day).toHaveCSS('border-radius', '8px');
        await expect(page.getByRole('dialog').getByRole('rowheader')).not.toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    ],
    [
      'SharedLocale',
      'one theme translates grid and pages',
      async (demo) => {
        const overlay = demo.locator('.MuiDataGrid-overlay');
        await expect(overlay).toHaveText('Keine Einträge');
        await press(demo, 'English');
        await expect(overlay).toHaveText('No rows');
      },
    ],
  ]);
});
