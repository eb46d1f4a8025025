import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectPixels, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('buttons have variants, colors and sizes', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-button/', [
    [
      'ButtonVariants',
      'contained, outlined and text',
      async (demo) => {
        await expect(button(demo, 'Yes')).not.toHaveCSS('background-color', TRANSPARENT);
        await expect(button(demo, 'No')).toHaveCSS('border-top-width', '1px');
        await expect(button(demo, 'Later')).toHaveCSS('background-color', TRANSPARENT);
        await press(demo, 'No');
        await expectStatus(demo, 'You do not');
      },
    ],
    [
      'ButtonColors',
      'colors of the palette, or that of the surroundings',
      async (demo) => {
        await expect(button(demo, 'Approve')).toHaveClass(/MuiButton-containedSuccess/);
        await expect(button(demo, 'Reject')).toHaveClass(/MuiButton-outlinedError/);
        await expect(button(demo, 'Comment')).toHaveClass(/MuiButton-textSecondary/);
        await expect(button(demo, 'Open all')).toHaveCSS('color', 'rgb(217, 247, 232)');
      },
    ],
    [
      'ButtonSizes',
      'each is higher than the one before, with icons at both ends',
      async (demo) => {
        const heights = await Promise.all(
          (await demo.getByRole('button').all()).map(async (part) => (await boxOf(part)).height),
        );
        expect(heights).toHaveLength(3);
        expect(new Set(heights).size).toBe(3);
        expect(heights).toEqual([...heights].sort((a, b) => a - b));
        await expect(demo.locator('.MuiButton-startIcon')).toHaveCount(2);
        await expect(demo.locator('.MuiButton-endIcon')).toHaveCount(1);
      },
    ],
  ]);
});

test('buttons lead, load files, and wait', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-button/', [
    [
      'LinkButtons',
      'they are links, one downloads',
      async (demo) => {
        const tides = demo.getByRole('link', { name: 'Tides of today (CSV)' });
        await expect(tides).toHaveAttribute('href', /^data:text\/csv/);
        await expect(tides).toHaveAttribute('download', 'tides.csv');
        await expect(demo.getByRole('link', { name: 'Ask the harbor office' })).toHaveAttribute(
          'href',
          'mailto:harbor@example.com',
        );
      },
    ],
    [
      'UploadButton',
      'it opens the choice of files',
      async (demo) => {
        const chooser = page.waitForEvent('filechooser');
        await press(demo, 'Add photos');
        const photo = { name: 'dike.png', mimeType: 'image/png', buffer: Buffer.from('x') };
        await (await chooser).setFiles([photo]);
        await expectStatus(demo, 'dike.png');
      },
    ],
    [
      'IconButtons',
      'they have names and tooltips',
      async (demo) => {
        await button(demo, 'Delete lentil soup').hover();
        await expect(page.getByRole('tooltip')).toHaveText('Delete lentil soup');
        await press(demo, 'Delete lentil soup');
        await expectStatus(demo, 'The soup is gone');
        await page.mouse.move(0, 0);
        await expect(page.getByRole('tooltip')).toHaveCount(0);
      },
    ],
    [
      'SaveWithProgress',
      'it keeps the focus while it saves',
      async (demo) => {
        const save = button(demo, /Save/);
        await save.click();
        await expectStatus(demo, 'Saving…');
        await expect(save).toHaveAttribute('aria-disabled', 'true');
        await expect(save).toBeFocused();
        await expectStatus(demo, 'Saved');
      },
    ],
    [
      'TicketButtons',
      'own styles of states',
      (demo) =>
        inEachStyling(demo, async () => {
          const ticket = button(demo, 'Evening ticket');
          await page.mouse.move(0, 0);
          await expect(ticket).toHaveCSS('width', '200px');
          await expect(ticket).toHaveCSS('border-top-style', 'dashed');
          await ticket.hover();
          await expect(ticket).toHaveCSS('border-top-style', 'solid');
          const sold = button(demo, 'Sold out');
          await expect(sold).toBeDisabled();
          await expect(sold).toHaveCSS('background-color', TRANSPARENT);
        }),
    ],
  ]);
});

