import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { followLink, store, visit } from '../fixtures/visit';

const GUIDE = '/x/introduction/installation/';
const REFERENCE = '/x/api/data-grid/data-grid/';

/** Names of the style sheets that the page requests from now on, without their hash. */
function watchSheets(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/css\/(\w+)\.[\da-f]+\.css$/.exec(new URL(request.url()).pathname)?.[1];
    if (name && request.resourceType() === 'stylesheet') names.push(name);
  });
  return names;
}

for (const [path, expected] of [
  [GUIDE, ['styles']],
  ['/x/react-data-grid/sorting/', ['styles']],
  [REFERENCE, ['reference', 'styles']],
  ['/', ['pages', 'styles']],
] as const) {
  test(`${path} loads each of its style sheets once`, async ({ page }) => {
    const sheets = watchSheets(page);
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(sheets.sort()).toEqual(expected);
  });
}

test('a page of the reference that a link leads to is styled from the start', async ({ page }) => {
  // The layout would be drawn by lot.
  await store(page, { apiPage_default: 'expanded' });
  const early = page.waitForRequest(/\/css\/reference\.\w+\.css$/);
  await visit(page, GUIDE);
  expect((await (await early).allHeaders())['sec-purpose']).toBe('prefetch');
  await page.evaluate(() => {
    const displays: string[] = [];
    const watcher = new MutationObserver(() => {
      const member = document.querySelector('main li:has(> h3)');
      if (member) displays.push(getComputedStyle(member).display);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { displays });
  });
  await followLink(page, REFERENCE);
  await expect(page.locator('main li:has(> h3)').first()).toBeVisible();
  const displays = await page.evaluate(() => Reflect.get(window, 'displays') as string[]);
  expect([...new Set(displays)]).toEqual(['flex']);
});
