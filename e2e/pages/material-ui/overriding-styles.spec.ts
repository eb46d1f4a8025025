import { checkDemos } from '../../fixtures/demo-checks';
import { button, cssOf, press } from '../../fixtures/demo-parts';
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
