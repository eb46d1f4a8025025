import { expect, test } from '@playwright/test';
import { metaContents, readHead, type BuiltHead } from '../../e2e/fixtures/built-files';
import {
  API_PAGES,
  DOC_PAGES,
  ENGLISH_PAGES,
  isListed,
  languagesOf,
} from '../../e2e/fixtures/site-pages';

const ORIGIN = 'https://mui.com';
const HTML_LANGS: Record<string, string> = { en: 'en', zh: 'zh-CN', pt: 'pt-BR' };

function prefixOf(language: string): string {
  return language === 'en' ? '' : `/${language}`;
}

function addressesOf(head: BuiltHead, name: 'canonical' | 'hreflang'): string[] {
  return head.elements.flatMap(({ attributes: { rel, hreflang, href } }) => {
    if (name === 'canonical') return rel === 'canonical' ? [href ?? ''] : [];
    return hreflang === undefined ? [] : [`${hreflang} ${href}`];
  });
}

/** The languages that a page names: those it is written in, and English for everybody else. */
function expectedLanguages(path: string): string[] {
  return [
    ...['en', ...languagesOf(path)].map(
      (language) => `${HTML_LANGS[language]} ${ORIGIN}${prefixOf(language)}${path}`,
    ),
    `x-default ${ORIGIN}${path}`,
  ];
}

for (const language of Object.keys(HTML_LANGS)) {
  const prefix = prefixOf(language);

  test(`pages in ${language} name the address at which their text belongs`, () => {
    for (const path of ENGLISH_PAGES) {
      const head = readHead(`${prefix}${path}index.html`.slice(1));
      const isOwn = language === 'en' || !isListed(path) || languagesOf(path).includes(language);
      const written = isOwn ? language : 'en';
      const address = ORIGIN + prefixOf(written) + path;
      expect(addressesOf(head, 'canonical'), path).toEqual([address]);
      expect(metaContents(head, 'og:url'), path).toEqual([address]);
      const locale = HTML_LANGS[written]?.replace('-', '_');
      expect(metaContents(head, 'og:locale'), path).toEqual([locale]);
      expect(addressesOf(head, 'hreflang'), path).toEqual(
        isListed(path) ? expectedLanguages(path) : [],
      );
      const others = isListed(path) ? ['en', ...languagesOf(path)] : [];
      expect(metaContents(head, 'og:locale:alternate'), path).toEqual(
        others.filter((other) => other !== written).map((o) => HTML_LANGS[o]?.replace('-', '_')),
      );
    }
  });

  test(`the page for wrong addresses in ${language} has none of its own`, () => {
    const head = readHead(`${prefix}/404.html`.slice(1));
    expect([...addressesOf(head, 'canonical'), ...addressesOf(head, 'hreflang')]).toEqual([]);
    expect(metaContents(head, 'og:url')).toEqual([]);
  });
}

test('pages say what they are where they are shared', () => {
  for (const path of ['/', ...DOC_PAGES, ...API_PAGES]) {
    const head = readHead(`${path}index.html`.slice(1));
    expect(metaContents(head, 'og:type'), path).toEqual([path === '/' ? 'website' : 'article']);
    expect(metaContents(head, 'og:description'), path).toEqual(metaContents(head, 'description'));
    expect(metaContents(head, 'twitter:card'), path).toEqual(['summary_large_image']);
  }
});
