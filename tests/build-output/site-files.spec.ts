import { readBuilt } from '../../e2e/fixtures/built-files';
import {
  ENGLISH_PAGES,
  OTHER_LANGUAGES,
  isListed,
  languagesOf,
} from '../../e2e/fixtures/site-pages';
import { expect, test } from '@playwright/test';

const ORIGIN = 'https://mui.com';

/** Addresses of a sitemap, without the origin, with the day on which each page last changed. */
function readSitemap(file: string): Map<string, string> {
  const urls = [...readBuilt(file).matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => url);
  return new Map(
    urls.map((url) => [
      /<loc>(.*?)<\/loc>/.exec(url)?.[1]?.replace(ORIGIN, '') ?? '',
      /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1] ?? '',
    ]),
  );
}

test('the sitemap lists the pages that are to be found, with the day of their last change', () => {
  const sitemap = readSitemap('sitemap-pages.xml');
  expect([...sitemap.keys()].sort()).toEqual(ENGLISH_PAGES.filter(isListed).sort());
  for (const [address, day] of sitemap) {
    expect(day, address).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(day), address).toBeLessThanOrEqual(Date.now());
  }
});

for (const language of OTHER_LANGUAGES) {
  test(`the sitemap in ${language} lists what is written in it`, () => {
    const written = ENGLISH_PAGES.filter((page) => languagesOf(page).includes(language));
    expect([...readSitemap(`${language}/sitemap-pages.xml`).keys()].sort()).toEqual(
      written.map((page) => `/${language}${page}`).sort(),
    );
  });
}

test('what is not to be found says so', () => {
  for (const page of [...ENGLISH_PAGES.filter((path) => !isListed(path)), '/x/offline/']) {
    expect(readBuilt(`${page.slice(1)}index.html`), page).toMatch(
      /name="?robots"? content="?noindex/,
    );
  }
});

test('robots.txt names the list of sitemaps, and keeps nobody out', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
  const sitemaps = lines.filter((line) => line.startsWith('Sitemap: '));
  expect(sitemaps).toEqual([`Sitemap: ${ORIGIN}/sitemap.xml`]);
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address.replace(ORIGIN, ''),
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      '/sitemap-pages.xml',
      '/zh/sitemap-pages.xml',
      '/pt/sitemap-pages.xml',
    ]),
  );
  for (const address of listed) expect((await request.get(address)).status(), address).toBe(200);
});
