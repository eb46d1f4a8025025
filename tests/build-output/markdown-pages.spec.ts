import { existsSync } from 'node:fs';
import path from 'node:path';
import { withApiPages } from '../../model/navigation/api-pages';
import { flatten } from '../../model/navigation/build-sidebars';
import { startOf } from '../../model/navigation';
import { BUILD, readBuilt, readHead } from '../../e2e/fixtures/built-files';
import {
  fencesOf,
  linkProblem,
  linksOf,
  markdownFile,
  proseOf,
} from '../../e2e/fixtures/built-markdown';
import { NAVIGATION } from '../../e2e/fixtures/documented-version';
import { interfaceText } from '../../e2e/fixtures/interface-texts';
import { readReference, readSource } from '../../e2e/fixtures/page-sources';
import { API_PAGES, DOC_PAGES, languagesOf, OTHER_LANGUAGES } from '../../e2e/fixtures/site-pages';
import { expect, test } from '@playwright/test';

const LANGUAGES = ['en', ...OTHER_LANGUAGES].map((locale) => ({
  locale,
  prefix: locale === 'en' ? '' : `/${locale}`,
}));

const PAGES = [...DOC_PAGES, ...API_PAGES];

/** Syntax of MDX that Markdown does not have; an escaped angle bracket is only a character. */
const LEFT_OVER =
  /(?<!\\)<\/?[A-Z]\w*|\{\/\*|^(?:import|export)\s.*|^\s*:::.*|%(?:installed|documented|peer):/gm;

/** Families with the pages of the navigation, the reference included, in its order. */
const FAMILIES = withApiPages(NAVIGATION, readReference()).map((family) => ({
  id: family.id,
  folder: startOf(family).split('/').slice(0, 3).join('/') + '/',
  pages: flatten(family.items).flatMap(({ pathname, children }) =>
    children ? [] : `${pathname}/`,
  ),
}));

function internalLinks(markdown: string): string[] {
  return linksOf(markdown).filter((address) => address.startsWith('/'));
}

for (const { locale, prefix } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test('every page has its Markdown, with title, address and nothing of MDX', () => {
      for (const page of PAGES) {
        const file = markdownFile(prefix + page);
        expect(existsSync(path.join(BUILD, file)), file).toBe(true);
        const markdown = readBuilt(file);
        expect(markdown, file).toMatch(/^# \S.*\n\n> \S.*\n\n<https:\/\//);
        expect(markdown, file).toContain(`${prefix}${page}>`);
        expect(proseOf(markdown).match(LEFT_OVER), file).toBeNull();
        expect(markdown, file).not.toContain('#region');
      }
    });

    test('every link leads to a file of the build, and to Markdown where there is any', () => {
      const files = [...PAGES.map((page) => markdownFile(prefix + page)), ...lists(prefix)];
      const problems = files.flatMap((file) =>
        internalLinks(readBuilt(file)).flatMap((address) => {
          const problem = linkProblem(address);
          const astray = prefix && !address.startsWith(`${prefix}/`) && !/llms\.txt$/.test(file);
          return [problem, astray ? `${address} leaves the language` : undefined]
            .filter((found) => found !== undefined)
            .map((found) => `${file}: ${found}`);
        }),
      );
      expect([...new Set(problems)]).toEqual([]);
    });

    test('the lists name all pages in the order of the navigation', () => {
      for (const { folder, pages } of FAMILIES) {
        const expected = pages.map((page) => `/${markdownFile(prefix + page)}`);
        const list = readBuilt(`${prefix}${folder}llms.txt`.slice(1));
        expect(internalLinks(list).filter((address) => address.endsWith('.md'))).toEqual(expected);
        const whole = readBuilt(`${prefix}${folder}llms-full.txt`.slice(1));
        const addresses = [...whole.matchAll(/^<https:\/\/[^/]+(\/[^>]*)> ·/gm)].map(
          ([, to]) => to,
        );
        expect(addresses).toEqual(pages.map((page) => prefix + page));
      }
    });

    test('the list of the site leads to those of families and languages', () => {
      const links = internalLinks(readBuilt(`${prefix}/llms.txt`.slice(1)));
      for (const { folder } of FAMILIES) {
        expect(links).toContain(`${prefix}${folder}llms.txt`);
        expect(links).toContain(`${prefix}${folder}llms-full.txt`);
      }
      for (const other of LANGUAGES.filter((each) => each.locale !== locale)) {
        expect(links).toContain(`${other.prefix}/llms.txt`);
      }
      // The home page is that list, with live examples; the versions are known only to the merge.
      const home = readBuilt(markdownFile(`${prefix}/`)).trimEnd();
      expect(home.length).toBeGreaterThan(500);
      expect(readBuilt(`${prefix}/llms.txt`.slice(1)).startsWith(home)).toBe(true);
    });
  });
}

