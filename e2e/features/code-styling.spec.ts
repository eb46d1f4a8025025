import { changesAfterPaint, paintBeforeScripts, watchAfterPaint } from '../fixtures/after-paint';
import { demoNamed, runAllDemos, shownCode } from '../fixtures/demos';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import { ORIGIN } from '../fixtures/origin';
import {
  choose,
  CODE_OF,
  expectCode,
  expectStyling,
  menuButton,
  STYLED_PAGE,
  stylingCookie,
} from '../fixtures/styled-demos';
import { expect, test } from '../fixtures/test';
import { hydrated, visit, withoutHydration } from '../fixtures/visit';

const YEAR = 31_536_000;

test('a menu stands where there are siblings, with the stylings that there are', async ({
  page,
}) => {
  await visit(page, STYLED_PAGE);
  for (const [name, stylings] of [
    ['NoticeCard', ['MUI System', 'Tailwind', 'CSS']],
    ['OpeningHours', ['MUI System', 'CSS']],
  ] as const) {
    const demo = demoNamed(page, name);
    await menuButton(demo).click();
    await expect(demo.getByRole('menuitemradio')).toHaveText([...stylings]);
    await expect(demo.getByRole('menuitemradio', { checked: true })).toHaveText('MUI System');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(demo.getByRole('menu')).toHaveCount(0);
  }
  await expect(menuButton(demoNamed(page, 'PlainNotice'))).toHaveCount(0);
  await visit(page, '/x/react-data-grid/getting-started/');
  await expect(page.getByRole('button', { name: /^Styling/ })).toHaveCount(0);
});

test('one choice for code and example of all demos, kept in a cookie', async ({ page }) => {
  await visit(page, STYLED_PAGE);
  await expectStyling(page, 'MUI System');
  expect(await stylingCookie(page), 'a default is not written').toBeUndefined();

  await choose(demoNamed(page, 'OpeningHours'), 'CSS');
  await expectStyling(page, 'CSS');
  const cookie = await stylingCookie(page);
  expect(cookie).toMatchObject({ value: 'CSS', path: '/', sameSite: 'Lax', secure: false });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(60);

  await choose(demoNamed(page, 'NoticeCard'), 'Tailwind');
  await expectStyling(page, 'Tailwind');
  await choose(demoNamed(page, 'NoticeCard'), 'MUI System');
  await expectStyling(page, 'MUI System');
  expect((await stylingCookie(page))?.value).toBe('MUI%20System');
});

test('a demo stays where the reader sees it while others above it change', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await visit(page, STYLED_PAGE);
  await runAllDemos(page);
  const button = menuButton(demoNamed(page, 'OpeningHours'));
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = (await button.boundingBox())?.y ?? 0;
  await choose(demoNamed(page, 'OpeningHours'), 'CSS');
  await expectCode(page, 'CSS');
  expect(Math.abs(((await button.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
});

test('is shared with other tabs, and holds after a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, STYLED_PAGE);
  await visit(page, STYLED_PAGE);
  await choose(demoNamed(page, 'NoticeCard'), 'Tailwind');
  await expectStyling(other, 'Tailwind');
  await choose(demoNamed(other, 'NoticeCard'), 'CSS');
  await expectStyling(page, 'CSS');
  await page.reload();
  await hydrated(page);
  await expectStyling(page, 'CSS');
});

for (const styling of ['MUI%20System', 'Tailwind', 'CSS', 'purple']) {
  test(`${styling}: in force before the first paint, nothing flashes or jumps`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'codeStyling', value: styling, url: ORIGIN }]);
    await watchAfterPaint(page);
    await watchLayoutShift(page);
    await paintBeforeScripts(page);
    await page.goto(STYLED_PAGE, { waitUntil: 'commit' });
    await hydrated(page);
    await runAllDemos(page);
    expect(await changesAfterPaint(page)).toBe('');
    await expectStill(page);
  });
}

test('a stored choice shows without hydration, junk counts as absent', async ({
  page,
  context,
}) => {
  await withoutHydration(page);
  for (const styling of ['Tailwind', 'CSS'] as const) {
    await context.addCookies([{ name: 'codeStyling', value: styling, url: ORIGIN }]);
    await page.goto(STYLED_PAGE);
    await expectCode(page, styling);
  }
  for (const value of ['tailwind', '%E0%A4%A', 'Emotion', '']) {
    await context.addCookies([{ name: 'codeStyling', value, url: ORIGIN }]);
    await page.goto(STYLED_PAGE);
    await expectCode(page, 'MUI System');
  }
});

