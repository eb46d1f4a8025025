import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, expectPixels, expectStatus, press } from '../../fixtures/demo-parts';
import { settledPopup } from '../../fixtures/popup';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 360, height: 700 };

test('dialogs ask, hold forms, scroll, and guard', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await checkDemos(page, '/material-ui/react-dialog/', [
    [
      'ConfirmDelete',
      'name, description, and the focus before and after',
      async (demo) => {
        await press(demo, 'Delete the album');
        await expect(dialog).toHaveAccessibleName('Delete the album?');
        await expect(dialog).toHaveAccessibleDescription('Its 84 photos stay in your library.');
        await press(dialog, 'Delete');
        await expect(dialog).toHaveCount(0);
        await expectStatus(demo, 'Deleted');
        await expect(button(demo, 'Delete the album')).toBeFocused();
        await press(demo, 'Delete the album');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expectStatus(demo, 'Canceled');
        await expect(dialog).toHaveCount(0);
      },
    ],
    [
      'RenameFolder',
      'Enter saves, an empty name stays',
      async (demo) => {
        await press(demo, 'Rename');
        const name = dialog.getByLabel('Name');
        await expect(name).toBeFocused();
        await name.fill('');
        await page.keyboard.press('Enter');
        await expect(name).toHaveJSProperty('validity.valid', false);
        await name.fill('Letters');
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(demo.getByText('Folder: Letters')).toBeVisible();
      },
    ],
    [
      'HouseRules',
      'the text scrolls, or the whole dialog',
      async (demo) => {
        await press(demo, 'scroll=paper');
        await settledPopup(dialog);
        const rules = dialog.getByRole('region', { name: 'House rules' });
        expect(await rules.evaluate((part) => part.scrollHeight > part.clientHeight)).toBe(true);
        await expect(button(dialog, 'Close')).toBeInViewport();
        await press(dialog, 'Close');
        await expect(dialog).toHaveCount(0);
        await press(demo, 'scroll=body');
        await settledPopup(dialog);
        await expect(button(dialog, 'Close')).not.toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      },
    ],
    [
      'UnsavedNote',
      'with a text it stays open',
      async (demo) => {
        await press(demo, 'Add a note');
        await dialog.getByLabel('Text').fill('Milk');
        await page.mouse.click(4, 4);
        await page.keyboard.press('Escape');
        await expect(dialog.getByRole('alert')).toHaveText('Save or discard the note');
        await press(dialog, 'Discard');
        await expect(dialog).toHaveCount(0);
        await press(demo, 'Add a note');
        await expect(dialog.getByLabel('Text')).toHaveValue('');
        await page.mouse.click(4, 4);
        await expect(dialog).toHaveCount(0);
      },
    ],
    [
      'FullScreenOnPhones',
      'it fills small windows',
      async (demo) => {
        await press(demo, 'Filter museums');
        expect((await boxOf(await settledPopup(dialog))).width).toBeLessThan(700);
        await page.setViewportSize(PHONE);
        await expectPixels(async () => (await boxOf(dialog)).width, PHONE.width);
        await expectPixels(async () => (await boxOf(dialog)).height, PHONE.height);
        await press(dialog, 'Close');
        await expect(dialog).toHaveCount(0);
      },
    ],
  ]);
});

