import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD, metaContents, readBuilt, readHead } from '../../e2e/fixtures/built-files';
import { BUILT_VERSIONS, isBuilt, pagesOf } from '../../e2e/fixtures/built-versions';
import { inVersion } from '../../model/addresses/format';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { sitemapFile } from '../../model/unit-files';

const ORIGIN = 'https://mui.com';

const ARCHIVED = DOCS_VERSIONS.filter(({ status }) => status === 'archived').map(({ id }) => id);

/** The address that search engines show instead of that of a page. */
function canonicalOf(address: string): string | undefined {
  const { elements } = readHead(`${address.slice(1)}index.html`);
  const link = elements.find(({ attributes }) => attributes.rel === 'canonical');
  return link?.attributes.href?.replace(ORIGIN, '');
}

function isHidden(address: string): boolean {
  const head = readHead(`${address.slice(1)}index.html`);
  return metaContents(head, 'robots').some((content) => content?.includes('noindex'));
}

/** Addresses in a sitemap, which a version without pages for search engines does not have. */
function listedIn(sitemap: string): string[] {
  if (!existsSync(path.join(BUILD, sitemap))) return [];
  const locations = readBuilt(sitemap).matchAll(/<loc>(.*?)<\/loc>/g);
  return [...locations].map(([, address = '']) => address.replace(ORIGIN, ''));
}

for (const { id, label, path: folder } of BUILT_VERSIONS) {
  if (folder === '' || !isBuilt(folder, 'en')) continue;
  const documented = pagesOf('');
  const pages = [...pagesOf(folder)];
  const addressOf = (page: string) => `/x/${folder}/${page}`;
  const onlyHere = pages.filter((page) => !documented.has(page)).map(addressOf);

  test(`pages of ${label} name those of the documented version, where it has them`, () => {
    for (const address of pages.map(addressOf)) {
      const expected = onlyHere.includes(address) ? address : inVersion(address, '');
      expect(canonicalOf(address)).toBe(expected);
    }
  });

  if (ARCHIVED.includes(id)) {
    test(`search engines show no page of ${label}`, () => {
      expect(pages.map(addressOf).filter((address) => !isHidden(address))).toEqual([]);
      expect(listedIn(sitemapFile({ section: 'x', path: folder }))).toEqual([]);
      expect(readBuilt('sitemap.xml')).not.toContain(sitemapFile({ section: 'x', path: folder }));
    });
  } else {
    test(`search engines are told of the pages that only ${label} has`, () => {
      expect(pages.map(addressOf).filter(isHidden)).toEqual([]);
      expect(listedIn(sitemapFile({ section: 'x', path: folder })).sort()).toEqual(onlyHere.sort());
      expect(readBuilt('sitemap.xml')).toContain(sitemapFile({ section: 'x', path: folder }));
    });
  }
}