test('a hash opens the code and chooses styling and variant', async ({ page }) => {
  const demo = demoNamed(page, 'NoticeCard');
  await visit(page, `${STYLED_PAGE}#tailwind-NoticeCard.js`);
  await expectStyling(page, 'Tailwind');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(shownCode(demo)).toContainText('export default function NoticeCard');
  await expect(shownCode(demo)).not.toContainText(': number');
  expect((await stylingCookie(page))?.value).toBe('Tailwind');

  await page.getByRole('link', { name: 'this demo in CSS' }).click();
  await expectStyling(page, 'CSS');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
  await expect(shownCode(demo)).toContainText('export default function NoticeCard');

  await page.goto('about:blank');
  await visit(page, `${STYLED_PAGE}#system-NoticeCard.tsx`);
  await expectStyling(page, 'MUI System');
  expect((await stylingCookie(page))?.value).toBe('MUI%20System');

  // A demo that lacks the styling is found and opened all the same.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1000, height: 400 });
  await visit(page, `${STYLED_PAGE}#tailwind-OpeningHours.tsx`);
  await expectCode(page, 'Tailwind');
  await expect(demoNamed(page, 'OpeningHours')).toBeInViewport();

  await withoutHydration(page);
  await page.goto('about:blank');
  await page.goto(`${STYLED_PAGE}#css-NoticeCard.tsx`);
  await expectCode(page, 'CSS');
});

test('the menu by keyboard', async ({ page }) => {
  await visit(page, STYLED_PAGE);
  const demo = demoNamed(page, 'NoticeCard');
  await expect(demo.locator('[data-demo-stage="ready"]')).toBeVisible();
  const button = menuButton(demo);
  const item = (name: string) => demo.getByRole('menuitemradio', { name });
  await demo.getByRole('button', { name: 'JS', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('menu', { name: 'Styling' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(item('MUI System')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('CSS')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('t');
  await expect(item('Tailwind')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expectStyling(page, 'MUI System');

  await button.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(button).toBeFocused();
  await expectStyling(page, 'Tailwind');

  // Tab leaves menu and toolbar for the code.
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item('Tailwind')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('menu')).toHaveCount(0);
  await expect(demo.locator('pre').filter({ visible: true })).toBeFocused();
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the styling that is shown', { tag: '@full' }, async ({ page }) => {
    await visit(page, STYLED_PAGE);
    const demo = demoNamed(page, 'NoticeCard');
    for (const styling of ['Tailwind', 'CSS', 'MUI System'] as const) {
      await choose(demo, styling);
      await expect(demo.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
      await demo.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('export default function NoticeCard');
      expect(copied).toContain(CODE_OF[styling].split(' ')[0]);
      await demo.getByRole('button', { name: 'Show full code' }).click();
      await expect(shownCode(demo)).toHaveText(copied, { useInnerText: false });
      await demo.getByRole('button', { name: 'Show less code' }).click();
      await expect(demo.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    }
  });
});

test('code that is open changes to the whole source of the next styling', async ({ page }) => {
  await visit(page, STYLED_PAGE);
  const demo = demoNamed(page, 'NoticeCard');
  await demo.getByRole('button', { name: 'Show full code' }).click();
  await expect(shownCode(demo)).toContainText("from '@mui/material/Box'");
  await choose(demo, 'CSS');
  await expect(shownCode(demo)).toContainText('<style>{styles}</style>');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every demo shows the code of its first styling', async ({ page }) => {
    await page.goto(STYLED_PAGE);
    await expect(shownCode(demoNamed(page, 'NoticeCard'))).toHaveCount(1);
    await expect(shownCode(demoNamed(page, 'NoticeCard'))).toContainText(CODE_OF['MUI System']);
    await expect(shownCode(demoNamed(page, 'OpeningHours'))).toContainText('<Box');
    await expect(
      page.getByRole('link', { name: 'Full source of this demo' }).first(),
    ).toBeVisible();
  });
});
