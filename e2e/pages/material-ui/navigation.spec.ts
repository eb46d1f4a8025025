import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { button, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('breadcrumbs lead up, and collapse', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-breadcrumbs/', [
    [
      'BasicBreadcrumbs',
      'links, and the current page',
      async (demo) => {
        const path = demo.getByRole('navigation', { name: 'Path of this page' });
        await expect(path.getByRole('link')).toHaveCount(2);
        await expect(demo.locator('[aria-current=page]')).toHaveText('Breadcrumbs');
      },
    ],
    [
      'FolderPath',
      'folders in between are hidden until they are asked for',
      async (demo) => {
        await expect(button(demo, 'Maps')).toHaveCount(0);
        await press(demo, 'Show all folders');
        await expect(button(demo, 'Maps')).toBeVisible();
        await press(demo, '1920s');
        const current = demo.locator('[aria-current=location]');
        await expect(current).toHaveText('1920s');
        await press(demo, 'Open Coast');
        await expect(current).toHaveText('Coast');
        await press(demo, 'Open North');
        await expect(button(demo, 'Show all folders')).toBeVisible();
      },
    ],
    [
      'StyledBreadcrumbs',
      'icons as separators',
      (demo) =>
        inEachStyling(demo, async () => {
          const separator = demo.locator('.MuiBreadcrumbs-separator');
          await expect(separator.locator('svg')).toBeVisible();
          await expect(separator).toHaveCSS('margin-left', '4px');
        }),
    ],
  ]);
});

test('links are underlined, act, and follow a router', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-link/', [
    [
      'BasicLinks',
      'always, or on hover',
      async (demo) => {
        const link = (name: string) => demo.getByRole('link', { name });
        await expect(link('Buttons')).toHaveCSS('text-decoration-line', 'underline');
        await expect(link('Menus')).toHaveCSS('text-decoration-line', 'none');
        await link('Menus').hover();
        await expect(link('Menus')).toHaveCSS('text-decoration-line', 'underline');
      },
    ],
    [
      'LinkButton',
      'a button that looks like a link',
      async (demo) => {
        await button(demo, 'Show fees').press('Space');
        await expect(demo.getByText('Service: $2')).toBeVisible();
        await expect(button(demo, 'Hide fees')).toHaveAttribute('aria-expanded', 'true');
      },
    ],
    [
      'RouterLinks',
      'the address of the page stays',
      async (demo) => {
        const address = page.url();
        await demo.getByRole('link', { name: 'Contact' }).click();
        await expectStatus(demo, 'Path: /contact');
        await demo.getByRole('link', { name: 'Tours' }).click();
        await expectStatus(demo, 'Path: /tours');
        expect(page.url()).toBe(address);
      },
    ],
    [
      'StyledLink',
      'a link to another tab says so',
      (demo) =>
        inEachStyling(demo, async () => {
          const link = demo.getByRole('link', { name: /Accessibility guides/ });
          await page.mouse.move(0, 0);
          await expect(link).toHaveAttribute('rel', 'noopener');
          await expect(link).toHaveCSS('text-decoration-thickness', '2px');
          await expect(link.getByRole('img', { name: 'Opens a new tab' })).toHaveCount(1);
        }),
    ],
  ]);
});

