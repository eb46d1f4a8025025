import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('components are overridden once, or everywhere', async ({ page }) => {
  await checkDemos(page, '/material-ui/customization/overriding-styles/', [
    [
      'SharedNavigation',
      'the theme styles all items',
      async (demo) => {
        await press(demo, 'Beehives');
        await page.mouse.move(0, 0);
        const chosen = button(demo, 'Beehives');
        await expect(chosen).toHaveCSS('background-color', 'rgb(253, 230, 138)');
        await expect(chosen).toHaveCSS('border-top-left-radius', '24px');
        await expect(button(demo, 'Orchard')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        await expect(demo.getByText('Beehives')).toHaveCSS('font-weight', '600');
      },
    ],
    [
      'BudgetBars',
      'a variable changes, the class stays',
      async (demo) => {
        const bar = demo.locator('[style*="--share"]').first();
        const classes = (await bar.getAttribute('class')) ?? '';
        await demo.getByRole('slider').press('End');
        await expect(demo.getByText('100 % for seeds')).toBeVisible();
        await expect(bar).toHaveAttribute('style', /--share: 100%/);
        await expect(bar).toHaveAttribute('class', classes);
      },
    ],
    [
      'DeadlineAlert',
      'border, color and hover of one alert',
      (demo) =>
        inEachStyling(demo, async () => {
          const alert = demo.getByRole('alert');
          await page.mouse.move(0, 0);
          await expect(alert).toHaveCSS('border-left-width', '8px');
          await expect(alert).toHaveCSS('height', '56px');
          const border = await cssOf(alert, 'border-top-color');
          await alert.hover();
          await expect(alert).not.toHaveCSS('border-top-color', border);
        }),
    ],
    [
      'RoundField',
      'a round field with a wide border in focus',
      (demo) =>
        inEachStyling(demo, async () => {
          const field = demo.locator('.MuiOutlinedInput-root').last();
          const border = field.locator('.MuiOutlinedInput-notchedOutline');
          await expect(border).toHaveCSS('border-top-width', '1px');
          await demo.getByLabel('To').focus();
          await expect(border).toHaveCSS('border-top-width', '3px');
          await expect(field).not.toHaveCSS('border-top-left-radius', '8px');
          await expect(field).toHaveCSS('height', '40px');
        }),
    ],
    [
      'SeatStyles',
      'chosen, taken and free seats',
      (demo) =>
        inEachStyling(demo, async () => {
          const free = await cssOf(button(demo, '1D'), 'background-color');
          await expect(button(demo, '1B')).not.toHaveCSS('background-color', free);
          await press(demo, '1D');
          await expect(button(demo, '1D')).not.toHaveCSS('background-color', free);
          await expect(button(demo, '1B')).toHaveCSS('background-color', free);
          await expect(button(demo, '1C')).toBeDisabled();
          await expect(button(demo, '1C')).toHaveCSS('border-top-style', 'dashed');
        }),
    ],
  ]);
});

test('text has fonts, a size, and fluid headings', async ({ page }) => {
  await checkDemos(page, '/material-ui/customization/typography/', [
    [
      'TwoFonts',
      'headings have another font, buttons no capitals',
      async (demo) => {
        await expect(demo.getByText('The tide table')).toHaveCSS('font-family', /Georgia/);
        await expect(demo.getByText('High water')).toHaveCSS('font-family', /Georgia/);
        await expect(demo.getByText('Water is highest')).toHaveCSS('font-family', /^system-ui/);
        await expect(button(demo, 'Read more')).toHaveCSS('text-transform', 'none');
      },
    ],
    [
      'TextSize',
      'one number scales all variants',
      async (demo) => {
        await expect(demo.getByText('body1 is 16 px')).toHaveCSS('font-size', '16px');
        await demo.getByRole('slider').press('End');
        await expect(demo.getByText('body1 is 21 px')).toHaveCSS('font-size', /^20\.5/);
      },
    ],
    [
      'FluidHeading',
      'the size follows the window',
      async (demo) => {
        const heading = demo.getByText('Night trains');
        await expect(heading).toHaveCSS('font-size', '48px');
        await expect(heading).toHaveCSS('font-weight', '300');
        await page.setViewportSize({ width: 800, height: 900 });
        await expect(heading).toHaveCSS('font-size', '40px');
        await expect(heading).not.toHaveCSS('font-weight', '300');
      },
    ],
  ]);
});

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
  await checkDemos(page, '/material-ui/guides/testing/', [
    [
      'ParcelForm',
      'the form of the examples can be sent when it has a recipient',
      async (demo) => {
        await expect(button(demo, 'Send parcel')).toBeDisabled();
        await demo.getByLabel('Recipient').fill('Nora');
        await press(demo, 'Send parcel');
        await press(page.getByRole('dialog', { name: 'Send this parcel?' }), 'Send now');
        await expectStatus(demo, 'Sent to Nora');
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
