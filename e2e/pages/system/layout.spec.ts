import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, cssOf, expectPixels } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const NARROW = { width: 800, height: 900 };

test('a box is any element, with styles and states', async ({ page }) => {
  await checkDemos(page, '/system/react-box/', [
    [
      'BoxElements',
      'boxes are elements of their own',
      async (demo) => {
        await expect(demo.getByRole('article')).toHaveCSS('padding-top', '16px');
        const link = demo.getByRole('link', { name: 'Choose a seat' });
        await expect(link).toHaveAttribute('href', '#seats');
      },
    ],
    [
      'BoxStates',
      'hover and focus have styles',
      (demo) =>
        inEachStyling(demo, async () => {
          const link = demo.getByRole('link');
          await expect(link).toHaveCSS('height', '80px');
          await expect(link).toHaveCSS('text-decoration-line', 'none');
          await page.mouse.move(0, 0);
          const border = await cssOf(link, 'border-top-color');
          await link.hover();
          await expect(link).not.toHaveCSS('border-top-color', border);
          await expect(link).toHaveCSS('outline-style', 'none');
          await page.keyboard.press('Shift');
          await link.focus();
          await expect(link).toHaveCSS('outline-style', 'solid');
        }),
    ],
  ]);
});

test('a stack puts items in a line with equal gaps', async ({ page }) => {
  await checkDemos(page, '/system/react-stack/', [
    [
      'StackDividers',
      'a line is between two items',
      async (demo) => {
        const lines = demo.locator('dl > [aria-hidden]');
        await expect(lines).toHaveCount(2);
        await expect(lines.first()).toHaveCSS('width', '1px');
        expect((await boxOf(lines.first())).height).toBe((await boxOf(demo.locator('dl'))).height);
      },
    ],
    [
      'StackWrap',
      'with useFlexGap the second row starts where the first does',
      async (demo) => {
        const tags = demo.getByRole('listitem');
        const shift = async () => {
          const boxes = await Promise.all((await tags.all()).map(boxOf));
          const [first] = boxes;
          const wrapped = boxes.find(({ y }) => first && y > first.y);
          return first && wrapped ? wrapped.x - first.x : NaN;
        };
        await expect.poll(shift).toBe(8);
        await demo.getByLabel('useFlexGap').check();
        await expect.poll(shift).toBe(0);
        await expect(demo.getByRole('list')).toHaveCSS('row-gap', '8px');
      },
    ],
    [
      'StackDirection',
      'narrow windows have a column',
      async (demo) => {
        const items = demo.getByRole('listitem');
        const gap = async () => {
          const [first, second] = [await boxOf(items.nth(0)), await boxOf(items.nth(1))];
          return [second.x - first.right, second.y - first.bottom];
        };
        expect((await gap())[0]).toBeCloseTo(8, 0);
        expect((await boxOf(items.nth(1))).y).toBe((await boxOf(items.nth(0))).y);
        await page.setViewportSize(NARROW);
        await expect.poll(async () => (await gap())[1]).toBe(8);
      },
    ],
  ]);
});

test('a grid divides rows into columns', async ({ page }) => {
  await checkDemos(page, '/system/react-grid/', [
    [
      'GridOffset',
      'offsets move items, and the rest goes to those that grow',
      async (demo) => {
        const part = (text: string) => boxOf(demo.getByText(text, { exact: true }));
        const row = await boxOf(demo.locator('.MuiGrid-container'));
        const [filters, sort, results] = [
          await part('Filters'),
          await part('Sort'),
          await part('Results'),
        ];
        expect(sort.y).toBe(filters.y);
        expect(sort.right).toBeCloseTo(row.right - 4, 0);
        expect(results.x - filters.x).toBeGreaterThan(row.width / 7);
        const [back, search, help] = [await part('Back'), await part('Search'), await part('Help')];
        expect(search.x).toBeCloseTo(back.right + 8, 0);
        expect(search.right).toBeCloseTo(help.x - 8, 0);
        expect(search.width).toBeGreaterThan(row.width / 2);
      },
    ],
    [
      'GridNested',
      'the inner grid has the gaps of the outer',
      async (demo) => {
        const part = (text: string) => boxOf(demo.getByText(text, { exact: true }));
        const [exit, first] = [await part('Exit'), await part('1A')];
        expect((await part('1B')).x - first.right).toBeCloseTo(8, 0);
        expect((await part('2A')).y - first.bottom).toBeCloseTo(8, 0);
        expect(first.x - exit.right).toBeCloseTo(8, 0);
        expect(first.width).toBeCloseTo(exit.width, 0);
      },
    ],
    [
      'GridColumns',
      'items share a row in wide windows only',
      async (demo) => {
        const top = async (text: string) => (await boxOf(demo.getByText(text))).y;
        expect(await top('Map')).toBe(await top('Stops'));
        await page.setViewportSize(NARROW);
        await expect.poll(async () => (await top('Stops')) - (await top('Map'))).toBeGreaterThan(0);
        expect(await top('Tickets')).toBe(await top('Stops'));
      },
    ],
  ]);
});

test('a container limits a width', async ({ page }) => {
  await checkDemos(page, '/system/react-container/', [
    [
      'ContainerWidths',
      'each value has its width',
      async (demo) => {
        const container = demo.locator('.MuiContainer-root');
        const width = async () => (await boxOf(container)).width;
        for (const [name, pixels] of [
          ['xs', 444],
          ['sm', 600],
        ] as const) {
          await demo.getByLabel(name, { exact: true }).check();
          await expectPixels(width, pixels);
        }
        const free = (await boxOf(container.locator('..'))).width;
        await demo.getByLabel('false', { exact: true }).check();
        await expectPixels(width, free);
      },
    ],
    [
      'ContainerGutters',
      'only one part is at the edges',
      async (demo) => {
        await expect(demo.getByText('Weather station')).toHaveCSS('padding-left', '24px');
        await expect(demo.getByText('Storm warning')).toHaveCSS('padding-left', '0px');
        await expect(demo.getByText('Updated at noon')).toHaveCSS('padding-left', '24px');
      },
    ],
  ]);
});
