import { expect, test } from '../fixtures/test';

const ORIGIN = 'https://mui.com';

test('the feed of what is new is announced, is well formed, and leads to places that are there', async ({
  page,
  request,
}) => {
  await page.goto('/zh/x/introduction/');
  const link = page.locator('link[type="application/rss+xml"]');
  await expect(link).toHaveAttribute('href', '/feed.xml');
  const xml = await (await request.get('/feed.xml')).text();
  const items = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is not XML');
    return [...feed.querySelectorAll('rss[version="2.0"] > channel > item')].map((item) => {
      const said = (name: string) => item.querySelector(name)?.textContent ?? '';
      return {
        title: said('title'),
        link: said('link'),
        guid: said('guid'),
        date: said('pubDate'),
      };
    });
  }, xml);
  expect(items.length).toBeGreaterThan(5);
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
  for (const item of items) {
    expect(Date.parse(item.date), item.title).toBeLessThanOrEqual(Date.now());
    const { pathname, hash, origin } = new URL(item.link);
    expect(origin).toBe(ORIGIN);
    const html = await (await request.get(pathname)).text();
    if (hash) expect(html, item.link).toMatch(new RegExp(`id="?${hash.slice(1)}[" >]`));
    expect(html, item.link).toContain('<article');
  }
});
