import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, press } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

test('snackbars undo, stay, wait in line, and have places', async ({ page }) => {
  const snackbar = page.locator('.MuiSnackbar-root');
  await checkDemos(page, '/material-ui/react-snackbar/', [
    [
      'UndoArchive',
      'a click outside leaves it, its button undoes',
      async (demo) => {
        await press(demo, 'Archive');
        await expect(page.getByRole('alert')).toContainText('Letter archived');
        await page.mouse.click(2, 450);
        await press(snackbar, 'Undo');
        await expect(demo.getByText('In the inbox')).toBeVisible();
        await expect(snackbar).toHaveCount(0);
      },
    ],
    [
      'SavedAlert',
      'an error stays until it is closed',
      async (demo) => {
        await press(demo, 'Save offline');
        await expect(page.getByRole('alert')).toContainText('The route could not be saved');
        await page.mouse.click(2, 450);
        await press(snackbar, 'Close');
        await expect(snackbar).toHaveCount(0);
        await press(demo, 'Save');
        await expect(snackbar).toContainText('The route is saved');
        await page.keyboard.press('Escape');
      },
    ],
    [
      'MessageQueue',
      'messages come one after the other',
      async (demo) => {
        await press(demo, 'Send');
        await press(demo, 'Send');
        await expect(demo.getByText('Waiting: 1')).toBeVisible();
        await expect(snackbar).toHaveText('Message 1 sent');
        // The time of a message need not pass.
        await page.keyboard.press('Escape');
        await expect(snackbar).toHaveText('Message 2 sent');
        await expect(demo.getByText('Waiting: 0')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(snackbar).toHaveCount(0);
      },
    ],
    [
      'Corners',
      'at the top, and at the end of the bottom',
      async (demo) => {
        await press(demo, 'Top center');
        await expect.poll(async () => Math.round((await boxOf(snackbar)).y)).toBe(24);
        await page.keyboard.press('Escape');
        await expect(snackbar).toHaveCount(0);
        await press(demo, 'Bottom right');
        await expect.poll(async () => 1440 - Math.round((await boxOf(snackbar)).right)).toBe(24);
        await expect.poll(async () => 900 - Math.round((await boxOf(snackbar)).bottom)).toBe(24);
        await page.keyboard.press('Escape');
        await expect(snackbar).toHaveCount(0);
      },
    ],
    [
      'OfflineBar',
      'only its content, in the page',
      async (demo) => {
        await expect(demo.getByRole('status')).toContainText('You are offline');
        await press(demo, 'Try again');
        await expect(demo.getByRole('status')).toContainText('Still offline (1)');
      },
    ],
  ]);
});
