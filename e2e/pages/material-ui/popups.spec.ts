import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, expectPixels, press } from '../../fixtures/demo-parts';
import { settledPopup } from '../../fixtures/popup';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('menus are used with keys, at a button or the pointer', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-menu/', [
    [
      'BasicMenu',
      'letters and arrows move, Enter chooses',
      async (demo) => {
        await press(demo, 'Track');
        const menu = page.getByRole('menu', { name: 'Track' });
        const item = (name: string) => menu.getByRole('menuitem', { name });
        await expect(item('Rename')).toBeFocused();
        await page.keyboard.press('d');
        await expect(item('Duplicate')).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowDown');
        await expect(item('Rename')).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await expect(demo.getByText('Done: Archive')).toBeVisible();
        await expect(menu).toBeHidden();
        await expect(button(demo, 'Track')).toBeFocused();
      },
    ],
    [
      'SelectedMenu',
      'the chosen item has the focus',
      async (demo) => {
        await button(demo, /Order/).click();
        const oldest = page.getByRole('menuitemradio', { name: 'Oldest first' });
        await expect(oldest).toBeFocused();
        await expect(oldest).toBeChecked();
        await page.getByRole('menuitemradio', { name: 'By title' }).click();
        await expect(button(demo, 'Order: By title')).toBeVisible();
        await expect(page.locator('.MuiMenu-paper')).toHaveCount(0);
      },
    ],
    [
      'ContextMenu',
      'it opens at the pointer',
      async (demo) => {
        const map = button(demo, /Right-click/);
        await map.click({ button: 'right', position: { x: 60, y: 40 } });
        const menu = page.getByRole('menu', { name: 'Map' });
        await settledPopup(menu);
        const [area, paper] = [
          await boxOf(demo.locator('button')),
          await boxOf(page.locator('.MuiMenu-paper')),
        ];
        expect(Math.abs(paper.x - area.x - 60)).toBeLessThan(3);
        expect(Math.abs(paper.y - area.y - 40)).toBeLessThan(3);
        await menu.getByText('Turn right').click();
        await expect(map).toContainText('Turned by 90°');
        await expect(menu).toBeHidden();
      },
    ],
    [
      'MenuListPanel',
      'a list with the keys of a menu, always open',
      async (demo) => {
        const item = (name: string) => demo.getByRole('menuitem', { name });
        await item('Comics').focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(item('Poetry')).toHaveClass(/Mui-selected/);
        await page.keyboard.press('a');
        await expect(item('Atlases')).toBeFocused();
      },
    ],
    [
      'StyledMenu',
      'own width and border',
      (demo) =>
        inEachStyling(demo, async () => {
          await press(demo, 'Edit');
          const paper = page.locator('.MuiMenu-paper');
          await expect(paper).toHaveCSS('border-top-width', '1px');
          await expect(paper).toHaveCSS('width', '220px');
          await page.getByRole('menuitem', { name: 'Delete' }).click();
          await expect(page.locator('.MuiMenu-paper')).toHaveCount(0);
        }),
    ],
  ]);
});