test('button groups belong together', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-button-group/', [
    [
      'ZoomGroup',
      'it zooms up to a limit',
      async (demo) => {
        for (let step = 0; step < 4; step += 1) await press(demo, 'Larger');
        await expectStatus(demo, 'The map is shown at 200 %');
        await expect(button(demo, 'Larger')).toBeDisabled();
      },
    ],
    [
      'SplitButton',
      'the menu changes the action',
      async (demo) => {
        await press(demo, 'Choose another action');
        await page.getByRole('menuitem', { name: 'Save as draft' }).click();
        await press(demo, 'Save as draft');
        await expectStatus(demo, 'Done: Save as draft');
      },
    ],
    [
      'ResponsiveGroup',
      'it is a column in narrow windows',
      async (demo) => {
        await press(demo, 'Weigh the apples');
        await expectStatus(demo, 'Now: Weigh the apples');
        const top = async (name: string) => (await boxOf(button(demo, name))).y;
        expect(await top('Take the basket')).toBe(await top('Print the label'));
        await page.setViewportSize({ width: 800, height: 900 });
        await expect
          .poll(async () => (await top('Print the label')) - (await top('Take the basket')))
          .toBeGreaterThan(50);
      },
    ],
  ]);
});

test('floating buttons add, shrink, and change with the tab', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-floating-action-button/', [
    [
      'AddNoteFab',
      'it adds a note',
      async (demo) => {
        await expect(demo.getByText('Note 3')).toHaveCount(0);
        await press(demo, 'Add a note');
        await expect(demo.getByText('Note 3')).toBeVisible();
      },
    ],
    [
      'ShrinkingFab',
      'it loses its text when the page is scrolled',
      async (demo) => {
        const fab = button(demo, 'Write a letter');
        await expect(fab).toHaveText(/Write/);
        await demo.getByRole('region').evaluate((element) => element.scrollTo(0, 100));
        await expect(fab).not.toHaveText(/Write/);
        await expectPixels(async () => (await boxOf(fab)).width, 56);
      },
    ],
    [
      'FabPerTab',
      'each tab has its own',
      async (demo) => {
        await demo.getByRole('tab', { name: 'Contacts' }).click();
        await expect(button(demo, 'Add contact')).toBeVisible();
        await expect(demo.getByRole('button')).toHaveCount(1);
      },
    ],
  ]);
});

test('toggle buttons are exclusive, several, or single', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-toggle-button/', [
    [
      'ViewToggle',
      'one is always chosen',
      async (demo) => {
        await press(demo, 'Grid');
        await expectStatus(demo, 'The seeds are shown as a grid');
        await press(demo, 'Grid');
        await expect(button(demo, 'Grid')).toHaveAttribute('aria-pressed', 'true');
      },
    ],
    [
      'TextStyleToggle',
      'several apply at once',
      async (demo) => {
        await press(demo, 'Italic');
        const text = demo.getByText('The ferry');
        await expect(text).toHaveCSS('font-style', 'italic');
        await expect(text).toHaveCSS('font-weight', '700');
        await press(demo, 'Bold');
        await expect(text).toHaveCSS('font-style', 'italic');
        await expect(text).toHaveCSS('font-weight', '400');
      },
    ],
    [
      'MuteToggle',
      'a single button',
      async (demo) => {
        await press(demo, 'Mute');
        await expect(button(demo, 'Mute')).toHaveAttribute('aria-pressed', 'true');
        await press(demo, 'Mute');
        await expect(button(demo, 'Mute')).toHaveAttribute('aria-pressed', 'false');
      },
    ],
    [
      'WeekdayToggles',
      'chosen days have a color',
      (demo) =>
        inEachStyling(demo, async () => {
          const friday = button(demo, 'Friday');
          await expect(friday).toHaveAttribute('aria-pressed', 'false');
          const color = await cssOf(friday, 'background-color');
          await friday.click();
          await expect(friday).toHaveAttribute('aria-pressed', 'true');
          await page.mouse.move(0, 0);
          await expect(friday).toHaveCSS('width', '44px');
          await expect(friday).not.toHaveCSS('background-color', color);
          await expect(friday).not.toHaveCSS('background-color', /^rgba/);
        }),
    ],
  ]);
});
