import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, expectStatus, press } from '../../fixtures/demo-parts';
import { expect, test } from '../../fixtures/test';

test('alerts have severities, are closed, and name errors', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-alert/', [
    [
      'Severities',
      'four severities in each variant',
      async (demo) => {
        for (const variant of ['standard', 'filled', 'outlined']) {
          await press(demo, variant);
          for (const severity of ['Success', 'Info', 'Warning', 'Error']) {
            await expect(demo.locator(`.MuiAlert-${variant}${severity}`)).toHaveCount(1);
          }
        }
      },
    ],
    [
      'ClosableAlert',
      'the focus goes back when it is hidden',
      async (demo) => {
        await press(demo, 'Move to the archive');
        await expect(demo.getByRole('alert')).toContainText('Moved to the archive');
        await press(demo, 'Hide');
        await expect(demo.getByRole('alert')).toHaveCount(0);
        await expect(button(demo, 'Move to the archive')).toBeFocused();
      },
    ],
    [
      'FormErrors',
      'an alert leads to the field',
      async (demo) => {
        await press(demo, 'Subscribe');
        await expect(demo.getByRole('alert')).toContainText('The address needs an @');
        await press(demo, 'Correct');
        await expect(demo.getByLabel('Email')).toBeFocused();
        await demo.getByLabel('Email').fill('nina@example.com');
        await page.keyboard.press('Enter');
        await expectStatus(demo, 'We sent you an email');
        await expect(demo.getByRole('alert')).toHaveCount(0);
      },
    ],
    [
      'AlertIcons',
      'other icons, or none',
      async (demo) => {
        const note = (text: string) => demo.getByRole('note').filter({ hasText: text });
        await expect(note('Frost').getByTestId('AcUnitIcon')).toBeVisible();
        await expect(note('All files').getByTestId('CloudDoneIcon')).toBeVisible();
        await expect(note('All files')).toHaveClass(/MuiAlert-colorInfo/);
        await expect(note('Unsaved').locator('svg')).toHaveCount(0);
      },
    ],
  ]);
});

test('backdrops cover the page, or a card', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-backdrop/', [
    [
      'CardBackdrop',
      'only the card is covered while it reads',
      async (demo) => {
        await press(demo, 'Read again');
        const backdrop = demo.locator('.MuiBackdrop-root');
        await expect(backdrop).toBeVisible();
        await expect(demo.locator('[aria-busy=true]')).toHaveCount(1);
        const [cover, card] = [await boxOf(backdrop), await boxOf(demo.locator('.MuiPaper-root'))];
        expect(cover.width).toBeCloseTo(card.width - 2, 0);
        await expect(demo.getByText('Reading 2')).toBeVisible();
        await expect(backdrop).toBeHidden();
      },
    ],
    [
      'BlurredBackdrop',
      'a click on it closes the plan',
      async (demo) => {
        await press(demo, 'Show the plan');
        await expect(page.getByRole('dialog')).toBeVisible();
        const backdrop = page.locator('.MuiModal-root .MuiBackdrop-root');
        await expect(backdrop).toHaveCSS('backdrop-filter', 'blur(4px)');
        await page.mouse.click(4, 4);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    ],
    [
      'SavingBackdrop',
      'it is above everything while the page saves',
      async (demo) => {
        await press(demo, 'Save');
        await expectStatus(demo, 'Saving…');
        const backdrop = demo.locator('.MuiBackdrop-root');
        await expect(backdrop).toBeVisible();
        await expect(backdrop).toHaveCSS('z-index', '1300');
        await expectStatus(demo, 'Saved');
        await expect(backdrop).toBeHidden();
      },
    ],
  ]);
});

test('progress is known, unknown, or comes late', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-progress/', [
    [
      'WaitingIndicators',
      'without a value there is no number',
      async (demo) => {
        const map = demo.getByRole('progressbar', { name: 'Loading the map' });
        await expect(map).toBeVisible();
        await expect(map).not.toHaveAttribute('aria-valuenow');
      },
    ],
    [
      'Upload',
      'the bar follows the upload',
      async (demo) => {
        const bar = demo.getByRole('progressbar');
        await expect(bar).toHaveAttribute('aria-valuenow', '0');
        await press(demo, 'Upload');
        await expect(bar).toHaveAttribute('aria-valuenow', /^(25|38|50|63|75)$/);
        await expect(bar).toHaveAccessibleName(/^\d+ of 24 MB$/);
        await expectStatus(demo, 'The file is uploaded');
        await expect(bar).toHaveAttribute('aria-valuenow', '100');
      },
    ],
    [
      'StorageRing',
      'a ring with its value',
      async (demo) => {
        const ring = demo.getByRole('progressbar', { name: 'Used storage' });
        await expect(ring).toHaveAttribute('aria-valuenow', '68');
        await expect(demo.getByText('68')).toBeVisible();
      },
    ],
    [
      'DelayedProgress',
      'a slow request shows it, after a while',
      async (demo) => {
        await press(demo, 'Fast request');
        await expectStatus(demo, 'Answers: 1');
        await press(demo, 'Slow request');
        const bar = demo.getByRole('progressbar');
        await expect(bar).toHaveCSS('transition-delay', '0.8s');
        await expect(bar).toHaveCSS('opacity', '1');
        await expectStatus(demo, 'Answers: 2');
        await expect(bar).toHaveCount(0);
      },
    ],
  ]);
});

test('skeletons have the size of what comes', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-skeleton/', [
    [
      'ProfileSkeleton',
      'the card keeps its height',
      async (demo) => {
        const card = demo.locator('.MuiPaper-root');
        const { height } = await boxOf(card);
        await expect(demo.locator('.MuiSkeleton-root')).toHaveCount(3);
        await demo.getByLabel('Loading').uncheck();
        await expect(demo.getByText('Tomás Vidal')).toBeVisible();
        expect((await boxOf(card)).height).toBe(height);
      },
    ],
    [
      'SizeFromContent',
      'a skeleton around a button is as large',
      async (demo) => {
        const [real, skeleton] = [
          await boxOf(demo.getByRole('button')),
          await boxOf(demo.locator('.MuiSkeleton-root')),
        ];
        expect(skeleton.width).toBeCloseTo(real.width, 0);
        expect(skeleton.height).toBeCloseTo(real.height, 0);
      },
    ],
    [
      'Animations',
      'wave, pulse, none, and none with reduced motion',
      async (demo) => {
        const skeleton = demo.locator('.MuiSkeleton-root').first();
        await expect(skeleton).toHaveClass(/MuiSkeleton-wave/);
        await demo.getByLabel('none').check();
        await expect(skeleton).toHaveCSS('animation-name', 'none');
        await demo.getByLabel('pulse').check();
        await expect(skeleton).not.toHaveCSS('animation-name', 'none');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expect(skeleton).toHaveCSS('animation-name', 'none');
      },
    ],
  ]);
});
