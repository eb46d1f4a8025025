import { checkDemos } from '../../fixtures/demo-checks';
import { choose } from '../../fixtures/choice-field';
import { button, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('tooltips open by pointer, focus and click', async ({ page }) => {
  const tip = page.getByRole('tooltip');
  const leave = async () => {
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
  };
  await checkDemos(page, '/material-ui/react-tooltip/', [
    [
      'IconTooltips',
      'a name, or a description',
      async (demo) => {
        await button(demo, 'Archive').hover();
        await expect(tip).toHaveText('Archive');
        await leave();
        await button(demo, 'Print').hover();
        await expect(tip).toHaveText('Opens the settings of your printer');
        await expect(button(demo, 'Print')).toHaveAccessibleDescription(
          'Opens the settings of your printer',
        );
        await page.keyboard.press('Escape');
        await expect(tip).toHaveCount(0);
      },
    ],
    [
      'DisabledActions',
      'a disabled button has a reason',
      async (demo) => {
        await button(demo, 'Save').locator('..').hover();
        await expect(tip).toHaveText('Add a title first');
        await leave();
        await demo.getByLabel('The post has a title').focus();
        await page.keyboard.press('Tab');
        await expect(button(demo, 'Publish')).toBeFocused();
        await expect(tip).toHaveText('Add a title first');
        await page.keyboard.press('Enter');
        await expectStatus(demo, 'Nothing happened yet');
        await demo.getByLabel('The post has a title').check();
        await press(demo, 'Publish');
        await expectStatus(demo, 'Published');
        await leave();
      },
    ],
    [
      'Positions',
      'a side, and an arrow',
      async (demo) => {
        await choose(demo, 'placement', 'right');
        await button(demo, 'May 3').hover();
        await expect(tip).toHaveAttribute('data-popper-placement', 'right');
        await expect(tip.locator('.MuiTooltip-arrow')).toHaveCount(1);
        await leave();
      },
    ],
    [
      'TooltipOnOwnComponent',
      'a component that passes props and ref on',
      async (demo) => {
        await button(demo, '4 of 5 stars, from 28 reviews').hover();
        await expect(tip).toHaveText('4 of 5 stars, from 28 reviews');
        await leave();
      },
    ],
    [
      'HelpOnClick',
      'only a click opens it',
      async (demo) => {
        const help = button(demo, 'Help for the reference number');
        await expect(help).toHaveAttribute('aria-expanded', 'false');
        await help.click();
        await expect(tip).toHaveText(/Eight digits/);
        await expect(help).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(tip).toHaveCount(0);
        await help.click();
        await expect(tip).toBeVisible();
        await page.mouse.click(2, 450);
        await expect(tip).toHaveCount(0);
      },
    ],
    [
      'ShortcutTooltip',
      'keys in it, and own styles',
      (demo) =>
        inEachStyling(demo, async () => {
          await button(demo, 'Undo').hover();
          await expect(tip).toHaveText(/Undo\s*Ctrl/);
          const box = page.locator('.MuiTooltip-tooltip');
          await expect(box).toHaveCSS('padding', '12px');
          await expect(box).toHaveCSS('border-top-width', '1px');
          await expect(box).toHaveCSS('font-size', '14px');
          await leave();
        }),
    ],
  ]);
});

test('text has variants, apart from its meaning', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-typography/', [
    [
      'Variants',
      'headings become smaller, and are paragraphs here',
      async (demo) => {
        await expect(demo.getByRole('heading')).toHaveCount(0);
        const sizes = await demo
          .locator('p')
          .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
        expect(sizes).toHaveLength(13);
        const headings = sizes.slice(0, 6);
        expect(headings).toEqual([...headings].sort((a, b) => b - a));
        expect(new Set(headings).size).toBe(6);
      },
    ],
    [
      'LookAndMeaning',
      'two headings of level 3',
      async (demo) => {
        await expect(demo.getByRole('heading', { level: 3 })).toHaveText(['Sage', 'Thyme']);
        await expect(demo.getByRole('heading')).toHaveCount(2);
      },
    ],
    [
      'CutText',
      'after one line, or two',
      async (demo) => {
        const texts = await demo
          .locator('p')
          .evaluateAll((all) =>
            all.map((p) => [p.scrollWidth > p.clientWidth, p.scrollHeight > p.clientHeight]),
          );
        expect(texts).toEqual([
          [true, false],
          [false, true],
        ]);
      },
    ],
    [
      'OwnVariant',
      'a size for each width of the window',
      async (demo) => {
        const number = demo.getByText('1,284');
        await expect(number).toHaveCSS('font-size', '64px');
        await page.setViewportSize({ width: 800, height: 900 });
        await expect(number).toHaveCSS('font-size', '40px');
      },
    ],
  ]);
});
