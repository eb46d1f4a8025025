import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectStatus, press } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

test('a form of the overview reserves a table', async ({ page }) => {
  await checkDemos(page, '/joy-ui/getting-started/', [
    [
      'TableReservation',
      'name and place are in the answer',
      async (demo) => {
        await demo.getByLabel('Name').fill('Okafor');
        await demo.getByLabel('Outside').uncheck();
        await press(demo, 'Reserve');
        await expectStatus(demo, 'Reserved: Okafor, inside');
      },
    ],
  ]);
});

test('the first components work, and sx knows the levels of text', async ({ page }) => {
  await checkDemos(page, '/joy-ui/getting-started/usage/', [
    [
      'FirstButton',
      'clicks are counted',
      async (demo) => {
        await press(demo, 'Wave');
        await expectStatus(demo, 'Waves: 1');
      },
    ],
    [
      'SxLevels',
      'each level is smaller than the one before, or as large',
      async (demo) => {
        const size = async (level: string) =>
          parseFloat(await cssOf(demo.getByText(level, { exact: true }), 'font-size'));
        expect(await size('h3')).toBeGreaterThan(await size('title-md'));
        expect(await size('body-md')).toBeGreaterThan(await size('body-sm'));
        await expect(demo.locator('.MuiBox-root')).toHaveCSS('border-top-left-radius', '12px');
      },
    ],
  ]);
});

test('Joy UI and Material UI share a page, and a color', async ({ page }) => {
  await checkDemos(page, '/joy-ui/getting-started/with-material-ui/', [
    [
      'BothLibraries',
      'buttons of both have their own themes',
      async (demo) => {
        await press(demo, 'Material UI');
        await expectStatus(demo, 'Last click: Material UI');
        await press(demo, 'Joy UI');
        await expectStatus(demo, 'Last click: Joy UI');
        await page.mouse.move(0, 0);
        const material = await cssOf(button(demo, 'Material UI'), 'background-color');
        await expect(button(demo, 'Joy UI')).toHaveCSS('background-color', 'rgb(11, 107, 203)');
        expect(material).not.toBe('rgb(11, 107, 203)');
      },
    ],
    [
      'SharedPrimary',
      'both have one primary color',
      async (demo) => {
        for (const name of ['Joy UI', 'Material UI']) {
          await expect(button(demo, name)).toHaveCSS('background-color', 'rgb(27, 107, 71)');
        }
      },
    ],
  ]);
});

test('a theme has a palette, defaults and styles', async ({ page }) => {
  await checkDemos(page, '/joy-ui/customization/theming/', [
    [
      'BakeryTheme',
      'colors, shapes and sizes are those of the bakery',
      async (demo) => {
        const order = button(demo, 'Order');
        await expect(order).toHaveCSS('background-color', 'rgb(154, 74, 18)');
        await expect(order).toHaveCSS('border-top-left-radius', '18px');
        await expect(order).toHaveClass(/MuiButton-sizeLg/);
        await expect(demo.getByText('Loaves')).toHaveCSS('font-weight', '700');
      },
    ],
    [
      'StyledNote',
      'an urgent note has the soft color of danger',
      async (demo) => {
        const [calm, urgent] = [demo.getByText('The library'), demo.getByText('Two books')];
        await expect(calm).toHaveCSS('padding', '8px 16px');
        await expect(urgent).toHaveCSS('background-color', 'rgb(252, 228, 228)');
        await expect(calm).toHaveCSS('background-color', 'rgb(240, 244, 248)');
        await expect(demo.locator('[urgent]')).toHaveCount(0);
      },
    ],
  ]);
});

test('variants have all colors, and one is new', async ({ page }) => {
  await checkDemos(page, '/joy-ui/customization/variants-and-colors/', [
    [
      'VariantGrid',
      'the color reaches buttons and chips',
      async (demo) => {
        const parts = [button(demo, 'solid'), demo.locator('.MuiChip-root').first()];
        const before = await Promise.all(parts.map((part) => cssOf(part, 'background-color')));
        await demo.getByRole('radio', { name: 'danger' }).check();
        for (const [index, part] of parts.entries()) {
          await expect(part).not.toHaveCSS('background-color', before[index] ?? '');
        }
      },
    ],
    [
      'OwnVariant',
      'a dashed button, among others',
      async (demo) => {
        await expect(button(demo, 'Add a photo')).toHaveCSS('border-top-style', 'dashed');
        await expect(button(demo, 'Publish')).not.toHaveCSS('border-top-style', 'dashed');
      },
    ],
  ]);
});

test('color schemes are chosen, or follow the page', async ({ page }) => {
  await checkDemos(page, '/joy-ui/customization/dark-mode/', [
    [
      'ModeSwitch',
      'the choice changes the demo only',
      async (demo) => {
        const sheet = demo.locator('.MuiSheet-root');
        const choose = async (name: string) => {
          await demo.getByRole('combobox', { name: 'Color mode' }).click();
          await page.getByRole('option', { name }).click();
          await expect(demo.getByRole('status')).toHaveText(`Shown: ${name}`);
        };
        await choose('light');
        const light = await cssOf(sheet, 'background-color');
        await choose('dark');
        await expect(sheet).not.toHaveCSS('background-color', light);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      },
    ],
    [
      'SchemeStyles',
      'noon in light, night in dark',
      async (demo) => {
        const sheet = demo.locator('.MuiSheet-root');
        await expect(sheet).toHaveCSS('background-image', /rgb\(253, 240, 200\)/);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(sheet).toHaveCSS('background-image', /rgb\(29, 43, 83\)/);
      },
    ],
  ]);
});

test('components follow the direction', async ({ page }) => {
  await checkDemos(page, '/joy-ui/guides/right-to-left/', [
    [
      'DirectionSwitch',
      'decorators and keys change sides',
      async (demo) => {
        const direction = demo.getByLabel('Right to left');
        await expect(direction).toBeChecked();
        const distance = async () =>
          (await boxOf(demo.getByText('kg'))).x - (await boxOf(demo.getByLabel('Weight'))).x;
        expect(await distance()).toBeLessThan(0);
        await demo.getByRole('tab', { name: 'Land' }).focus();
        await page.keyboard.press('ArrowLeft');
        await expect(demo.getByRole('tab', { name: 'Sea' })).toBeFocused();
        await direction.uncheck();
        await expect.poll(distance).toBeGreaterThan(0);
      },
    ],
  ]);
});

test('a typed component takes the props of its base', async ({ page }) => {
  await checkDemos(page, '/joy-ui/guides/typescript/', [
    [
      'StockLabel',
      'looks by state, and one is outlined',
      async (demo) => {
        const chips = demo.locator('.MuiChip-root');
        await expect(chips).toHaveText(['In stock', 'Few left', 'Sold out']);
        await expect(chips.nth(1)).toHaveClass(/MuiChip-variantOutlined/);
        await expect(chips.nth(2)).toHaveClass(/MuiChip-colorDanger/);
      },
    ],
  ]);
});
