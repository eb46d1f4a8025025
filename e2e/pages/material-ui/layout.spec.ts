import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, expectPixels } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 360, height: 900 };

test('boxes take styles of the theme', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-box/', [
    [
      'BasicBox',
      'a section with spacing and a border',
      async (demo) => {
        await expect(demo.locator('section')).toHaveCSS('padding-top', '16px');
        await expect(demo.locator('section')).toHaveCSS('border-top-width', '1px');
      },
    ],
    [
      'StyledBox',
      'a dashed border',
      (demo) =>
        inEachStyling(demo, async () => {
          const box = demo.locator('.MuiBox-root, div').filter({ hasText: 'Row 7' }).last();
          await expect(box).toHaveCSS('border-top-style', 'dashed');
          await expect(box).toHaveCSS('height', '72px');
        }),
    ],
    [
      'ResponsiveBox',
      'three columns, or one',
      async (demo) => {
        const columns = () =>
          demo
            .locator('.MuiBox-root')
            .first()
            .evaluate((box) => getComputedStyle(box).gridTemplateColumns.split(' ').length);
        await expect.poll(columns).toBe(3);
        await page.setViewportSize(PHONE);
        await expect.poll(columns).toBe(1);
      },
    ],
  ]);
});

test('containers limit a width', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-container/', [
    [
      'ContainerWidths',
      'each value has its width',
      async (demo) => {
        await expect(demo.getByText('444 px wide')).toBeVisible();
        await choose(demo, 'maxWidth', 'sm');
        await expect(demo.getByText('600 px wide')).toBeVisible();
        const width = async () => (await boxOf(demo.locator('.MuiContainer-root'))).width;
        await expectPixels(width, 600);
        await choose(demo, 'maxWidth', 'false');
        await expect.poll(width).toBeGreaterThan(700);
      },
    ],
    [
      'ContainerGutters',
      'with and without',
      async (demo) => {
        const containers = demo.locator('.MuiContainer-root');
        await expect(containers.nth(0)).toHaveCSS('padding-left', '24px');
        await expect(containers.nth(1)).toHaveCSS('padding-left', '0px');
      },
    ],
  ]);
});

test('grids divide rows, nest, and shift', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-grid/', [
    [
      'NestedGrid',
      'a grid in a cell',
      async (demo) => {
        const top = async (text: string) =>
          Math.round((await boxOf(demo.getByText(text, { exact: true }))).y);
        expect(await top('A')).toBe(await top('C'));
        expect((await top('D')) - (await top('A'))).toBe(48);
      },
    ],
    [
      'SecondGrid',
      'offsets of the newer grid',
      async (demo) => {
        const part = (text: string) => boxOf(demo.getByText(text));
        const [search, filters, results] = [
          await part('Search'),
          await part('Filters'),
          await part('Results'),
        ];
        expect(search.right).toBeCloseTo(filters.right, 0);
        expect(results.right).toBeLessThan(filters.x);
        expect(search.y).toBeLessThan(results.y);
      },
    ],
    [
      'BasicGrid',
      'a row in wide windows only',
      async (demo) => {
        const top = async (text: string) => (await boxOf(demo.getByText(text))).y;
        expect(await top('Map')).toBe(await top('Stops'));
        await page.setViewportSize(PHONE);
        await expect.poll(async () => (await top('Stops')) - (await top('Map'))).toBeGreaterThan(0);
        expect(await top('Stops')).toBe(await top('Prices'));
        await page.setViewportSize({ width: 1440, height: 900 });
      },
    ],
    [
      'AutoGrid',
      'the text is cut, the link keeps its width',
      async (demo) => {
        await page.setViewportSize(PHONE);
        const text = demo.getByText('Minutes');
        await expect.poll(() => text.evaluate((p) => p.scrollWidth > p.clientWidth)).toBe(true);
        const link = demo.getByRole('link', { name: 'Read' });
        expect(await link.evaluate((a) => a.scrollWidth <= a.clientWidth)).toBe(true);
        expect((await boxOf(link)).right).toBeLessThan(PHONE.width);
      },
    ],
  ]);
});

test('stacks put items in a line', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-stack/', [
    [
      'StackDividers',
      'a divider is between two items',
      async (demo) => {
        await expect(demo.getByRole('separator')).toHaveCount(2);
      },
    ],
    [
      'WrappingStack',
      'with useFlexGap rows begin at the same place',
      async (demo) => {
        const left = async (text: string) => (await boxOf(demo.getByText(text).locator('..'))).x;
        const shift = async () => (await left('Mallet')) - (await left('Saw'));
        await expectPixels(shift, 8);
        await demo.getByLabel('useFlexGap').click();
        await expectPixels(shift, 0);
      },
    ],
    [
      'StyledStack',
      'a person in a pill',
      (demo) =>
        inEachStyling(demo, async () => {
          const stack = demo.locator('.MuiStack-root');
          await expect(stack).toHaveCSS('gap', '16px');
          await expect(stack).toHaveCSS('flex-direction', 'row');
          await expect(stack).toHaveCSS('height', '56px');
        }),
    ],
    [
      'BasicStack',
      'a column in narrow windows',
      async (demo) => {
        const stack = demo.locator('.MuiStack-root');
        await expect(stack).toHaveCSS('flex-direction', 'row');
        await page.setViewportSize(PHONE);
        await expect(stack).toHaveCSS('flex-direction', 'column');
      },
    ],
  ]);
});

test('the baseline sets styles of a page, or of a part', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-css-baseline/', [
    [
      'BaselinePreview',
      'without it, the browser has margins',
      async (demo) => {
        const body = demo.frameLocator('iframe[title="Page without other styles"]').locator('body');
        await expect(body).toHaveCSS('margin-top', '0px');
        await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await demo.getByLabel('CssBaseline').click();
        await expect(body).toHaveCSS('margin-top', '8px');
        await expect(body).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      },
    ],
    [
      'ScopedBaseline',
      'only the new part has the font of the theme',
      async (demo) => {
        const scope = demo.locator('.MuiScopedCssBaseline-root');
        await expect(scope).not.toHaveCSS('font-family', /Georgia/);
        await expect(demo.locator('.MuiBox-root').first()).toHaveCSS('font-family', /Georgia/);
      },
    ],
    [
      'ArticleStyles',
      'global styles come and go',
      async (demo) => {
        const mark = demo.locator('mark');
        await expect(mark).toHaveCSS('border-top-left-radius', '4px');
        await demo.getByLabel('Global styles').click();
        await expect(mark).toHaveCSS('border-top-left-radius', '0px');
        await demo.getByLabel('Global styles').click();
        await expect(mark).toHaveCSS('border-top-left-radius', '4px');
      },
    ],
  ]);
});
