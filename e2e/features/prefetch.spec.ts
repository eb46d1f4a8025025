import type { Page, Request } from '@playwright/test';
import { formatAddress } from '../../model/addresses/format';
import { DOCS_SECTION } from '../../model/addresses/parse';
import { BUILT_VERSIONS, isBuilt } from '../fixtures/built-versions';
import { watchViolations } from '../fixtures/policy-violations';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

const isFile = (pathname: string) => /\.(?:js|css)$/.test(pathname);

const isPrefetch = (request: Request) =>
  request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;

/** What the browser requests in advance from now on. */
function watchPrefetches(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (isPrefetch(request)) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

for (const { label, path } of BUILT_VERSIONS.filter((version) => version.path !== '')) {
  if (!isBuilt(path, 'en')) continue;

  test(`the page behind the banner of ${label} is loaded in advance`, async ({ context, page }) => {
    const violations = await watchViolations(context);
    await visit(
      page,
      formatAddress({ section: DOCS_SECTION, version: path, rest: 'introduction/installation' }),
    );
    const prefetches = watchPrefetches(page);
    await page.locator('.theme-doc-version-banner').getByRole('link').hover();
    // Of pages of the same version, only files are requested.
    await expect
      .poll(() => prefetches.filter((pathname) => !isFile(pathname)))
      .toEqual(['/x/introduction/installation/']);
    expect(violations).toEqual([]);
  });
}

/** Milliseconds after which linked pages would be prefetched, even if the page were never idle. */
const IDLE = 4000;

test('files of linked pages are prefetched after the first demo of the page', async ({ page }) => {
  const scripts = () => prefetches.filter((pathname) => pathname.endsWith('.js'));
  let letPass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letPass = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    if (isPrefetch(route.request())) return route.fallback();
    const response = await route.fetch();
    if ((await response.text()).includes('label:"Pick-up day"')) await held;
    return route.fulfill({ response });
  });
  const prefetches = watchPrefetches(page);
  // The document is loaded when this script is.
  await page.goto('/x/react-date-pickers/date-picker/', { waitUntil: 'commit' });
  await hydrated(page);
  await page.waitForTimeout(IDLE);
  expect(scripts()).toEqual([]);
  letPass();
  await expect(page.locator('[data-demo-stage]').first()).toHaveAttribute(
    'data-demo-stage',
    'ready',
  );
  await expect.poll(() => scripts().length).toBeGreaterThan(0);
});
