import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, cssOf, expectPixels } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

test('the first card is wide in narrow windows', async ({ page }) => {
  await checkDemos(page, '/system/getting-started/', [
    [
      'TrailCard',
      'it has a width and a state',
      async (demo) => {
        const card = demo.getByRole('article');
        await expectPixels(async () => (await boxOf(card)).width, 400);
        const border = await cssOf(card, 'border-top-color');
        await card.hover();
        await expect(card).not.toHaveCSS('border-top-color', border);
        await page.setViewportSize({ width: 800, height: 900 });
        await expect.poll(async () => (await boxOf(card)).width).toBeGreaterThan(500);
      },
    ],
  ]);
});

test('styles are written in three ways', async ({ page }) => {
  await checkDemos(page, '/system/getting-started/usage/', [
    [
      'ThreeWays',
      'styled, styled with sx, and Box',
      async (demo) => {
        const [own, changed] = [demo.getByText('A component with'), demo.getByText('The same')];
        await expect(own).toHaveCSS('font-weight', '400');
        await expect(own).toHaveCSS('border-top-left-radius', '8px');
        await expect(changed).toHaveCSS('font-weight', '600');
        await expect(changed).toHaveCSS('border-top-left-radius', '8px');
        await expect(demo.getByText('An element')).toHaveCSS('border-top-width', '1px');
      },
    ],
  ]);
});

test('themes set defaults, and can be nested', async ({ page }) => {
  await checkDemos(page, '/system/customization/theming/', [
    [
      'ThemeDefaults',
      'stacks are rows with the units of the theme',
      async (demo) => {
        const stack = demo.locator('.MuiStack-root');
        await expect(stack).toHaveCSS('flex-direction', 'row');
        await expect(stack).toHaveCSS('gap', '12px');
        await expect(demo.getByText('Rain')).toHaveCSS('border-top-left-radius', '10px');
        await expect(demo.getByText('Rain')).toHaveCSS('padding-left', '16px');
      },
    ],
    [
      'NestedTheme',
      'the inner theme changes one color',
      async (demo) => {
        const inner = demo.getByText('Ice on the north side');
        await expect(inner).toHaveCSS('border-left-color', 'rgb(194, 65, 12)');
        const outer = demo.getByText('The lift is open');
        await expect(outer).not.toHaveCSS('border-left-color', 'rgb(194, 65, 12)');
      },
    ],
  ]);
});

test('components of your own follow the theme', async ({ page }) => {
  await checkDemos(page, '/system/customization/custom-components/', [
    [
      'OwnBox',
      'the box has a theme and a class of its own',
      async (demo) => {
        await expect(demo.locator('.Shop-box')).toHaveCount(2);
        const [summer, winter] = [demo.getByText('Peaches'), demo.getByText('Oranges')];
        await expect(summer).toHaveCSS('background-color', 'rgb(154, 52, 18)');
        await expect(winter).toHaveCSS('background-color', 'rgb(30, 64, 175)');
        await expect(winter).toHaveCSS('padding-left', '16px');
      },
    ],
    [
      'OwnCard',
      'the theme has its defaults, styles and variants',
      async (demo) => {
        const card = demo.locator('section');
        await expect(card).toHaveCSS('border-top-style', 'dashed');
        await expect(card).toHaveCSS('border-top-left-radius', '12px');
        await expect(card.getByText('This week')).toHaveCSS('font-weight', '600');
      },
    ],
  ]);
});

test('logical sides follow the direction', async ({ page }) => {
  await checkDemos(page, '/system/guides/right-to-left/', [
    [
      'LogicalSides',
      'the border changes sides',
      async (demo) => {
        const text = demo.locator('[dir]').last();
        await expect(text).toHaveCSS('border-left-width', '4px');
        await demo.getByLabel('Right to left').check();
        await expect(text).toHaveAttribute('dir', 'rtl');
        await expect(text).toHaveCSS('border-right-width', '4px');
        await expect(text).toHaveCSS('border-left-width', '0px');
        await expect(text).toHaveCSS('padding-right', '24px');
      },
    ],
  ]);
});

test('a dragged width makes no new styles', async ({ page }) => {
  await checkDemos(page, '/system/guides/performance/', [
    [
      'DraggedWidth',
      'the class stays, a variable changes',
      async (demo) => {
        const bar = demo.locator('.MuiBox-root .MuiBox-root .MuiBox-root');
        const classes = (await bar.getAttribute('class')) ?? '';
        await demo.getByRole('slider').fill('25');
        const { width } = await boxOf(bar.locator('..'));
        await expectPixels(async () => (await boxOf(bar)).width, width / 4);
        await expect(bar).toHaveAttribute('class', classes);
      },
    ],
  ]);
});