test('popovers stand where two points meet', async ({ page }) => {
  const paper = page.locator('.MuiPopover-paper');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(paper).toHaveCount(0);
  };
  await checkDemos(page, '/material-ui/react-popover/', [
    [
      'BasicPopover',
      'below its button',
      async (demo) => {
        const word = button(demo, /neap/);
        await word.click();
        await expect(page.getByRole('dialog', { name: 'Neap tide' })).toBeVisible();
        await settledPopup(paper);
        const [anchor, popover] = [await boxOf(demo.locator('button')), await boxOf(paper)];
        expect(Math.abs(popover.y - anchor.bottom)).toBeLessThanOrEqual(1);
        expect(Math.abs(popover.x - anchor.x)).toBeLessThanOrEqual(1);
        await close();
      },
    ],
    [
      'PopoverOrigins',
      'corner at corner, or center at center',
      async (demo) => {
        await press(demo, 'Open');
        await settledPopup(paper);
        const anchor = await boxOf(demo.locator('button', { hasText: 'Open' }));
        expect(Math.abs((await boxOf(paper)).x - anchor.right)).toBeLessThanOrEqual(1);
        await close();
        await choose(demo, 'transformOrigin', 'center');
        await choose(demo, 'anchorOrigin', 'center');
        await press(demo, 'Open');
        await settledPopup(paper);
        const [box, popover] = [
          await boxOf(demo.locator('button', { hasText: 'Open' })),
          await boxOf(paper),
        ];
        const shift = popover.x + popover.width / 2 - box.x - box.width / 2;
        expect(Math.abs(shift)).toBeLessThanOrEqual(1);
        await close();
      },
    ],
    [
      'GrowingPopover',
      'it stays at its button while it grows',
      async (demo) => {
        await press(demo, 'Tides');
        await settledPopup(paper);
        const { height } = await boxOf(paper);
        const step = async () => {
          const [anchor, popover] = [
            await boxOf(demo.locator('button', { hasText: 'Tides' })),
            await boxOf(paper),
          ];
          return Math.min(Math.abs(popover.bottom - anchor.y), Math.abs(popover.y - anchor.bottom));
        };
        const before = await step();
        for (let tide = 0; tide < 3; tide += 1) await press(paper, 'Next tide');
        await expect.poll(async () => (await boxOf(paper)).height).toBeGreaterThan(height);
        await expectPixels(step, before);
        await close();
      },
    ],
    [
      'StyledPopover',
      'own shape of the paper',
      (demo) =>
        inEachStyling(demo, async () => {
          await press(demo, 'Show color');
          await expect(paper).toHaveCSS('border-top-width', '6px');
          await expect(paper).toHaveCSS('border-top-left-radius', '0px');
          await close();
        }),
    ],
  ]);
});

test('poppers follow an element, or the pointer', async ({ page }) => {
  const popper = page.getByRole('tooltip');
  await checkDemos(page, '/material-ui/react-popper/', [
    [
      'BasicPopper',
      'it describes its button',
      async (demo) => {
        await press(demo, 'Wind');
        const wind = popper.filter({ hasText: '14 knots' });
        await expect(wind).toBeVisible();
        await expect(button(demo, 'Wind')).toHaveAccessibleDescription(/14 knots/);
        await press(demo, 'Wind');
        await expect(wind).toHaveCount(0);
      },
    ],
    [
      'PointerPopper',
      'it moves with the pointer',
      async (demo) => {
        const chart = demo.getByRole('img', { name: 'Chart of the bay' });
        await chart.hover({ position: { x: 100, y: 60 } });
        const tip = popper.filter({ hasText: 'Depth 12 m' });
        await expect(tip).toBeVisible();
        const left = async () => Math.round((await boxOf(tip)).x);
        let before = NaN;
        await expect
          .poll(async () => {
            const [old, now] = [before, await left()];
            before = now;
            return old === now;
          })
          .toBe(true);
        await chart.hover({ position: { x: 300, y: 60 } });
        await expect.poll(async () => (await left()) - before).toBe(200);
        await page.mouse.move(0, 0);
        await expect(tip).toHaveCount(0);
      },
    ],
    [
      'StyledPopper',
      'an arrow points at the button',
      (demo) =>
        inEachStyling(demo, async () => {
          await press(demo, 'Arrow');
          const tip = page.locator('body > [data-popper-placement="bottom"][role="tooltip"]');
          await expect(tip).toBeVisible();
          const shift = async () =>
            (await boxOf(tip)).y - (await boxOf(button(demo, 'Arrow'))).bottom;
          // Popper.js rounds places to pixels.
          await expect.poll(async () => Math.abs((await shift()) - 10)).toBeLessThanOrEqual(1);
          const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;
          const sideways = async () =>
            middle(await boxOf(tip.locator('> *').first())) -
            middle(await boxOf(button(demo, 'Arrow')));
          await expect.poll(async () => Math.abs(await sideways())).toBeLessThanOrEqual(1);
          await press(demo, 'Arrow');
          await expect(tip).toHaveCount(0);
        }),
    ],
    [
      'PlacementPopper',
      'it takes the other side where there is no room',
      async (demo) => {
        const tip = demo.getByRole('tooltip');
        const region = demo.getByRole('region', { name: 'Scroll area' });
        await expect(tip).toHaveText('bottom');
        await choose(demo, 'Placement', 'top');
        await region.evaluate((part) => part.scrollTo(0, 0));
        await expect(tip).toHaveText('top');
        await region.evaluate((part) => part.scrollTo(0, 56));
        await expect(tip).toHaveText('bottom');
      },
    ],
  ]);
});
