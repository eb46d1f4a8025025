import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectStatus, press } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

test('cards hold actions, a link, and inverted colors', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-card/', [
    [
      'TrailCard',
      'the action is pressed',
      async (demo) => {
        const save = button(demo, 'Save the trail');
        await expect(save).toHaveAttribute('aria-pressed', 'false');
        await save.click();
        await expect(save).toHaveAttribute('aria-pressed', 'true');
      },
    ],
    [
      'ConcertCard',
      'the link takes the whole card, the picture its width',
      async (demo) => {
        const card = await boxOf(demo.locator('.MuiCard-root'));
        const link = demo.getByRole('link', { name: 'Harbor concert' });
        const hit = await link.evaluate(
          (element, [x, y]) => element.contains(document.elementFromPoint(x, y)),
          [card.right - 10, card.bottom - 60] as const,
        );
        expect(hit).toBe(true);
        const picture = await boxOf(demo.locator('.MuiAspectRatio-root'));
        expect(picture.width).toBeCloseTo(card.width - 2, 0);
        expect(picture.height).toBe(120);
      },
    ],
    [
      'InvertedCard',
      'inverted colors reach the button',
      async (demo) => {
        const buy = button(demo, 'Buy for €49');
        const inverted = await cssOf(buy, 'background-color');
        await demo.getByLabel('invertedColors').uncheck();
        await expect(buy).not.toHaveCSS('background-color', inverted);
      },
    ],
  ]);
});

test('lists have buttons, actions and nested lists', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-list/', [
    [
      'MailBoxes',
      'the open mailbox is current',
      async (demo) => {
        const box = (name: string) => demo.getByRole('button', { name });
        await expect(box('Inbox')).toHaveAttribute('aria-current', 'true');
        await box('Sent').press('Enter');
        await expect(box('Sent')).toHaveAttribute('aria-current', 'true');
        await expect(box('Sent')).toHaveClass(/Mui-selected/);
        await expect(box('Inbox')).not.toHaveAttribute('aria-current');
      },
    ],
    [
      'RemovableStops',
      'the action at the end removes an item',
      async (demo) => {
        await press(demo, 'Remove Museum');
        await expect(demo.getByRole('listitem')).toHaveText(['Station×', 'Old bridge×']);
        await expectStatus(demo, 'Stops: 2');
      },
    ],
    [
      'NestedMenu',
      'a subheader names its list',
      async (demo) => {
        const pies = demo.getByRole('list', { name: 'Pies' });
        await expect(pies.getByRole('link')).toHaveText(['Apple pie', 'Spinach pie']);
      },
    ],
  ]);
});

test('modals say how they were closed, and hold forms', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-modal/', [
    [
      'DeleteAlbum',
      'Escape, a click outside and a button close it',
      async (demo) => {
        const dialog = page.getByRole('alertdialog');
        await press(demo, 'Delete the album');
        await expect(dialog).toHaveAccessibleName('Delete the album?');
        await expect(dialog).toHaveAccessibleDescription('Its 31 photos stay in your library.');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expectStatus(demo, 'escapeKeyDown');
        await expect(button(demo, 'Delete the album')).toBeFocused();
        await press(demo, 'Delete the album');
        await page.mouse.click(4, 4);
        await expectStatus(demo, 'backdropClick');
        await press(demo, 'Delete the album');
        await press(dialog, 'Delete');
        await expectStatus(demo, 'Deleted');
      },
    ],
    [
      'NewMember',
      'the field has the focus, Enter adds',
      async (demo) => {
        const dialog = page.getByRole('dialog');
        await press(demo, 'Add a member');
        await expect(dialog.getByLabel('Name')).toBeFocused();
        await page.keyboard.type('Bo');
        await page.keyboard.press('Enter');
        await expectStatus(demo, 'Ida, Bo');
        await expect(button(demo, 'Add a member')).toBeFocused();
        await press(demo, 'Add a member');
        await press(dialog, 'Close');
        await expect(dialog).toHaveCount(0);
      },
    ],
  ]);
});

test('tabs are chosen with or after the focus', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-tabs/', [
    [
      'ParcelTabs',
      'arrow keys move the focus, Enter chooses, one tab is disabled',
      async (demo) => {
        const tab = (name: string) => demo.getByRole('tab', { name });
        await tab('Status').focus();
        await page.keyboard.press('ArrowRight');
        await expect(tab('Address')).toBeFocused();
        await expect(demo.getByText('On its way')).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(demo.getByRole('tabpanel', { name: 'Address' })).toHaveText(
          '7 Mill Lane, second floor.',
        );
        await expect(tab('Invoice')).toBeDisabled();
      },
    ],
    [
      'PeriodTabs',
      'the focus chooses',
      async (demo) => {
        await demo.getByRole('tab', { name: 'Week' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(demo.getByRole('tabpanel')).toHaveText('27,400 visits');
        await page.keyboard.press('ArrowRight');
        await expect(demo.getByRole('tabpanel')).toHaveText('84 visits');
        await page.keyboard.press('End');
        await expect(demo.getByRole('tab', { name: 'Year' })).toBeFocused();
      },
    ],
  ]);
});

test('tables have row headers, stripes and lines', async ({ page }) => {
  await checkDemos(page, '/joy-ui/react-table/', [
    [
      'PortTable',
      'numbers are at the end, rows have headers',
      async (demo) => {
        await expect(demo.getByRole('rowheader', { name: 'Saltwick' })).toBeVisible();
        await expect(demo.getByRole('cell', { name: '9.2' })).toHaveCSS('text-align', 'right');
        const row = demo.getByRole('row', { name: 'Quayford' });
        const cell = row.getByRole('cell').first();
        const plain = await cssOf(row, 'background-color');
        await cell.hover();
        await expect(row).not.toHaveCSS('background-color', plain);
      },
    ],
    [
      'TimetableLooks',
      'the header stays, stripes and lines are optional',
      async (demo) => {
        const region = demo.getByRole('region', { name: 'Departures' });
        await region.evaluate((element) => element.scrollTo(0, 100));
        const header = demo.getByRole('columnheader', { name: 'Island' });
        const shift = async () => (await boxOf(header)).y - (await boxOf(region)).y;
        await expect.poll(shift).toBeLessThan(3);
        expect(await region.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
        const row = demo.locator('tbody tr').first();
        const striped = await cssOf(row, 'background-color');
        await demo.getByLabel('Stripes').uncheck();
        await expect(row).not.toHaveCSS('background-color', striped);
        const cell = demo.locator('tbody td').nth(1);
        await expect(cell).toHaveCSS('border-left-width', '0px');
        await demo.getByLabel('Lines').check();
        await expect(cell).toHaveCSS('border-left-width', '1px');
      },
    ],
  ]);
});
