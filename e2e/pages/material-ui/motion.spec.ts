import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, expectPixels, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 360, height: 900 };

test('tabs show panels, scroll, and stand upright', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await checkDemos(page, '/material-ui/react-tabs/', [
    [
      'BasicTabs',
      'arrows move the focus, Enter chooses',
      async (demo) => {
        await tab('Route').focus();
        await page.keyboard.press('ArrowRight');
        await expect(tab('Season')).toBeFocused();
        await expect(demo.getByRole('tabpanel', { name: 'Route' })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(demo.getByRole('tabpanel', { name: 'Season' })).toHaveText('May to October.');
        await expect(demo.getByRole('tabpanel', { name: 'Route' })).toBeHidden();
      },
    ],
    [
      'VerticalTabs',
      'the focus chooses, up and down',
      async (demo) => {
        await tab('Profile').focus();
        await page.keyboard.press('ArrowDown');
        await expect(tab('Alerts')).toHaveAttribute('aria-selected', 'true');
        await expectStatus(demo, 'What we send you');
      },
    ],
    [
      'StyledTabs',
      'the indicator fills the tab',
      (demo) =>
        inEachStyling(demo, async () => {
          const year = demo.getByRole('tab', { name: 'Year' });
          const indicator = demo.locator('.MuiTabs-indicator');
          await year.click();
          await expect(year).toHaveAttribute('aria-selected', 'true');
          await expectPixels(async () => (await boxOf(indicator)).x - (await boxOf(year)).x, 0);
          await expectPixels(async () => (await boxOf(indicator)).height, 42);
        }),
    ],
    [
      'ScrollableTabs',
      'buttons scroll to the last tab',
      async (demo) => {
        await page.setViewportSize(PHONE);
        const last = demo.getByRole('tab', { name: '2020s' });
        const end = demo.locator('.MuiTabScrollButton-root').last();
        await expect(end).toBeVisible();
        await expect(last).not.toBeInViewport({ ratio: 1 });
        await expect(async () => {
          if (!(await end.evaluate((part) => part.matches('.Mui-disabled')))) await end.click();
          await expect(last).toBeInViewport({ ratio: 1, timeout: 400 });
        }).toPass();
        await last.click();
        await expectStatus(demo, 'Photos of the 2020s');
      },
    ],
  ]);
});

test('transitions show, hide and remove', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-transitions/', [
    [
      'FourTransitions',
      'all four hide and show',
      async (demo) => {
        const parts = ['Fade', 'Grow', 'Slide', 'Zoom'].map((name) =>
          demo.getByText(name, { exact: true }),
        );
        for (const part of parts) await expect(part).toBeVisible();
        await demo.getByLabel('Show').click();
        for (const part of parts) await expect(part).toBeHidden();
        await demo.getByLabel('Show').click();
        for (const part of parts) await expect(part).toBeVisible();
      },
    ],
    [
      'CollapsedText',
      'a part of the text, then all of it',
      async (demo) => {
        const height = async () => (await boxOf(demo.locator('.MuiCollapse-root'))).height;
        await expectPixels(height, 48);
        await press(demo, 'More');
        await expect.poll(height).toBeGreaterThan(90);
        await expect(button(demo, 'Less')).toHaveAttribute('aria-expanded', 'true');
        await press(demo, 'Less');
        await expectPixels(height, 48);
      },
    ],
    [
      'SlideInBox',
      'it slides within the box',
      async (demo) => {
        const ferry = demo.getByText('Ferry to the island');
        await expect(ferry).toHaveCount(0);
        await press(demo, 'Call ferry');
        await expect(ferry).toBeVisible();
        await press(demo, 'Send away');
        await expect(ferry).toBeHidden();
      },
    ],
    [
      'LeavingItems',
      'items leave one by one',
      async (demo) => {
        const chips = demo.locator('.MuiChip-root');
        await demo.locator('.MuiChip-deleteIcon').nth(1).click();
        await expect(demo.getByText('Anchor')).toHaveCount(0);
        await expect(chips).toHaveCount(3);
        await press(demo, 'Restore');
        await expect(chips).toHaveCount(4);
        await chips.first().press('Delete');
        await expect(demo.getByText('Rope')).toHaveCount(0);
      },
    ],
    [
      'StyledTransition',
      'the boat moves, and comes back',
      (demo) =>
        inEachStyling(demo, async () => {
          const left = async () => (await boxOf(demo.getByText('Boat'))).x;
          const start = await left();
          await press(demo, 'Sail');
          await expectPixels(async () => (await left()) - start, 160);
          await press(demo, 'Come back');
          await expectPixels(left, start);
        }),
    ],
  ]);
});

test('media queries choose components', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-use-media-query/', [
    [
      'PreferenceQueries',
      'dark mode and reduced motion',
      async (demo) => {
        const answers = demo.locator('dd');
        await expect(answers.nth(0)).toHaveText('No');
        await expect(answers.nth(1)).toHaveText('No');
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expect(answers.nth(0)).toHaveText('Yes');
        await expect(answers.nth(1)).toHaveText('Yes');
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
      },
    ],
    [
      'WidthQuery',
      'the width of the window',
      async (demo) => {
        await expectStatus(demo, 'At least 900 px wide');
        await page.setViewportSize({ width: 899, height: 900 });
        await expectStatus(demo, 'Less than 900 px wide');
        await page.setViewportSize({ width: 1440, height: 900 });
      },
    ],
    [
      'OtherControl',
      'a select in place of buttons, with the same choice',
      async (demo) => {
        await press(demo, 'Year');
        await page.setViewportSize(PHONE);
        await expect(demo.getByRole('combobox', { name: /Period/ })).toHaveText('Year');
      },
    ],
  ]);
});
