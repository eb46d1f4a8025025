import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { WORKING_COPY } from '../../../../model/library-versions';
import { NEWS_FAMILIES, WHATS_NEW, headlineOf } from '../../../../model/news/index';
import { isElement, walk } from '../../syntax-tree/mdx-nodes';
import { remarkNewsCards } from '../remark-news-cards';
import { translateEntries } from '../translate-entry';

const SITE = path.resolve(__dirname, '../../../..');

/** The page with `<NewsCards>` filled in. */
function pageWith(family?: string, file = '/site/docs/whats-new/index.mdx'): Root {
  const root: Root = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'NewsCards',
        attributes:
          family === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'family', value: family }],
        children: [],
        position: { start: { line: 9, column: 1 }, end: { line: 9, column: 1 } },
      },
    ],
  };
  remarkNewsCards({ siteDir: SITE, version: WORKING_COPY })(root, new VFile({ path: file }));
  return root;
}

describe('cards', () => {
  it('all of them together are all entries', () => {
    const pages = [undefined, ...Object.keys(NEWS_FAMILIES)].map((family) => pageWith(family));
    const cards = pages.flatMap((page) =>
      walk(page).filter(({ node }) => node.type === 'listItem'),
    );
    expect(cards).toHaveLength(WHATS_NEW.length);
  });

  it('say what, since when, and lead to the file of the page', () => {
    const root = pageWith('charts');
    const [first] = walk(root).filter(({ node }) => node.type === 'listItem');
    expect(toString(first?.node)).toContain('Pro · 7.22.3 · November 21, 2024');
    const links = walk(root).flatMap(({ node }) => (node.type === 'link' ? [node] : []));
    expect(links).toContainEqual(expect.objectContaining({ url: '/react-charts/gauge/index.mdx' }));
    expect(links).toContainEqual(
      expect.objectContaining({ url: '/react-charts/axis/index.mdx#reverse' }),
    );
  });

  it('name the plan, and write days in the language of the page', () => {
    const file = '/site/i18n/pt/docusaurus-plugin-content-docs/current/whats-new/index.mdx';
    expect(toString(pageWith('date-pickers', file))).toContain(
      'Pro · 7.0.0-beta.0 · 26 de janeiro de 2024',
    );
  });

  it('are in the language of the page, except for entries without a translation', () => {
    const file = '/site/i18n/zh/docusaurus-plugin-content-docs/current/whats-new/index.mdx';
    const shown = toString(pageWith(undefined, file));
    expect(shown).toContain('版本 7 稳定版');
    expect(shown).not.toContain('Version 7 is stable');
    expect(translateEntries(WHATS_NEW, SITE, 'xx')).toEqual(WHATS_NEW);
  });

  it('an unknown family is an error with its line', () => {
    expect(() => pageWith('maps')).toThrow('index.mdx:9: <NewsCards family="maps">');
  });
});

/** The folder of the page that an entry leads to, and where on it. */
function placeOf(link: string): { folder: string; anchor: string | undefined } {
  const [, page = '', anchor] = /^\/x\/(.*)\/(?:#(.*))?$/.exec(link) ?? [];
  return { folder: path.join(SITE, 'docs', page), anchor };
}

it.each(WHATS_NEW)('$id leads to a place that is there', ({ link }) => {
  const { folder, anchor } = placeOf(link);
  const text = readFileSync(path.join(folder, 'index.mdx'), 'utf8');
  expect(text).toContain(anchor === undefined ? '---' : `{/* #${anchor} */}`);
});

it.each(WHATS_NEW.filter(({ demo }) => demo !== undefined))(
  '$id has the pictures of a demo that is there',
  ({ link, demo }) => {
    const files = [
      ...['light', 'dark'].map((mode) =>
        path.join(SITE, `static/img/whats-new/${demo}-${mode}.webp`),
      ),
      path.join(placeOf(link).folder, `${demo}.tsx`),
    ];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);

it.each(Array.from({ length: 29 }, (_, index) => `7.${index + 1}.`))(
  'there is a card with a picture for %s0 and its patches',
  (minor) => {
    const entries = WHATS_NEW.filter(({ version }) => version.startsWith(minor));
    expect(entries.filter(({ demo }) => demo !== undefined)).not.toEqual([]);
  },
);

it('there is no picture of what is not shown', () => {
  const shown = WHATS_NEW.flatMap(({ demo }) =>
    demo ? [`${demo}-dark.webp`, `${demo}-light.webp`] : [],
  );
  expect(readdirSync(path.join(SITE, 'static/img/whats-new')).sort()).toEqual(shown.sort());
});

it('a headline names family and plan, as it stands among others', () => {
  const headlines = WHATS_NEW.map(headlineOf);
  expect(headlines).toContain('Data Grid Premium: Confirm a paste');
  expect(headlines).toContain('Version 7 is stable');
});

it('the page shows the cards of every family', () => {
  const text = readFileSync(path.join(SITE, 'docs/whats-new/index.mdx'), 'utf8');
  for (const family of Object.keys(NEWS_FAMILIES)) {
    expect(text).toContain(`<NewsCards family="${family}" />`);
  }
  expect(isElement(pageWith().children[0] as never, 'NewsCards')).toBe(true);
});
