import type { Page } from '@playwright/test';
import { formatAddress } from '../../model/addresses/format';
import { DOCS_SECTION } from '../../model/addresses/parse';
import { BUILT_VERSIONS, isBuilt } from '../fixtures/built-versions';
import { watchViolations } from '../fixtures/policy-violations';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

/** Pages that the browser requests in advance from now on; of pages of one version only files are. */
function watchPrefetches(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const isPrefetch = request.headers()['sec-purpose']?.startsWith('prefetch');
    const { pathname } = new URL(request.url());
    if (isPrefetch && !/\.(?:js|css)$/.test(pathname)) addresses.push(pathname);
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
    await expect.poll(() => prefetches).toEqual(['/x/introduction/installation/']);
    expect(violations).toEqual([]);
  });
}