function lists(prefix: string): string[] {
  return [`${prefix}/llms.txt`, ...FAMILIES.map(({ folder }) => `${prefix}${folder}llms.txt`)].map(
    (address) => address.slice(1),
  );
}

test('pages say in words of their language that they are not translated', () => {
  for (const { locale, prefix } of LANGUAGES) {
    const said = interfaceText(locale, 'translationNote.untranslated');
    for (const page of DOC_PAGES) {
      const expected = locale !== 'en' && !languagesOf(page).includes(locale);
      const markdown = readBuilt(markdownFile(prefix + page));
      expect(markdown.includes(said), markdownFile(prefix + page)).toBe(expected);
    }
  }
});

test('demos are the source that the page links to', () => {
  for (const page of DOC_PAGES) {
    const source = readSource(page);
    const html = readBuilt(`${page.slice(1)}index.html`);
    const fences = fencesOf(readBuilt(markdownFile(page)));
    for (const [, name = ''] of source.matchAll(/<Demo\s+src="\.\/(\w+)\.tsx"/g)) {
      const shown = fences.filter((code) => code.includes(`export default function ${name}(`));
      expect(shown.length, `${page}#${name}`).toBeGreaterThan(0);
      // A short demo has no link to its source: the page shows it whole.
      const file = new RegExp(`assets/demos/${name}-\\w+\\.tsx\\.txt`).exec(html)?.[0];
      if (file) expect(shown.includes(readBuilt(file)), `${page}#${name}`).toBe(true);
    }
  }
});

/** Headings of a built page as their words; code in them has tags. */
function headingsOf(page: string): string[] {
  const [, main = ''] = readBuilt(`${page.slice(1)}index.html`).split(/<article/);
  const headings = main.matchAll(/<h[23] class=(?:"anchor|anchor)[^>]*>(.*?)<a /g);
  return [...headings].map(([, html = '']) => plain(html.replace(/<[^>]+>/g, '')));
}

function plain(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[\\`*_]/g, '')
    .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

test('every heading of a page is in its Markdown', () => {
  let count = 0;
  for (const page of [
    ...DOC_PAGES,
    ...DOC_PAGES.filter((path) => languagesOf(path).includes('zh')).map((path) => `/zh${path}`),
  ]) {
    const markdown = readBuilt(markdownFile(page));
    const own = [...markdown.matchAll(/^#{2,6} (.*)$/gm)].map(([, words = '']) => plain(words));
    const headings = headingsOf(page);
    expect(
      headings.filter((words) => !own.includes(words)),
      page,
    ).toEqual([]);
    count += headings.length;
  }
  expect(count).toBeGreaterThan(500);
});

test('the reference has all props, slots and classes', () => {
  for (const page of API_PAGES.filter((path) => path.split('/').length > 5)) {
    const markdown = readBuilt(markdownFile(page));
    const data = JSON.parse(readBuilt(`${page.slice(1, -1)}.json`)) as Record<string, unknown>;
    const names = JSON.stringify([data.props, data.slots, data.classes, data.groups]);
    const missing = [...names.matchAll(/\{"name":"([^"]+)","anchor"/g)].filter(
      ([, name = '']) => !markdown.includes(`| \`${name.replaceAll('|', '\\|')}\``),
    );
    expect(
      missing.map(([, name]) => name),
      page,
    ).toEqual([]);
  }
});

test('pages name their Markdown in the head, and nothing else does', () => {
  for (const page of ['/x/introduction/', '/zh/x/api/data-grid/grid-api/', '/', '/404.html']) {
    const file = page.endsWith('.html') ? page.slice(1) : `${page.slice(1)}index.html`;
    const links = readHead(file).elements.filter(
      ({ attributes }) => attributes.type === 'text/markdown',
    );
    expect(links.map(({ attributes }) => attributes.href)).toEqual(
      page.includes('/x/') ? [`/${markdownFile(page)}`] : [],
    );
  }
});

test('is served as Markdown, and lists as text', async ({ request }) => {
  for (const [address, type] of [
    ['/x/react-data-grid/sorting.md', 'text/markdown; charset=utf-8'],
    ['/zh/index.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/pt/x/react-charts/llms-full.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toBe(type);
  }
});
