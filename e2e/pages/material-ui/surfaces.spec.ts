import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 360, height: 900 };

test('accordions open, one at a time, and load late', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-accordion/', [
    [
      'BasicAccordion',
      'several may be open',
      async (demo) => {
        await expect(demo.getByText('Daily from')).toBeVisible();
        await press(demo, 'Do I pay a deposit?');
        const answer = demo.getByRole('region', { name: 'Do I pay a deposit?' });
        await expect(answer).toContainText('$50');
        await expect(demo.getByText('Daily from')).toBeVisible();
      },
    ],
    [
      'OneAtATime',
      'one closes when another opens, one is disabled',
      async (demo) => {
        await expect(button(demo, 'Harbor')).toHaveAttribute('aria-expanded', 'true');
        await press(demo, 'Lighthouse');
        await expect(demo.getByText('stays 20 minutes')).toBeVisible();
        await expect(button(demo, 'Harbor')).toHaveAttribute('aria-expanded', 'false');
        await expect(button(demo, 'Seal Island')).toHaveAttribute('aria-disabled', 'true');
      },
    ],
    [
      'AccordionForm',
      'the summary shows what was saved',
      async (demo) => {
        const summary = button(demo, /Delivery/);
        await demo.getByLabel('City').fill('Porto');
        await press(demo, 'Cancel');
        await expect(summary).toHaveText(/Lisbon/);
        await expect(summary).toHaveAttribute('aria-expanded', 'false');
        await summary.click();
        await expect(demo.getByLabel('City')).toHaveValue('Lisbon');
        await demo.getByLabel('City').fill('Porto');
        await press(demo, 'Save');
        await expect(summary).toHaveText(/Porto/);
      },
    ],
    [
      'LazyAccordion',
      'content loads when it opens, and goes when it closes',
      async (demo) => {
        await expect(demo.getByText(/visits|Loading/)).toHaveCount(0);
        await press(demo, 'January');
        await expect(demo.getByText('Loading…')).toHaveCount(1);
        await expect(demo.getByText('412 visits')).toBeVisible();
        await press(demo, 'January');
        await expect(demo.getByText('412 visits')).toHaveCount(0);
      },
    ],
    [
      'HeadingAccordion',
      'summaries are in headings',
      async (demo) => {
        const heading = demo.getByRole('heading', { name: 'Plant', level: 3 });
        await expect(heading.getByRole('button')).toHaveCount(1);
        await expect(demo.getByRole('region', { name: 'Sow' })).toContainText('From March');
      },
    ],
    [
      'StyledAccordion',
      'the icon is in front',
      (demo) =>
        inEachStyling(demo, async () => {
          await press(demo, 'Water');
          await expect(demo.getByText('Lakes: 9')).toBeVisible();
          await expect(button(demo, 'Water')).toHaveCSS('flex-direction', 'row-reverse');
          const first = demo.locator('.MuiAccordion-root').first();
          await expect(first).toHaveCSS('border-top-width', '1px');
        }),
    ],
  ]);
});

test('app bars change with user, window and scrolling', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-app-bar/', [
    [
      'BasicAppBar',
      'log in and out',
      async (demo) => {
        await press(demo, 'Log in');
        await expect(demo.getByText('Welcome, Inês')).toBeVisible();
        await press(demo, 'Log out');
        await expect(demo.getByText('Marina')).toBeVisible();
      },
    ],
    [
      'ScrollingAppBar',
      'a shadow, hidden downward, back upward',
      async (demo) => {
        const region = demo.getByRole('region', { name: 'Tides' });
        const scrollTo = (y: number) => region.evaluate((part, top) => part.scrollTo(0, top), y);
        const bar = demo.locator('header');
        await expect(bar).toHaveCSS('box-shadow', 'none');
        await scrollTo(40);
        await expect(bar).not.toHaveCSS('box-shadow', 'none');
        await scrollTo(300);
        await expect(bar).toBeHidden();
        await scrollTo(250);
        await expect(bar).toBeVisible();
      },
    ],
    [
      'DarkAppBar',
      'a color in dark mode only where it is enabled',
      async (demo) => {
        const bars = demo.locator('header');
        const ignored = await cssOf(bars.nth(0), 'background-color');
        await expect(bars.nth(1)).not.toHaveCSS('background-color', ignored);
      },
    ],
    [
      'StyledAppBar',
      'transparent, with a border',
      (demo) =>
        inEachStyling(demo, async () => {
          const bar = demo.locator('header');
          await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
          await expect(bar).toHaveCSS('border-top-width', '1px');
        }),
    ],
    [
      'ResponsiveAppBar',
      'narrow windows have a menu of pages',
      async (demo) => {
        await expect(button(demo, 'Pages')).toBeHidden();
        await press(demo, 'Tides');
        await expectStatus(demo, 'Page: Tides');
        await page.setViewportSize(PHONE);
        await expect(button(demo, 'Tides')).toBeHidden();
        await press(demo, 'Pages');
        await page.getByRole('menuitem', { name: 'Prices' }).click();
        await expectStatus(demo, 'Page: Prices');
      },
    ],
  ]);
});

