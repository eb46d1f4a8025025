import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAddress } from '../../model/addresses/parse';
import { COMPARE_PATH, PROJECT_PATH } from '../../model/member-history/addresses';
import { QUALITY_PATH } from '../../model/quality/address';
import { TRANSLATIONS_PATH } from '../../model/translations/addresses';
import { BUILD, filesBelow, readBuilt } from '../../e2e/fixtures/built-files';
import { readSource } from '../../e2e/fixtures/page-sources';
import { API_PAGES, DOC_PAGES, pagesToTest } from '../../e2e/fixtures/site-pages';
import { isUnused, isUnusedProperty } from '../../plugins/look/small-infima/unused-classes.cjs';
import { expect, test } from '@playwright/test';

test('styles are in cascade layers that no one has polyfilled', () => {
  const styles = filesBelow('assets/css', '.css').map(readBuilt).join('\n');
  expect(styles).toContain('@layer docusaurus.infima');
  expect(styles).not.toContain(':not(#\\#)');
});

test('no page has a class whose styles are left out', () => {
  const lists = filesBelow('', '.html').flatMap((file) =>
    [...readBuilt(file).matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    ),
  );
  const names = new Set([...new Set(lists)].flatMap((list) => list.split(/\s+/)));
  expect([...names].filter(isUnused)).toEqual([]);
});

