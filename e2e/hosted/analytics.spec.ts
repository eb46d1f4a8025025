import type { Page } from '@playwright/test';
import { HOSTED } from '../../scripts/hosted-site.mjs';
import { AnalyticsTag, idle, test, visitAgreed } from '../fixtures/analytics-tag';
import { expect } from '../fixtures/test';
import { expectSameDocument, markDocument } from '../fixtures/visit';

const GRID = '/x/react-data-grid/getting-started/';
const ORIGIN = `https://${HOSTED.host}`;

function sidebarLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });
}

test.describe('pages', () => {
  test('the tag is told of itself, the reader and the page, in this order', async ({
    page,
    tag,
  }) => {
    await visitAgreed(page, GRID);
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    expect(tag.requests).toEqual([AnalyticsTag.address]);
    expect(tag.kinds()).toEqual([
      'consent default',
      'js',
      `config ${HOSTED.measurementId}`,
      'set user_properties',
      'event page_view',
    ]);
    expect(tag.commands[2]?.[2]).toEqual({ send_page_view: false });
    expect(tag.commands[0]?.[2]).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
    });
    const product = await page.evaluate(() =>
      ['mui:productId', 'mui:productCategoryId'].map(
        (name) =>
          document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined,
      ),
    );
    expect(tag.events('page_view')[0]).toEqual({
      page_title: await page.title(),
      page_location: `${ORIGIN}${GRID}`,
      ...(product[0] && { productId: product[0] }),
      ...(product[1] && { productCategoryId: product[1] }),
    });
  });

  test('the tag is asked for only after the page has loaded', async ({ page, tag }) => {
    let letLoad: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      letLoad = done;
    });
    await page.route('**/img/logo.svg', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => localStorage.setItem('docs.consent', 'granted'));
    await page.goto(GRID, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await idle(page);
    expect(tag.requests).toEqual([]);
    letLoad();
    await expect.poll(() => tag.requests).toEqual([AnalyticsTag.address]);
  });

  test(
    'a page is sent once, with its own title, however late it comes',
    { tag: '@full' },
    async ({ page, tag }) => {
      await visitAgreed(page, GRID);
      await expect.poll(() => tag.events('page_view')).toHaveLength(1);
      await markDocument(page);
      // The next page's own files are slow.
      await page.route('**/assets/js/*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Charts', exact: true })
        .click();
      await expect.poll(() => tag.events('page_view')).toHaveLength(2);
      expect(tag.events('page_view')[1]).toMatchObject({
        page_title: await page.title(),
        page_location: `${ORIGIN}/x/react-charts/`,
      });
      expect(await page.title()).toMatch(/charts/i);
      await page.goBack();
      await expect.poll(() => tag.events('page_view')).toHaveLength(3);
      expect(tag.events('page_view')[2]).toEqual(tag.events('page_view')[0]);
      await expectSameDocument(page);
    },
  );

  test('another hash or query of the page is not another page', async ({ page, tag }) => {
    await visitAgreed(page, GRID);
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    await page.locator('.table-of-contents__link').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/#/);
    await idle(page);
    await idle(page);
    expect(tag.events('page_view')).toHaveLength(1);
  });

  test('a page has one address in all languages', async ({ page, tag }) => {
    await visitAgreed(page, `/zh${GRID}`);
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    expect(tag.events('page_view')[0]).toMatchObject({
      page_title: await page.title(),
      page_location: `${ORIGIN}${GRID}`,
    });
    expect(tag.userProperties()).toMatchObject({ userLanguage: 'zh' });
  });
});

test('user properties follow what the reader chooses', async ({ page, tag }) => {
  await visitAgreed(page, '/x/api/data-grid/data-grid-premium/');
  await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  const layout = await page.locator('html').getAttribute('data-api-props');
  expect(tag.userProperties()).toMatchObject({
    userLanguage: 'en',
    codeVariant: 'TS',
    colorScheme: 'system',
    colorSchemeOS: 'light',
    devicePixelRatio: 1,
    apiPage_props: layout,
    apiPage_slots: layout,
    apiPage_classes: layout,
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => tag.userProperties()).toMatchObject({ colorSchemeOS: 'dark' });
  await page.getByRole('button', { name: /^Color mode: system/ }).click();
  await expect.poll(() => tag.userProperties()).toMatchObject({ colorScheme: 'light' });
  for (const name of ['Table', 'Collapsed']) {
    await page
      .locator('[data-api-section="slots"]')
      .getByRole('button', { name, exact: true })
      .click();
  }
  await expect.poll(() => tag.userProperties()).toMatchObject({ apiPage_slots: 'collapsed' });
  const cdp = await page.context().newCDPSession(page);
  // Chromium notifies pages of an emulated screen when their width changes with it.
  for (const ratio of [2, 1.5]) {
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      width: 1500 / ratio,
      height: 900,
      deviceScaleFactor: ratio,
      mobile: false,
    });
    await expect.poll(() => tag.userProperties()).toMatchObject({ devicePixelRatio: ratio });
  }
  const said = tag.commands.length;
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await idle(page);
  expect(tag.commands, 'what is as before is not said again').toHaveLength(said);
});

test.describe('web vitals', () => {
  test('of the few sessions that are drawn', async ({ page, tag }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.0001;
    });
    await visitAgreed(page, '/x/introduction/');
    await expect.poll(() => tag.events('TTFB')).toHaveLength(1);
    await expect.poll(() => tag.events('FCP')).toHaveLength(1);
    expect(tag.events('FCP')[0]).toMatchObject({
      metric_value: expect.any(Number),
      metric_id: expect.stringMatching(/^v\d/),
    });
    // Another page of the session, whatever would be drawn now.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.reload();
    await expect.poll(() => tag.events('FCP')).toHaveLength(2);
  });

  test('of no other session', async ({ page, tag }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.00011;
    });
    await visitAgreed(page, '/x/introduction/');
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.reload();
    await expect.poll(() => tag.events('page_view')).toHaveLength(2);
    await idle(page);
    expect(tag.events('FCP')).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('docs.webVitals'))).toBe('left out');
  });
});

test.describe('a tag that does not come', () => {
  for (const [title, answer] of [
    ['as it is blocked', 'abort'],
    ['as its host has an error', 'fault'],
    ['as its host never answers', 'silence'],
  ] as const) {
    test(title, async ({ page, printed }) => {
      // A message of the browser, not of this site.
      printed.provoke(/^error: Failed to load resource: /);
      let asked = false;
      await page.route('https://www.googletagmanager.com/**', (route) => {
        asked = true;
        if (answer === 'abort') return route.abort('blockedbyclient');
        if (answer === 'fault') return route.fulfill({ status: 503, body: '' });
        return undefined;
      });
      await visitAgreed(page, GRID);
      await expect.poll(() => asked).toBe(true);
      const demo = page.locator('[data-demo]').first();
      await expect(demo.locator('[data-demo-stage]')).toHaveAttribute('data-demo-stage', 'ready');
      await demo.getByRole('button', { name: 'JS', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
      await sidebarLink(page, 'Overview').click();
      await expect(page).toHaveURL('/x/react-data-grid/');
    });
  }
});
