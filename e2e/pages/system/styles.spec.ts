import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('styled makes components with their own styles', async ({ page }) => {
  await checkDemos(page, '/system/styled/', [
    [
      'StyledVariants',
      'props choose styles, and stay out of the elements',
      async (demo) => {
        const [quiet, loud, wide] = ['Ford', 'Bridge', 'Ferry'].map((text) => demo.getByText(text));
        if (!quiet || !loud || !wide) throw new Error('The demo has three signs');
        await expect(quiet).toHaveCSS('background-color', TRANSPARENT);
        await expect(loud).not.toHaveCSS('background-color', TRANSPARENT);
        expect((await boxOf(wide)).width - (await boxOf(loud)).width).toBe(80);
        await expect(demo.locator('[tone], [wide]')).toHaveCount(0);
      },
    ],
    [
      'StyledAction',
      'a styled button works as one',
      (demo) =>
        inEachStyling(demo, async () => {
          const action = demo.getByRole('button');
          await expect(action).toHaveCSS('height', '40px');
          await expect(action).not.toHaveCSS('border-top-left-radius', '0px');
          await page.mouse.move(0, 0);
          await expect(action).toHaveText('Count a lap: 0');
          const color = await cssOf(action, 'background-color');
          await action.click();
          await expect(action).not.toHaveCSS('background-color', color);
          await action.press('Enter');
          await expect(action).toHaveText('Count a lap: 2');
          await expect(action).toHaveCSS('outline-style', 'solid');
        }),
    ],
  ]);
});

test('sx takes arrays, functions and values of the theme', async ({ page }) => {
  await checkDemos(page, '/system/sx/', [
    [
      'SxArray',
      'the chosen day has more styles',
      async (demo) => {
        const monday = button(demo, 'Mon');
        await expect(monday).toHaveAttribute('aria-pressed', 'true');
        const chosen = await cssOf(monday, 'background-color');
        expect(chosen).not.toBe(TRANSPARENT);
        await press(demo, 'Wed');
        await expect(button(demo, 'Wed')).toHaveCSS('background-color', chosen);
        await expect(monday).toHaveCSS('background-color', TRANSPARENT);
      },
    ],
    [
      'SxProp',
      'labels pass styles on, also several',
      async (demo) => {
        const [draft, sent, broken] = ['Draft', 'Sent', 'Void'];
        const gray = await cssOf(demo.getByText(draft), 'background-color');
        await expect(demo.getByText(sent)).not.toHaveCSS('background-color', gray);
        const crossed = demo.getByText(broken);
        await expect(crossed).toHaveCSS('text-decoration-line', 'line-through');
        await expect(crossed).toHaveCSS('opacity', '0.8');
        await expect(crossed).toHaveCSS('background-color', gray);
        await expect(crossed).toHaveCSS('padding-left', '12px');
      },
    ],
    [
      'SxCard',
      'a card as wide as narrow windows',
      (demo) =>
        inEachStyling(demo, async () => {
          const card = demo.getByRole('region', { name: 'Tide' });
          await page.setViewportSize({ width: 1440, height: 900 });
          await expect(card).toHaveCSS('width', '320px');
          await expect(card).toHaveCSS('height', '96px');
          await expect(card).toHaveCSS('padding', '16px 24px');
          await page.setViewportSize({ width: 800, height: 900 });
          await expect.poll(async () => (await boxOf(card)).width).toBeGreaterThan(500);
        }),
    ],
  ]);
});

