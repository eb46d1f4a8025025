import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BUILD,
  metaContents,
  readBuilt,
  readHead,
  structuredData,
} from '../../e2e/fixtures/built-files';
import { BLOG, BLOG_FEEDS } from '../../model/blog';
import { SOCIAL_CARD } from '../../model/social-card';
import { expect, test } from '@playwright/test';

const ORIGIN = 'https://mui.com';
const SOURCES = path.resolve('blog');

interface Post {
  address: string;
  title: string;
  date: string;
  authors: string[];
}

function entry(source: string, key: string): string {
  return new RegExp(`^${key}: (.*)$`, 'm').exec(source)?.[1]?.replace(/^'(.*)'$/, '$1') ?? '';
}

function readPost(folder: string): Post {
  const source = readFileSync(path.join(SOURCES, folder, 'index.mdx'), 'utf8');
  return {
    address: `${BLOG.address}${entry(source, 'slug')}/`,
    title: entry(source, 'title'),
    date: entry(source, 'date'),
    authors: entry(source, 'authors').slice(1, -1).split(', '),
  };
}

/** The posts as their authors wrote them, the newest first. */
const POSTS = readdirSync(SOURCES)
  .filter((name) => !name.includes('.'))
  .sort()
  .reverse()
  .map(readPost);

const TEAMS = new Map(
  [
    ...readFileSync(path.join(SOURCES, 'authors.yml'), 'utf8').matchAll(
      /^([\w-]+):\n {2}name: (.*)$/gm,
    ),
  ].map(([, id = '', name = '']) => [id, name]),
);

const fileOf = (address: string) => `${address}index.html`.slice(1);

test('each post is described as the work of teams, on its day, at its address', () => {
  expect(POSTS.length).toBeGreaterThan(10);
  for (const { address, title, date, authors } of POSTS) {
    const head = readHead(fileOf(address));
    expect(head.title).toBe(`${title} | MUI X`);
    const posting = structuredData(fileOf(address)).find(
      (data) => (data as { '@type': string })['@type'] === 'BlogPosting',
    );
    const teams = authors.map((id) => ({ '@type': 'Organization', name: TEAMS.get(id) }));
    expect(posting, address).toMatchObject({
      headline: title,
      url: ORIGIN + address,
      mainEntityOfPage: ORIGIN + address,
      datePublished: `${date}T00:00:00.000Z`,
      author: teams.length === 1 ? teams[0] : teams,
    });
    const canonical = head.elements.find(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical?.attributes.href, address).toBe(ORIGIN + address);
    expect(metaContents(head, 'mui:productId'), address).toEqual(['null']);
  }
});

test('each post names a card of its own that exists', () => {
  for (const { address, title } of POSTS) {
    const head = readHead(fileOf(address));
    expect(metaContents(head, 'og:image'), address).toEqual([ORIGIN + address + SOCIAL_CARD.file]);
    expect(metaContents(head, 'og:image:alt'), address).toEqual([title]);
    const card = readFileSync(path.join(BUILD, address, SOCIAL_CARD.file));
    expect(card.subarray(1, 4).toString(), address).toBe('PNG');
  }
});

test('both feeds have all posts with their days, the newest first, and pages announce them', () => {
  const links = readHead(fileOf(BLOG.address)).elements.flatMap(({ attributes }) =>
    attributes.rel === 'alternate' ? [attributes.href] : [],
  );
  const expected = POSTS.map(({ address, date }) => [ORIGIN + address, date]);
  for (const { kind, file } of BLOG_FEEDS) {
    expect(links).toContain(BLOG.address + file);
    const pattern =
      kind === 'rss'
        ? /<item>.*?<link>(.*?)<\/link>.*?<pubDate>(.*?)<\/pubDate>/gs
        : /<entry>.*?<link href="(.*?)"\/>.*?<updated>(.*?)<\/updated>/gs;
    const entries = [...readBuilt(`blog/${file}`).matchAll(pattern)].map(
      ([, link = '', date = '']) => [link, new Date(date).toISOString().slice(0, 10)],
    );
    expect(entries, file).toEqual(expected);
  }
});

test('posts are in the sitemap, in Markdown and in its list, and other languages lead to them', () => {
  const sitemap = readBuilt('blog/sitemap.xml');
  const list = readBuilt('blog/llms.txt');
  for (const { address, title } of POSTS) {
    expect(sitemap).toContain(`<loc>${ORIGIN}${address}</loc>`);
    expect(readBuilt(`${address.slice(1, -1)}.md`)).toContain(`# ${title}`);
    expect(list).toContain(`(${address.slice(0, -1)}.md)`);
  }
  expect(readBuilt('sitemap.xml')).toContain(`${ORIGIN}/blog/sitemap.xml`);
  for (const { address } of POSTS)
    for (const language of ['zh', 'pt'])
      expect(readBuilt(`${language}${address}index.html`)).toContain(`content="0; url=${address}"`);
});

test('pages of all languages link to the English blog', () => {
  for (const page of ['x/introduction/', 'zh/x/introduction/', 'pt/x/introduction/']) {
    const links = readBuilt(`${page}index.html`).match(/<a [^>]*href="?\/blog\/"?[^>]*>/g) ?? [];
    expect(links.length, page).toBe(2);
    for (const link of links) expect(link, page).toContain('_self');
  }
});

test('scripts of MUI X know no posts', () => {
  const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((name) => name.endsWith('.js'));
  const naming = scripts.filter((name) => readBuilt(`assets/js/${name}`).includes('/blog/mui-x-'));
  expect(naming).toEqual([]);
});
