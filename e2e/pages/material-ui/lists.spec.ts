import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('dividers separate items, tools and ways', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-divider/', [
    [
      'InsetDividers',
      'one begins where the text does',
      async (demo) => {
        await expect(demo.getByRole('listitem')).toHaveCount(3);
        const lines = demo.locator('.MuiDivider-root');
        const shift = (await boxOf(lines.nth(0))).x - (await boxOf(lines.nth(1))).x;
        expect(shift).toBe(72);
      },
    ],
    [
      'ToolbarDividers',
      'a vertical line between tools',
      async (demo) => {
        const line = await boxOf(demo.locator('hr'));
        expect(line.width).toBeLessThanOrEqual(1);
        expect(line.height).toBeGreaterThan(16);
        expect(line.x).toBeGreaterThan((await boxOf(button(demo, 'Redo'))).right);
        expect(line.right).toBeLessThan((await boxOf(button(demo, 'Bold'))).x);
      },
    ],
    [
      'DividerText',
      'the text is in the middle, or near the start',
      async (demo) => {
        const middle = async (text: string) => {
          const part = demo.getByText(text, { exact: true });
          const [inner, line] = [await boxOf(part), await boxOf(part.locator('..'))];
          return (inner.x + inner.width / 2 - line.x) / line.width;
        };
        await expect(demo.getByRole('separator')).toHaveCount(2);
        expect(await middle('or')).toBeCloseTo(0.5, 1);
        expect(await middle('More ways')).toBeLessThan(0.4);
      },
    ],
  ]);
});

test('lists have buttons, checkboxes, actions and groups', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-list/', [
    [
      'MailFolders',
      'the chosen folder is current',
      async (demo) => {
        await button(demo, /Drafts/).click();
        await expect(button(demo, /Drafts/)).toHaveAttribute('aria-current', 'true');
        await expect(button(demo, /Inbox/)).toHaveAttribute('aria-current', 'false');
      },
    ],
    [
      'ShoppingList',
      'items are checked and removed',
      async (demo) => {
        await demo.getByText('Pears').click();
        await expect(demo.getByRole('checkbox', { name: 'Pears' })).toBeChecked();
        await demo.getByRole('checkbox', { name: 'Coffee' }).press('Space');
        await expect(demo.getByRole('checkbox', { name: 'Coffee' })).toBeChecked();
        await press(demo, 'Remove Pears');
        await expect(demo.getByRole('listitem')).toHaveCount(2);
        await expect(demo.getByRole('list')).toBeFocused();
      },
    ],
    [
      'Settings',
      'a group opens and closes',
      async (demo) => {
        await expect(button(demo, 'Volume')).toHaveCount(0);
        await press(demo, 'Sound');
        await expect(button(demo, 'Sound')).toHaveAttribute('aria-expanded', 'true');
        await expect(button(demo, 'Volume')).toBeVisible();
        await press(demo, 'Display');
        await expect(button(demo, 'Brightness')).toHaveCount(0);
      },
    ],
    [
      'Messages',
      'texts are cut after two lines',
      async (demo) => {
        const texts = demo.locator('.MuiListItemText-secondary');
        await expect(demo.getByRole('listitem')).toHaveCount(2);
        const heights = await texts.evaluateAll((all) => all.map((one) => one.clientHeight));
        const line = parseFloat(await cssOf(texts.first(), 'line-height'));
        for (const height of heights) expect(height).toBeLessThan(line * 2.5);
        await expect(demo.locator('.MuiListItem-divider')).toHaveCount(1);
        await expect(demo.locator('.MuiAvatar-root')).toHaveText(['O', 'P']);
      },
    ],
    [
      'Directory',
      'the letter stays at the top',
      async (demo) => {
        const list = demo.getByRole('list', { name: 'Directory' });
        await list.evaluate((element) => element.scrollTo(0, 100));
        const shift = async () =>
          (await boxOf(demo.getByText('A', { exact: true }))).y - (await boxOf(list)).y;
        await expect.poll(async () => Math.abs(await shift())).toBeLessThan(2);
        expect(await list.evaluate((element) => element.scrollTop)).toBe(100);
      },
    ],
    [
      'SideNavigation',
      'the current page has a color',
      (demo) =>
        inEachStyling(demo, async () => {
          const current = demo.getByRole('link', { name: 'Reports' });
          await expect(current).toHaveAttribute('aria-current', 'page');
          await expect(current).not.toHaveCSS('background-color', /^rgba/);
          const other = demo.getByRole('link', { name: 'Start' });
          await expect(other).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
          expect((await boxOf(current)).width).toBe(240);
        }),
    ],
  ]);
});