test('breakpoints follow the window, and a card its container', async ({ page }) => {
  await checkDemos(page, '/system/breakpoints/', [
    [
      'ContainerQuery',
      'a wider card has columns',
      async (demo) => {
        const step = async () =>
          (await boxOf(demo.getByText('12 berths'))).y - (await boxOf(demo.getByText('Harbor'))).y;
        expect(await step()).toBeGreaterThan(10);
        await demo.getByRole('slider').fill('280');
        await expect.poll(step).toBe(0);
      },
    ],
    [
      'ThemeQueries',
      'the preview needs a wide window',
      async (demo) => {
        await expect(demo.getByText('Preview')).toBeVisible();
        await page.setViewportSize({ width: 899, height: 900 });
        await expect(demo.getByText('Preview')).toBeHidden();
        await page.setViewportSize({ width: 900, height: 900 });
        await expect(demo.getByText('Preview')).toBeVisible();
      },
    ],
    [
      'CurrentBreakpoint',
      'one name for each width',
      async (demo) => {
        const names = [
          'xs: below 600',
          'sm: 600 and more',
          'md: 900 and more',
          'lg: 1200 and more',
        ];
        for (const [index, width] of [599, 600, 900, 1200].entries()) {
          await page.setViewportSize({ width, height: 900 });
          const shown = demo.getByText(/: (below )?\d+/).filter({ visible: true });
          await expect(shown).toHaveText([names[index] ?? '']);
        }
      },
    ],
  ]);
});

test('spacing is a number of units', async ({ page }) => {
  await checkDemos(page, '/system/spacing/', [
    [
      'SpacingUnit',
      'a larger unit makes all distances larger',
      async (demo) => {
        const stack = demo.locator('.MuiStack-root');
        await expect(stack).toHaveCSS('padding', '16px');
        await demo.getByRole('slider').fill('12');
        await expect(demo.getByText('spacing: 12 px')).toBeVisible();
        await expect(stack).toHaveCSS('padding', '24px');
        await expect(demo.getByText('Barley')).toHaveCSS('margin-left', '24px');
      },
    ],
    [
      'EdgeToEdge',
      'negative margins reach the edges, auto moves to the end',
      async (demo) => {
        const card = await boxOf(demo.locator('.MuiBox-root').first());
        const picture = await boxOf(demo.locator('.MuiBox-root').nth(1));
        expect(picture.width).toBeCloseTo(card.width - 2, 0);
        expect(picture.y).toBeCloseTo(card.y + 1, 0);
        const end = await boxOf(demo.getByText('Every hour'));
        expect(card.right - end.right).toBeCloseTo(17, 0);
      },
    ],
  ]);
});

test('a palette of your own, and functions for colors', async ({ page }) => {
  await checkDemos(page, '/system/palette/', [
    [
      'ColorTools',
      'contrast and tones follow the color',
      async (demo) => {
        await expect(demo.getByRole('status')).toHaveText('Contrast with white: 5.5');
        await demo.getByLabel('Color').fill('#ffffff');
        await expect(demo.getByRole('status')).toHaveText('Contrast with white: 1.0');
        const tone = (name: string) => demo.getByText(name, { exact: true }).locator('> *');
        await expect(tone('darken')).toHaveCSS('background-color', 'rgb(153, 153, 153)');
        await expect(tone('alpha')).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.3)');
      },
    ],
    [
      'OwnPalette',
      'names of the palette are colors, in both modes',
      async (demo) => {
        const [trail, path] = [demo.getByText('Forest trail'), demo.getByText('Coast path')];
        await expect(trail).toHaveCSS('color', 'rgb(22, 101, 52)');
        await expect(path).toHaveCSS('border-left-color', 'rgb(21, 94, 117)');
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(trail).toHaveCSS('color', 'rgb(134, 239, 172)');
        await expect(path).toHaveCSS('border-left-color', 'rgb(103, 232, 249)');
      },
    ],
  ]);
});

test('components follow media queries', async ({ page }) => {
  await checkDemos(page, '/system/use-media-query/', [
    [
      'DeviceSettings',
      'reduced motion stops the video',
      async (demo) => {
        await expect(demo.getByText('Play the video')).toBeVisible();
        await expect(demo.getByText('Point at a stop')).toBeVisible();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expect(demo.getByText('Show a picture')).toBeVisible();
      },
    ],
    [
      'WindowWidth',
      'narrow windows have a list in place of the table',
      async (demo) => {
        await expect(demo.getByRole('columnheader')).toHaveCount(3);
        await page.setViewportSize({ width: 800, height: 900 });
        await expect(demo.getByRole('listitem')).toHaveText(['07:40 Aurora', '09:15 Borealis']);
        await expect(demo.getByRole('table')).toHaveCount(0);
      },
    ],
  ]);
});