test('pages are turned, shortened, linked, and drawn otherwise', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-pagination/', [
    [
      'PagedList',
      'the list shows the chosen page',
      async (demo) => {
        const list = demo.locator('ol').first();
        await expect(list).toContainText('Aare');
        await press(demo, 'Go to page 3');
        await expect(list).toHaveText('RhôneSavaTagus');
        await expect(list).toHaveAttribute('start', '9');
        await expect(button(demo, 'Go to next page')).toBeDisabled();
      },
    ],
    [
      'PaginationRanges',
      'siblings, boundaries, first and last',
      async (demo) => {
        const pages = demo.getByRole('button', { name: /page \d+/ });
        await expect(pages).toHaveText(['1', '9', '10', '11', '20']);
        await choose(demo, 'siblingCount', '2');
        await expect(pages).toHaveText(['1', '8', '9', '10', '11', '12', '20']);
        await choose(demo, 'boundaryCount', '0');
        await expect(pages).toHaveText(['8', '9', '10', '11', '12']);
        await demo.getByLabel('First and last').click();
        await press(demo, 'Go to last page');
        await expect(button(demo, 'page 20')).toHaveAttribute('aria-current', 'true');
      },
    ],
    [
      'PaginationLinks',
      'each page has an address',
      async (demo) => {
        const fourth = demo.getByRole('link', { name: 'Go to page 4' });
        await expect(fourth).toHaveAttribute('href', '/news?page=4');
        await fourth.click();
        await expect(demo.getByText('/news?page=4')).toBeVisible();
        const next = demo.locator('[aria-label="Go to next page"]');
        await next.click();
        await expect(demo.getByText('/news?page=5')).toBeVisible();
        await expect(next).toHaveAttribute('aria-disabled', 'true');
      },
    ],
    [
      'HookPagination',
      'own elements with the same behavior',
      (demo) =>
        inEachStyling(demo, async () => {
          await press(demo, 'Next');
          await expect(button(demo, '3')).toHaveAttribute('aria-current', 'page');
          await press(demo, '5');
          await expect(button(demo, 'Next')).toBeDisabled();
        }),
    ],
  ]);
});

test('steppers lead through steps', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-stepper/', [
    [
      'LinearStepper',
      'one step after the other',
      async (demo) => {
        await press(demo, 'Next');
        await expectStatus(demo, 'Now: Address');
        const completed = demo.locator('.MuiStepLabel-label.Mui-completed');
        await expect(completed).toHaveCount(1);
        await press(demo, 'Next');
        await press(demo, 'Order');
        await expectStatus(demo, 'Thank you for your order');
        await expect(completed).toHaveCount(3);
      },
    ],
    [
      'VerticalStepper',
      'the content of the current step',
      async (demo) => {
        await expect(demo.getByText('Lay out poles')).toBeVisible();
        await press(demo, 'Continue');
        await expect(demo.getByText('Push them in')).toBeVisible();
        await expect(demo.getByText('Lay out poles')).toHaveCount(0);
        await button(demo, 'Continue').last().click();
        await press(demo, 'Finish');
        await button(demo, /Pack up/).click();
        await expect(demo.getByText('Lay out poles')).toBeVisible();
      },
    ],
    [
      'FreeOrderStepper',
      'steps in any order',
      async (demo) => {
        await button(demo, /Text/).first().click();
        await expect(demo.locator('[aria-current=step]')).toContainText('Text');
        await press(demo, 'Complete Text');
        const step = demo.locator('.MuiStep-root').nth(2);
        await expect(step).toHaveClass(/Mui-completed/);
        await press(demo, 'Reopen Text');
        await expect(step).not.toHaveClass(/Mui-completed/);
      },
    ],
    [
      'StepErrors',
      'a step shows its error until it is corrected',
      async (demo) => {
        const label = demo.locator('.MuiStepLabel-label').nth(1);
        await expect(demo.getByText('Lacks the @')).toBeVisible();
        await expect(label).toHaveClass(/Mui-error/);
        await demo.getByLabel('Email').fill('ana@example.org');
        await expect(demo.getByText('Lacks the @')).toHaveCount(0);
        await expect(label).not.toHaveClass(/Mui-error/);
      },
    ],
    [
      'PictureStepper',
      'dots, and an end',
      async (demo) => {
        await expect(button(demo, 'Previous season')).toBeDisabled();
        for (let step = 0; step < 3; step += 1) await press(demo, 'Next season');
        await expectStatus(demo, 'Winter, 4 of 4');
        await expect(button(demo, 'Next season')).toBeDisabled();
        await expect(demo.locator('.MuiMobileStepper-dot').nth(3)).toHaveClass(/dotActive/);
      },
    ],
    [
      'StyledStepper',
      'lines of completed steps',
      (demo) =>
        inEachStyling(demo, async () => {
          const line = demo.locator('.MuiStepConnector-line').first();
          await expect(line).toHaveCSS('border-top-width', '4px');
          const completed = demo.locator('.MuiStepConnector-root.Mui-completed');
          await expect(completed).toHaveCount(0);
          await press(demo, 'Next stop');
          await expect(completed).toHaveCount(1);
        }),
    ],
  ]);
});
