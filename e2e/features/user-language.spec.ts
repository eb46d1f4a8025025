import type { Page, Request } from '@playwright/test';
import { BUILT_VERSIONS, isBuilt, pagesOfEachKind } from '../fixtures/built-versions';
import { expect, test } from '../fixtures/test';
import { followLink, hydrated, visit } from '../fixtures/visit';

const GETTING_STARTED = '/x/react-data-grid/getting-started/';

/** Addresses of the documents that are requested from now on. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

for (const [asked, address, lang] of [
  [`/zh${GETTING_STARTED}?a=1&userLanguage=pt#size`, `/pt${GETTING_STARTED}?a=1#size`, 'pt-BR'],
  [`${GETTING_STARTED}?userLanguage=zh&q=a+b%20c`, `/zh${GETTING_STARTED}?q=a+b%20c`, 'zh-CN'],
  [`/pt${GETTING_STARTED}?userLanguage=en#size`, `${GETTING_STARTED}#size`, 'en'],
  ['/zh/x/introduction/?userLanguage=klingon', '/x/introduction/', 'en'],
  ['/?userLanguage=zh', '/zh/', 'zh-CN'],
  ['/zh/?userLanguage=en&a=1', '/?a=1', 'en'],
  ['/x/?userLanguage=zh#families', '/zh/x/introduction/#families', 'zh-CN'],
  ['/zh/x/api/charts/bar-chart/?userLanguage=pt', '/pt/x/api/charts/bar-chart/', 'pt-BR'],
  ['/playground/elements/?userLanguage=zh', '/zh/playground/elements/', 'zh-CN'],
] as const) {
  test(`${asked} leads to ${address}`, async ({ page }) => {
    await page.goto(asked);
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}

for (const version of BUILT_VERSIONS) {
  const lacked = ['zh', 'pt'].find((language) => !version.languages.includes(language));
  if (lacked === undefined || !isBuilt(version.path, 'en')) continue;

  test(`pages of ${version.label} stay in English, as it is not in ${lacked}`, async ({ page }) => {
    const [address = ''] = pagesOfEachKind(version, 'en');
    await page.goto(`${address}?userLanguage=${lacked}&a=1#part`);
    await expect(page).toHaveURL(`${address}?a=1#part`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await followLink(page, `${address}?userLanguage=${lacked}&a=2`);
    await expect(page).toHaveURL(`${address}?a=2`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page that there is not leads on too', async ({ page, printed }) => {
  printed.provoke('the server responded with a status of 404');
  for (const [asked, address, lang] of [
    ['/x/nowhere/?userLanguage=zh#a', '/zh/x/nowhere/#a', 'zh-CN'],
    ['/zh/x/next/react-charts/?userLanguage=en', '/x/next/react-charts/', 'en'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('the blog has one language, whatever is asked for', async ({ page, printed }) => {
  printed.provoke('the server responded with a status of 404');
  const documents = watchDocuments(page);
  await page.goto('/blog/news/?userLanguage=zh');
  await hydrated(page);
  await expect(page).toHaveURL('/blog/news/?userLanguage=zh');
  expect(documents).toEqual(['/blog/news/']);
});

test('nothing of the page that is left shows', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.search.includes('userLanguage')) return;
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ name }) => sessionStorage.setItem(name, 'painted')),
    ).observe({ type: 'paint', buffered: true });
    sessionStorage.setItem('watched', 'yes');
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading) sessionStorage.setItem('heading', getComputedStyle(heading).visibility);
      requestAnimationFrame(look);
    };
    look();
  });
  // The other page loads slowly, while this one is displayed already.
  await page.route('**/zh/x/introduction/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/x/introduction/?userLanguage=zh', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/zh/x/introduction/', { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Chromium stops parsing once it is redirected; a heading that is parsed already is hidden.
  const { heading = 'hidden', ...seen } = await page.evaluate(() => ({ ...sessionStorage }));
  expect({ ...seen, heading }).toEqual({ heading: 'hidden', watched: 'yes' });
});

test('the page that is left is not in the way back', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/x/react-charts/');
  await page.goto('/x/introduction/?userLanguage=zh');
  await expect(page).toHaveURL('/zh/x/introduction/');
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/x/react-charts/');
});

test('a page in the language already is not loaded again', async ({ page }) => {
  const documents = watchDocuments(page);
  await visit(page, `/zh${GETTING_STARTED}?userLanguage=zh&a=1#size`);
  await expect(page).toHaveURL(`/zh${GETTING_STARTED}?a=1#size`);
  await expect(page.locator('#size')).toBeInViewport();
  await expect(page.locator('nav.navbar a[lang="pt-BR"]')).toHaveAttribute(
    'href',
    `/pt${GETTING_STARTED}?a=1#size`,
  );
  expect(documents).toEqual([`/zh${GETTING_STARTED}`]);
});

test('a link inside the site leads to the language too', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/x/introduction/');
  await followLink(page, `${GETTING_STARTED}?userLanguage=zh&a=1#size`);
  await expect(page).toHaveURL(`/zh${GETTING_STARTED}?a=1#size`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('#size')).toBeInViewport();
  await followLink(page, '/zh/x/introduction/?userLanguage=zh');
  await expect(page).toHaveURL('/zh/x/introduction/');
});

test('without the parameter the address decides, whatever the browser prefers', async ({
  browser,
  printed,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  printed.watch(context);
  const page = await context.newPage();
  for (const address of ['/x/introduction/', '/pt/x/introduction/?a=1']) {
    await visit(page, address);
    await expect(page).toHaveURL(address);
  }
  await context.close();
});