test('modals hold the focus, and close in your ways', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-modal/', [
    [
      'BasicModal',
      'focus, Escape, and a click outside',
      async (demo) => {
        const dialog = page.getByRole('dialog', { name: 'Ticket 4711' });
        await press(demo, 'Show ticket');
        await expect(dialog).toBeFocused();
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
        await expect(page.locator('.MuiModal-root :focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button(demo, 'Show ticket')).toBeFocused();
        await press(demo, 'Show ticket');
        await page.mouse.click(4, 4);
        await expect(dialog).toBeHidden();
      },
    ],
    [
      'GuardedModal',
      'a note with text ignores clicks outside',
      async (demo) => {
        const dialog = page.getByRole('dialog', { name: 'Note' });
        await press(demo, 'Write a note');
        await dialog.getByLabel('Note').fill('Buy rope');
        await page.mouse.click(4, 4);
        await expect(dialog.getByRole('status')).toHaveText('Ignored clicks: 1');
        await expect(dialog).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await press(demo, 'Write a note');
        await dialog.getByLabel('Note').fill('');
        await page.mouse.click(4, 4);
        await expect(dialog).toBeHidden();
      },
    ],
    [
      'FadingModal',
      'it fades, and is removed',
      async (demo) => {
        const dialog = page.getByRole('dialog', { name: 'Message' });
        await press(demo, 'Fade in');
        await expect(dialog).toHaveCSS('opacity', '1');
        await expect(dialog).toHaveCSS('transition-property', 'opacity');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      },
    ],
    [
      'StyledModal',
      'a blurred backdrop',
      (demo) =>
        inEachStyling(demo, async () => {
          await press(demo, 'Show card');
          const backdrop = page.locator('.MuiBackdrop-root');
          await expect(backdrop).toHaveCSS('backdrop-filter', /blur/);
          await press(page, 'Thank you');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }),
    ],
  ]);
});

test('drawers open at sides, stay, and are swiped', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-drawer/', [
    [
      'TemporaryDrawer',
      'from each side',
      async (demo) => {
        const dialog = page.getByRole('dialog', { name: 'Notebooks' });
        const edges = { left: 0, right: 1440, top: 0, bottom: 900 };
        for (const side of ['left', 'right', 'top', 'bottom'] as const) {
          await press(demo, `Open ${side}`);
          const { x, y, ...ends } = await boxOf(await settledPopup(dialog));
          expect({ left: x, top: y, ...ends }[side]).toBe(edges[side]);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          await expect(button(demo, `Open ${side}`)).toBeFocused();
        }
        await press(demo, 'Open left');
        await dialog.getByText('Songs').click();
        await expect(demo.getByText('Notebook: Songs')).toBeVisible();
        await expect(dialog).toBeHidden();
      },
    ],
    [
      'PersistentDrawer',
      'chapters beside the text, until they are hidden',
      async (demo) => {
        await press(demo, 'Storm');
        await expect(demo.getByText('Chapter: Storm')).toBeVisible();
        await press(demo, 'Hide chapters');
        await expect(button(demo, 'Storm')).toBeHidden();
        await expect(button(demo, 'Show chapters')).toHaveAttribute('aria-expanded', 'false');
      },
    ],
    [
      'SwipeDrawer',
      'its button opens it, its own closes it',
      async (demo) => {
        const dialog = page.getByRole('dialog', { name: 'Departure' });
        await press(demo, 'Show departure');
        const drawer = await boxOf(await settledPopup(dialog));
        expect(drawer.bottom).toBe(900);
        await press(dialog, 'Close');
        await expect(dialog).toBeHidden();
      },
    ],
    [
      'MiniDrawer',
      'icons, then names',
      (demo) =>
        inEachStyling(demo, async () => {
          const paper = demo.locator('.MuiDrawer-paper');
          await expect(paper).toHaveCSS('width', '56px');
          await press(demo, 'Show names');
          await expect(paper).toHaveCSS('width', '192px');
          await press(demo, 'Starred');
          await expect(button(demo, 'Starred')).toHaveClass(/Mui-selected/);
        }),
    ],
    [
      'ResponsiveDrawer',
      'permanent in wide windows, temporary in narrow ones',
      async (demo) => {
        const room = (name: string) => demo.getByRole('menuitem', { name });
        await room('Hall').click();
        await expect(demo.getByText('Heating in: Hall')).toBeVisible();
        await page.setViewportSize(PHONE);
        await expect(room('Hall')).toBeHidden();
        await press(demo, 'Rooms');
        const dialog = page.getByRole('dialog', { name: 'Rooms' });
        await dialog.getByRole('menuitem', { name: 'Attic' }).click();
        await expect(demo.getByText('Heating in: Attic')).toBeVisible();
        await expect(dialog).toBeHidden();
      },
    ],
  ]);
});