test('cards have actions, media, and can be chosen', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-card/', [
    [
      'BasicCard',
      'seats are reserved until none is left',
      async (demo) => {
        for (let seat = 0; seat < 3; seat += 1) await press(demo, 'Reserve a seat');
        await expectStatus(demo, 'Sold out');
        await expect(button(demo, 'Reserve a seat')).toBeDisabled();
      },
    ],
    [
      'MediaCard',
      'the picture has a name, the action its card',
      async (demo) => {
        const picture = demo.getByRole('img', { name: 'Two mountains under the sun' });
        await expect(picture).toHaveJSProperty('complete', true);
        await press(demo, 'Save Ridge trail');
        await expect(button(demo, 'Save Ridge trail')).toHaveAttribute('aria-pressed', 'true');
      },
    ],
    [
      'ChoiceCards',
      'one card is chosen',
      async (demo) => {
        await button(demo, /Week/).click();
        await expect(button(demo, /Week/)).toHaveAttribute('aria-pressed', 'true');
        await expect(button(demo, /Day/)).toHaveAttribute('aria-pressed', 'false');
      },
    ],
    [
      'StyledCard',
      'picture and text side by side',
      (demo) =>
        inEachStyling(demo, async () => {
          const card = demo.locator('.MuiCard-root');
          await expect(card).toHaveCSS('display', 'flex');
          await page.mouse.move(0, 0);
          const border = await cssOf(card, 'border-top-color');
          await card.hover();
          await expect(card).not.toHaveCSS('border-top-color', border);
        }),
    ],
  ]);
});

test('papers have a height, an outline, or a border', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-paper/', [
    [
      'PaperElevation',
      'without elevation there is no shadow',
      async (demo) => {
        const paper = demo.locator('.MuiPaper-root');
        await expect(paper).not.toHaveCSS('box-shadow', 'none');
        await demo.getByRole('slider', { name: 'Elevation' }).press('Home');
        await expect(paper).toHaveText('Elevation 0');
        await expect(paper).toHaveCSS('box-shadow', 'none');
      },
    ],
    [
      'PaperOutlines',
      'an outline in place of a shadow, round or square',
      async (demo) => {
        const paper = (text: string) => demo.getByText(text, { exact: true });
        await expect(paper('Shadow')).not.toHaveCSS('box-shadow', 'none');
        await expect(paper('Outline')).toHaveCSS('border-top-width', '1px');
        await expect(paper('Outline')).toHaveCSS('box-shadow', 'none');
        await expect(paper('Square')).toHaveCSS('border-top-left-radius', '0px');
        await expect(paper('Outline')).not.toHaveCSS('border-top-left-radius', '0px');
      },
    ],
    [
      'StyledPaper',
      'a wide border at the start',
      (demo) =>
        inEachStyling(demo, async () => {
          await expect(demo.getByRole('article')).toHaveCSS('border-left-width', '6px');
          await expect(demo.getByRole('article')).toHaveCSS('box-shadow', 'none');
          expect((await boxOf(demo.getByRole('article'))).width).toBe(320);
        }),
    ],
  ]);
});