test('no script has a class whose styles are left out', () => {
  const unused = filesBelow('assets', '.js').flatMap((file) =>
    [...readBuilt(file).matchAll(/["'` ]([a-z]+(?:--|__)[\w-]+)(?=["'` ])/g)]
      .map(([, name = '']) => name)
      .filter(isUnused)
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('nothing reads a property of Infima that is left out', () => {
  const files = [...filesBelow('assets', '.css'), ...filesBelow('assets', '.js')];
  const read = [...files, ...filesBelow('', '.html')].flatMap((file) => {
    const pattern = file.endsWith('.css') ? /var\(\s*(--ifm-[\w-]+)/g : /(--ifm-[\w-]+)/g;
    return [...readBuilt(file).matchAll(pattern)].map(([, name = '']) => name);
  });
  expect([...new Set(read)].filter(isUnusedProperty)).toEqual([]);
});

test('no letter is torn apart', () => {
  const torn = filesBelow('', '.html').filter((file) => /[\0\uFFFD]/.test(readBuilt(file)));
  expect(torn).toEqual([]);
});

test('no file names the folder in which it was built', () => {
  const root = path.resolve('.');
  const traces = [`${root}${path.sep}`, `"${root}"`].map((text) => Buffer.from(text));
  const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const telling = files.filter((file) => {
    const content = readFileSync(file);
    return traces.some((trace) => content.includes(trace));
  });
  expect(telling).toEqual([]);
});

test('one variable font, small, preloaded by every page', () => {
  const fonts = filesBelow('assets/fonts', '.woff2');
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toMatch(/ibm-plex-sans-latin-wght-normal-\w+\.woff2$/);
  expect(statSync(path.join(BUILD, fonts[0] ?? '')).size).toBeLessThan(60_000);
  for (const page of [
    'index.html',
    '404.html',
    ...DOC_PAGES.map((path) => `${path.slice(1)}index.html`),
  ]) {
    expect(readBuilt(page), page).toMatch(/<link[^>]* rel="?preload"?[^>]*\.woff2/);
  }
});

test('the data of the reference is served beside its pages, in every language', async ({
  request,
}) => {
  for (const prefix of ['', '/zh', '/pt']) {
    for (const file of ['data-grid/data-grid-premium', 'data-grid/index', 'names', 'page.schema']) {
      const address = `${prefix}/x/api/${file}.json`;
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type'], address).toContain('application/json');
    }
  }
});

test('the page of a component with 160 props is small', () => {
  const html = readBuilt('x/api/data-grid/data-grid-premium/index.html');
  expect(gzipSync(html).length).toBeLessThan(60_000);
});

test('pages of the navigation and files of the build are the same', () => {
  const redirects = JSON.parse(readBuilt('redirects.json')) as Record<string, string>;
  // Redirects, and the page that the worker shows for pages that are not available offline.
  const outsideNavigation = new Set([
    ...Object.keys(redirects),
    '/x/offline/',
    COMPARE_PATH,
    PROJECT_PATH,
    TRANSLATIONS_PATH,
    QUALITY_PATH,
  ]);
  const built = filesBelow('x', 'index.html').map((file) => `/${file.replace(/index\.html$/, '')}`);
  const documented = built.filter((page) => parseAddress(page).version === '');
  expect(documented.filter((page) => !outsideNavigation.has(page)).sort()).toEqual(
    [...DOC_PAGES, ...API_PAGES].sort(),
  );
});

test('hashed files are kept for ever, pages are asked for again', async ({ request }) => {
  const html = await (await request.get('/x/introduction/')).text();
  const hashed = [...html.matchAll(/(?:href|src)="?(\/assets\/[^\s">]+)/g)].map(([, url]) => url);
  expect(hashed.length).toBeGreaterThan(3);
  for (const address of [...hashed, `/${filesBelow('assets/demos', '.txt')[0]}`]) {
    const response = await request.get(address ?? '');
    expect(response.status(), address).toBe(200);
    expect(response.headers()['cache-control'], address).toBe(
      'public, max-age=31536000, immutable',
    );
  }
  for (const address of ['/', '/x/introduction/', '/404.html', '/nowhere/', '/img/logo.svg']) {
    const { 'cache-control': cache } = (await request.get(address)).headers();
    expect(cache, address).not.toContain('immutable');
  }
  expect((await request.get('/x/introduction/')).headers()['cache-control']).toBe('no-cache');
});

test('text is compressed, addresses without their slash lead on', async ({ request }) => {
  for (const address of ['/x/introduction/', `/${filesBelow('assets/css', '.css')[0]}`]) {
    const { headers } = { headers: (await request.get(address)).headers() };
    expect(headers['content-encoding'], address).toMatch(/^(gzip|br)$/);
    expect(headers.vary, address).toMatch(/accept-encoding/i);
  }
  const redirect = await request.get('/x/introduction?a=1', { maxRedirects: 0 });
  expect(redirect.status()).toBe(301);
  expect(redirect.headers().location).toBe('/x/introduction/?a=1');
});

test('pieces of the index are kept for ever, what leads to them is asked for again', async ({
  request,
}) => {
  const [piece = ''] = filesBelow('pagefind/fragment', '.pf_fragment');
  const headers = async (file: string) => (await request.get(`/${file}`)).headers();
  const { 'cache-control': kept, 'content-type': type } = await headers(piece);
  expect(kept).toContain('immutable');
  expect(type).toBe('application/octet-stream');
  for (const file of ['pagefind/pagefind-entry.json', 'pagefind/names/all-keys.json']) {
    expect((await headers(file))['cache-control'], file).toBe('no-cache');
  }
});

test('the static HTML of the reference shows everything expanded', async ({ request }) => {
  const html = await (await request.get('/x/api/data-grid/data-grid-premium/')).text();
  expect(html.match(/data-api-display="?\w+/g)).toHaveLength(3);
  expect(html.match(/data-api-display="?expanded/g)).toHaveLength(3);
});

/** The demos in the HTML of a page, each with the HTML up to the next one. */
function demosIn(html: string): { name: string; part: string }[] {
  return html
    .split('data-demo=')
    .slice(1)
    .map((part) => ({ name: /^"?(\w+)/.exec(part)?.[1] ?? '', part }));
}

for (const page of pagesToTest(DOC_PAGES)) {
  test(`${page} has its demos in the static HTML`, async ({ request }) => {
    const html = readBuilt(`${page.slice(1)}index.html`);
    const source = readSource(page);
    const written = [...source.matchAll(/<Demo\s+src="\.\/(\w+)\.tsx"/g)].map(([, name]) => name);
    const demos = demosIn(html);
    expect(demos.map(({ name }) => name)).toEqual(written);
    for (const { name, part } of demos) {
      expect(part, `${name}: height of the skeleton`).toMatch(/--demo-height-md:\s*\d+px/);
      expect(part, `${name}: waiting`).toMatch(/data-demo-stage="?waiting/);
      expect(part, `${name}: code`).toMatch(/<pre[^>]*>/);
      const address = /assets\/demos\/\w+-\w+\.tsx\.txt/.exec(part)?.[0];
      const whole = address ? await (await request.get(`/${address}`)).text() : part;
      expect(whole, `${name}: full source`).toContain('export default');
    }
  });
}
