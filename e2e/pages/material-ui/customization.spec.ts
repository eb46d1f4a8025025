import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectPixels, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const WHITE = 'rgb(255, 255, 255)';

test('themes have values, defaults, own parts, and nest', async ({ page }) => {
  await checkDemos(page, '/material-ui/customization/theming/', [
    [
      'ThemeValues',
      'color and radius reach all components',
      async (demo) => {
        await demo.getByLabel('brown').check();
        await demo.getByRole('slider').press('Home');
        await expect(demo.locator('.MuiOutlinedInput-root')).toHaveCSS('border-radius', '0px');
        await expect(demo.locator('.Mui-checked')).toHaveCSS('color', 'rgb(93, 64, 55)');
      },
    ],
    [
      'ThemeDefaults',
      'filled fields, and round buttons',
      async (demo) => {
        await expect(demo.locator('.MuiFilledInput-root')).toHaveCount(2);
        await expect(button(demo, 'Save address')).toHaveClass(/MuiButton-contained/);
        await expect(button(demo, 'Save address')).toHaveCSS('padding-left', '24px');
        await expect(button(demo, 'Cancel')).toHaveClass(/MuiButton-text /);
      },
    ],
    [
      'ChatTheme',
      'a part of your own in the theme',
      async (demo) => {
        const [theirs, mine] = [demo.getByText('Is the ferry'), demo.getByText('Yes, we leave')];
        await expect(mine).toHaveCSS('background-color', 'rgb(220, 252, 231)');
        await expect(theirs).not.toHaveCSS('background-color', 'rgb(220, 252, 231)');
        await expect(mine).toHaveCSS('max-width', '75%');
        expect((await boxOf(mine)).x).toBeGreaterThan((await boxOf(theirs)).x);
      },
    ],
    [
      'DarkSidebar',
      'a dark theme in a light page',
      async (demo) => {
        const sidebar = demo.getByRole('navigation', { name: 'Folders' }).locator('..');
        await expect(sidebar).toHaveCSS('background-color', 'rgb(18, 18, 18)');
        await expect(button(demo, 'Drafts')).toHaveCSS('color', WHITE);
        await press(demo, 'Drafts');
        const title = demo.getByRole('paragraph').filter({ hasText: 'Drafts' });
        await expect(title).not.toHaveCSS('color', WHITE);
      },
    ],
  ]);
});

test('palettes have roles, your colors, and readable text', async ({ page }) => {
  await checkDemos(page, '/material-ui/customization/palette/', [
    [
      'PaletteRoles',
      'six roles with three shades',
      async (demo) => {
        const shades = demo.getByText(/^(light|main|dark)$/);
        await expect(shades).toHaveCount(18);
        const colors = await shades.evaluateAll((all) =>
          all.map((one) => getComputedStyle(one).backgroundColor),
        );
        expect(new Set(colors).size).toBeGreaterThan(15);
      },
    ],
    [
      'BrandColor',
      'one color makes the others',
      async (demo) => {
        await demo.locator('input[type=color]').fill('#fde047');
        const contained = button(demo, 'Contained');
        await expect(contained).toHaveCSS('background-color', 'rgb(253, 224, 71)');
        await expect(contained).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
        const result = demo.getByRole('status');
        await expect(result).toContainText('text: rgba(0, 0, 0, 0.87)');
      },
    ],
    [
      'ExtraColor',
      'a color with a new name',
      async (demo) => {
        const sea = 'rgb(15, 118, 110)';
        await expect(button(demo, 'Set sail')).toHaveCSS('background-color', sea);
        await expect(button(demo, 'Look out')).toHaveCSS('color', sea);
        await expect(demo.locator('.MuiChip-root')).toHaveCSS('background-color', sea);
      },
    ],
    [
      'TextContrast',
      'the threshold decides between black and white',
      async (demo) => {
        await expect(button(demo, 'Order now')).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
        await press(demo, '3');
        await expect(button(demo, 'Order now')).toHaveCSS('color', WHITE);
      },
    ],
  ]);
});

