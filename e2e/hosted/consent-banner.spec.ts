import { answer, banner, idle, test } from '../fixtures/analytics-tag';
import { accessibilityFindings } from '../fixtures/axe';
import { interfaceText } from '../fixtures/interface-texts';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import { expect } from '../fixtures/test';
import { sidewaysScroll, visit } from '../fixtures/visit';

const PAGE = '/x/introduction/';

test.describe('the banner', () => {
  for (const [title, width, height] of [
    ['on a phone', 360, 640],
    ['on a desk', 1440, 900],
    ['where the page is shorter than the window', 1440, 3000],
  ] as const) {
    test(`moves nothing and can be scrolled past ${title}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchLayoutShift(page);
      await visit(page, PAGE);
      await expect(banner(page)).toBeVisible();
      await idle(page);
      await expectStill(page);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const edge = await banner(page).boundingBox();
      const footer = await page.getByRole('contentinfo').boundingBox();
      if (!edge || !footer) throw new Error('The banner or the footer is not shown');
      expect(footer.y + footer.height).toBeLessThanOrEqual(edge.y);
    });
  }

  test('asks first of all, gives both answers equal weight, and keyboard focus clears it', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await expect(banner(page)).toBeVisible();
    const [decline, agree] = [answer(page, 'Decline'), answer(page, 'Accept')];
    const look = (element: Element) => {
      const { color, backgroundColor, fontSize, fontWeight, border } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, fontSize, fontWeight, border, width, height };
    };
    expect(await decline.evaluate(look)).toEqual(await agree.evaluate(look));
    await page.keyboard.press('Tab');
    await expect(decline).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(agree).toBeFocused();
    const next = page.locator('.pagination-nav__link').last();
    await next.focus();
    const [link, edge] = [await next.boundingBox(), await banner(page).boundingBox()];
    expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    await decline.focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility findings when ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await visit(page, PAGE);
      await expect(banner(page)).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  }

  test('speaks the language of the page', async ({ page }) => {
    await visit(page, `/zh${PAGE}`);
    await expect(banner(page, 'zh')).toBeVisible();
  });

  test('is neither printed nor in the static HTML', async ({ page }) => {
    await visit(page, PAGE);
    const html = await page.evaluate(async () => (await fetch('')).text());
    expect(html).toContain('<h1');
    expect(html).not.toContain(interfaceText('en', 'consent.question'));
    await expect(banner(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
  });
});
