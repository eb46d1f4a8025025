import type { Page } from '@playwright/test';
import { demoNamed, demoNames, shownCode } from '../fixtures/demos';
import { ORIGIN } from '../fixtures/origin';
import { expect, test } from '../fixtures/test';
import { markDocument, expectSameDocument, visit, withoutHydration } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';
const YEAR = 31_536_000;

/** Demos and fences of a page all show one variant; code that has none stays. */
async function expectVariant(page: Page, variant: 'TS' | 'JS'): Promise<void> {
  const other = variant === 'TS' ? 'JS' : 'TS';
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', variant);
  await expect(page.locator(`pre[data-variant="${variant}"]`).first()).toBeAttached();
  await expect(page.locator(`pre[data-variant="${other}"]`).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(
    page.locator(`pre[data-variant="${variant}"]`).filter({ visible: false }),
    `blocks that show no ${variant}`,
  ).toHaveCount(0);
}

async function expectPressed(page: Page, variant: 'TS' | 'JS'): Promise<void> {
  const buttons = page.getByRole('button', { name: variant, exact: true });
  const states = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-pressed')),
  );
  expect(states.length).toBeGreaterThan(3);
  expect(new Set(states)).toEqual(new Set(['true']));
}

async function variantCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'codeVariant');
}

async function choose(page: Page, variant: 'TS' | 'JS'): Promise<void> {
  await page.getByRole('button', { name: variant, exact: true }).first().click();
}

test('one choice for all demos and fences, kept in a cookie', async ({ page }) => {
  await visit(page, GRID_PAGE);
  await expectVariant(page, 'TS');
  await expectPressed(page, 'TS');
  expect(await variantCookie(page), 'a default is not written').toBeUndefined();

  await expect(page.locator('pre[data-variant="JS"]'), 'not in the document').toHaveCount(0);

  await choose(page, 'JS');
  await expectVariant(page, 'JS');
  await expectPressed(page, 'JS');
  await expect(page.locator('pre[data-variant="TS"]'), 'not in the document').toHaveCount(0);
  const cookie = await variantCookie(page);
  expect(cookie).toMatchObject({
    value: 'JS',
    path: '/',
    domain: 'localhost',
    sameSite: 'Lax',
    secure: false,
    httpOnly: false,
  });
  const life = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(life - YEAR)).toBeLessThan(60);

  await choose(page, 'TS');
  await expectVariant(page, 'TS');
  expect((await variantCookie(page))?.value, 'a choice of the default is a choice').toBe('TS');
});

test(
  'holds on the next page, after a reload, and before any script has run',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, GRID_PAGE);
    await markDocument(page);
    await choose(page, 'JS');
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await expect(page).toHaveURL('/x/react-data-grid/');
    await expectVariant(page, 'JS');
    await expectSameDocument(page);
    await visit(page, GRID_PAGE);
    await expectVariant(page, 'JS');
    await expectPressed(page, 'JS');

    await withoutHydration(page);
    await page.goto(GRID_PAGE);
    await expectVariant(page, 'JS');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  },
);

test('is shared with other tabs', { tag: '@full' }, async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, '/playground/elements/');
  await visit(page, GRID_PAGE);
  await choose(page, 'JS');
  await expectVariant(other, 'JS');
  await choose(other, 'TS');
  await expectVariant(page, 'TS');
  await expectPressed(page, 'TS');
});

test('a hash with an ending opens the code and chooses', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  const [first = '', second = ''] = await demoNames(page);

  await page.goto('about:blank');
  await visit(page, `${GRID_PAGE}#${second}.js`);
  await expectVariant(page, 'JS');
  await expect(shownCode(demoNamed(page, second))).toContainText(
    `export default function ${second}`,
  );
  await expect(demoNamed(page, second).locator('[data-demo-stage]')).toBeInViewport();
  expect((await variantCookie(page))?.value).toBe('JS');

  // Inside the page, as by a link in the text.
  await page.evaluate((name) => {
    window.location.hash = `${name}.tsx`;
  }, first);
  await expectVariant(page, 'TS');
  await expect(shownCode(demoNamed(page, first))).toContainText(`export default function ${first}`);
  expect((await variantCookie(page))?.value).toBe('TS');

  await page.goto('about:blank');
  await visit(page, `${GRID_PAGE}#${second}`);
  await expectVariant(page, 'TS');
});

test(
  'a hash chooses before the first paint, and other hashes choose nothing',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, GRID_PAGE);
    const [first = ''] = await demoNames(page);
    await withoutHydration(page);
    await page.goto('about:blank');
    await page.goto(`${GRID_PAGE}#${first}.js`);
    await expectVariant(page, 'JS');
    await page.goto('about:blank');
    await page.goto(`${GRID_PAGE}#${first}.jsx`);
    await expectVariant(page, 'TS');
  },
);

test('junk in the cookie counts as absent', { tag: '@full' }, async ({ page, context }) => {
  for (const value of ['%E0%A4%A', 'js', 'PURPLE', '%22JS%22', '']) {
    await context.addCookies([{ name: 'codeVariant', value, url: ORIGIN }]);
    await visit(page, GRID_PAGE);
    await expectVariant(page, 'TS');
    await expectPressed(page, 'TS');
  }
  await choose(page, 'JS');
  await expectVariant(page, 'JS');
  expect((await variantCookie(page))?.value).toBe('JS');
});

test('JavaScript is formatted, has no types, and keeps comments and blank lines', async ({
  page,
}) => {
  await visit(page, '/playground/elements/');
  const block = page
    .getByRole('region', { name: 'light' })
    .locator('[data-code-block]')
    .filter({ hasText: 'src/App.tsx' });
  await expect(block.getByText('TSX', { exact: true })).toBeVisible();
  await expect(shownCode(block)).toContainText('count?: number');
  await block.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(block.getByText('JSX', { exact: true })).toBeVisible();
  await expect(block.getByText('TSX', { exact: true })).toBeHidden();
  const text = (await shownCode(block).textContent()) ?? '';
  expect(text).toBe(
    [
      "import * as React from 'react';",
      '',
      '// A comment that stays',
      "export default function App({ name = 'you', count = 3 }) {",
      '  return (',
      '    <p className="hello">',
      '      Hello {name}, {count} times, and a line that is long enough to need the',
      '      button for wrapping',
      '    </p>',
      '  );',
      '}',
      '',
    ].join('\n'),
  );
});