test('tables sort, select, page and stay in view', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-table/', [
    [
      'Rivers',
      'rows have headers, numbers are at the end',
      async (demo) => {
        await expect(demo.getByRole('rowheader', { name: 'Rhine' })).toBeVisible();
        await expect(demo.getByRole('cell', { name: '1233' })).toHaveCSS('text-align', 'right');
      },
    ],
    [
      'SortedHarbors',
      'headers sort, and say how',
      async (demo) => {
        const first = demo.locator('tbody th').first();
        const header = (name: string) => demo.getByRole('columnheader', { name });
        await expect(first).toHaveText('Bellmare');
        await expect(header('Cargo')).toHaveAttribute('aria-sort', 'descending');
        await button(demo, /^Berths/).click();
        await expect(first).toHaveText('Cabo Fino');
        await expect(header('Berths')).toHaveAttribute('aria-sort', 'ascending');
        await button(demo, /^Berths/).press('Enter');
        await expect(first).toHaveText('Bellmare');
      },
    ],
    [
      'SelectedHarbors',
      'the header selects all and none',
      async (demo) => {
        const all = demo.getByRole('checkbox', { name: 'Select all harbors' });
        await expect(all).toHaveAttribute('data-indeterminate', 'true');
        await all.click();
        await expectStatus(demo, '4 selected');
        await demo.getByRole('checkbox', { name: 'Select Dunhaven' }).uncheck();
        await expectStatus(demo, '3 selected');
        await all.click();
        await all.click();
        await expectStatus(demo, '0 selected');
      },
    ],
    [
      'PagedHarbors',
      'pages, their size, and the last one',
      async (demo) => {
        await expect(demo.getByText('1–6 of 13')).toBeVisible();
        await press(demo, 'Go to next page');
        await expect(demo.locator('tbody tr')).toHaveCount(6);
        await press(demo, 'Go to next page');
        await expect(demo.getByText('13–13 of 13')).toBeVisible();
        await expect(button(demo, 'Go to next page')).toBeDisabled();
        await demo.getByRole('combobox').click();
        await page.getByRole('option', { name: '3' }).click();
        await expect(demo.getByText('1–3 of 13')).toBeVisible();
        await expect(page.getByRole('listbox')).toHaveCount(0);
      },
    ],
    [
      'StickyHeader',
      'the header stays at the top',
      async (demo) => {
        const region = demo.getByRole('region', { name: 'All harbors' });
        await region.evaluate((element) => element.scrollTo(0, 120));
        const header = demo.getByRole('columnheader', { name: 'Harbor' });
        const shift = async () => Math.abs((await boxOf(header)).y - (await boxOf(region)).y);
        await expect.poll(shift).toBeLessThan(2);
        expect(await region.evaluate((element) => element.scrollTop)).toBe(120);
      },
    ],
    [
      'Invoice',
      'own styles of head, rows and foot',
      (demo) =>
        inEachStyling(demo, async () => {
          await expect(demo.getByRole('row', { name: 'Total 115.00' })).toBeVisible();
          const part = (selector: string) => demo.locator(selector).first();
          await expect(part('thead th')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
          const even = part('tbody tr:nth-child(2)');
          await expect(even).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
          await expect(part('tbody tr')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
          await expect(part('tfoot td')).toHaveCSS('font-weight', '600');
        }),
    ],
  ]);
});
