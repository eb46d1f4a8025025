import { HEADING_FONT_CSS } from '../../model/design-tokens';
import { expect, test } from '../fixtures/test';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import { visit } from '../fixtures/visit';

const FONT_SERVICE = `${new URL(HEADING_FONT_CSS).origin}/**`;

test('one font file, preloaded, small, and used', async ({ page }) => {
  await visit(page, '/x/react-data-grid/getting-started/');
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('.woff2'))
      .map((entry) => ({
        name: entry.name,
        size: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.name).toContain('/assets/fonts/ibm-plex-sans-latin-wght-normal');
  expect(fonts[0]?.size).toBeGreaterThan(0);
  expect(fonts[0]?.size).toBeLessThan(60_000);
  const preload = page.locator('link[rel="preload"][as="font"]');
  await expect(preload).toHaveCount(1);
  expect(fonts[0]?.name).toContain((await preload.getAttribute('href')) ?? 'no preload');
  expect(
    await page.evaluate(() =>
      ['400 16px', '600 16px', '700 16px'].every((font) =>
        document.fonts.check(`${font} "IBM Plex Sans Variable"`),
      ),
    ),
  ).toBe(true);
  // Chromium complains of a preload that nothing used some seconds after the page was loaded.
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: 15_000 })
    .toBeGreaterThan(6_000);
});

test('the heading font is asked for once, after the page is whole', async ({ page }) => {
  const requests: string[] = [];
  await page.route(FONT_SERVICE, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/css', body: '' });
  });
  await visit(page, '/');
  await expect.poll(() => requests).toEqual([HEADING_FONT_CSS]);
  expect(HEADING_FONT_CSS).toContain('display=swap');
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain(new URL(HEADING_FONT_CSS).origin);
});

test('a font service that never answers neither blocks nor moves the page', async ({ page }) => {
  let asked = false;
  await page.route(FONT_SERVICE, () => {
    // Left without an answer on purpose.
    asked = true;
  });
  await watchLayoutShift(page);
  await visit(page, '/x/react-data-grid/getting-started/');
  await expect.poll(() => asked).toBe(true);
  const stage = page.locator('[data-demo-stage]').first();
  await expect(stage).toHaveAttribute('data-demo-stage', 'ready');
  await page.locator('[data-demo-stage]').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo-stage="ready"]').last()).toBeVisible();
  await expectStill(page);
});

test('a font service that fails changes nothing', async ({ page, printed }) => {
  printed.provoke('the server responded with a status of 503');
  await page.route(FONT_SERVICE, (route) => route.fulfill({ status: 503, body: '' }));
  await watchLayoutShift(page);
  await visit(page, '/x/introduction/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page);
});

/** Families of the packages that scripts/browser-fonts/fonts.conf names. */
const TEST_FONTS = /^(DejaVu (Sans|Serif|Sans Mono)|Arimo|ZCOOL XiaoWei)$/;

/** Families that pages name or fall back to, and scripts that systems have fonts for. */
const FAMILIES = [
  ...['sans-serif', 'serif', 'monospace', 'system-ui', 'cursive', 'fantasy', 'emoji'],
  ...['Arial', 'Helvetica', 'Liberation Mono', 'Noto Sans', 'Noto Sans CJK SC', 'Consolas'],
];
const SCRIPTS = 'Abg 日期选择器 語 かな 한국어 देवनागरी ไทย العربية עברית 👍';

// Only Linux chooses fonts through fontconfig.
if (process.platform === 'linux') {
  test('the browser of the tests sees no font of the machine', async ({ page, context }) => {
    await page.setContent(
      FAMILIES.map((name) => `<p style="font-family: ${name}">${SCRIPTS}</p>`).join(''),
    );
    const session = await context.newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'p',
    });
    expect(nodeIds).toHaveLength(FAMILIES.length);
    for (const [index, nodeId] of nodeIds.entries()) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const drawn = fonts.map(({ familyName }) => familyName);
      expect(drawn, FAMILIES[index]).toContain('ZCOOL XiaoWei');
      expect(
        drawn.filter((name) => !TEST_FONTS.test(name)),
        FAMILIES[index],
      ).toEqual([]);
    }
  });
}