test('dark mode is chosen, follows variables, and has styles', async ({ page }) => {
  await checkDemos(page, '/material-ui/customization/dark-mode/', [
    [
      'RaisedPapers',
      'raised papers are lighter in dark mode only',
      async (demo) => {
        const papers = demo.locator('.MuiPaper-root');
        await expect(papers).toHaveCount(12);
        await expect(papers.nth(5)).toHaveCSS('background-image', 'none');
        const lightness = (alpha: RegExp) => ['background-image', alpha] as const;
        await expect(papers.nth(6)).toHaveCSS(...lightness(/255, 0\)/));
        await expect(papers.nth(11)).toHaveCSS(...lightness(/255, 0\.\d+\)/));
      },
    ],
    [
      'CssVariables',
      'classes stay, variables change',
      async (demo) => {
        const paper = demo.locator('.MuiPaper-root');
        const [classes, color] = [
          (await paper.getAttribute('class')) ?? '',
          await cssOf(paper, 'background-color'),
        ];
        const mode = demo.getByRole('button');
        const before = await mode.innerText();
        await mode.click();
        await expect(mode).not.toHaveText(before);
        if ((await cssOf(paper, 'background-color')) === color) await mode.click();
        await expect(paper).not.toHaveCSS('background-color', color);
        await expect(paper).toHaveAttribute('class', classes);
      },
    ],
    [
      'ModeToggle',
      'light, dark, or that of the system',
      async (demo) => {
        const mode = demo.getByRole('alert');
        await press(demo, 'dark');
        await expect(mode).toHaveText('This part is dark.');
        const paper = demo.locator('.MuiPaper-root').first();
        await expect(paper).toHaveCSS('background-color', 'rgb(18, 18, 18)');
        await press(demo, 'system');
        await expect(mode).toHaveText('This part is light.');
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(mode).toHaveText('This part is dark.');
      },
    ],
    [
      'ModeStyles',
      'styles of dark mode',
      async (demo) => {
        const note = demo.locator('aside');
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(note).toHaveCSS('background-color', 'rgb(254, 249, 195)');
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(note).toHaveCSS('background-color', 'rgb(66, 32, 6)');
        await expect(note).toHaveCSS('box-shadow', /inset/);
      },
    ],
  ]);
});

test('density comes from defaults, spacing and targets', async ({ page }) => {
  await checkDemos(page, '/material-ui/customization/density/', [
    [
      'CompactForm',
      'small fields, until it is switched off',
      async (demo) => {
        const height = async () =>
          (await boxOf(demo.locator('.MuiOutlinedInput-root').first())).height;
        await expectPixels(height, 40);
        await demo.getByLabel('Compact').uncheck();
        await expectPixels(height, 56);
      },
    ],
    [
      'SpacingFactor',
      'a larger step makes distances larger',
      async (demo) => {
        const paper = demo.locator('.MuiPaper-root');
        await expect(paper).toHaveCSS('padding', '16px');
        await demo.getByRole('slider').press('End');
        await expect(paper).toHaveCSS('padding', '24px');
      },
    ],
    [
      'TouchTargets',
      'clicks beside a small button reach it',
      async (demo) => {
        const italic = button(demo, 'Italic');
        const { x, y, width } = await boxOf(italic);
        expect(width).toBe(24);
        const hit = await italic.evaluate(
          (part, [left, top]) => part.contains(document.elementFromPoint(left, top)),
          [x - 8, y + 12] as const,
        );
        expect(hit).toBe(true);
      },
    ],
  ]);
});

test('layers order the styles', async ({ page }) => {
  await checkDemos(page, '/material-ui/customization/css-layers/', [
    [
      'LayerPriority',
      'with layers the later one wins, without them the theme',
      async (demo) => {
        const colors = {
          Theme: 'rgb(22, 101, 52)',
          styled: 'rgb(107, 33, 168)',
          sx: 'rgb(154, 52, 18)',
          'Your CSS': 'rgb(190, 24, 93)',
        };
        for (const [name, color] of Object.entries(colors)) {
          await expect(button(demo, name)).toHaveCSS('background-color', color);
        }
        await demo.getByLabel('Layers').uncheck();
        for (const name of Object.keys(colors)) {
          await expect(button(demo, name)).toHaveCSS('background-color', colors.Theme);
        }
      },
    ],
    [
      'CheckedColor',
      'only in a layer your color beats that of the state',
      (demo) =>
        inEachStyling(demo, async () => {
          const boxes = demo.locator('.MuiCheckbox-root');
          const pink = await cssOf(boxes.nth(1), 'color');
          await expect(boxes.nth(0)).not.toHaveCSS('color', pink);
        }),
    ],
  ]);
});
