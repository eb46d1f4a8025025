import { expect, test } from '@playwright/test';
import { readBuilt } from '../../e2e/fixtures/built-files';
import { BUILT_VERSIONS, isBuilt, pagesOf } from '../../e2e/fixtures/built-versions';

/** Tags of links that neither a keyboard nor a search engine can follow. */
function linksWithoutAddress(html: string): string[] {
  return (html.match(/<a(?:\s[^>]*)?>/g) ?? []).filter((tag) => !/\shref=/.test(tag));
}

for (const { label, path: folder } of BUILT_VERSIONS) {
  if (!isBuilt(folder, 'en')) continue;

  test(`each link of the pages of ${label} has an address`, () => {
    const base = folder ? `x/${folder}/` : 'x/';
    const search = folder ? `${base}search/` : 'search/';
    const pages = [...pagesOf(folder)].map((page) => base + page);
    const findings = [...pages, search].flatMap((page) =>
      linksWithoutAddress(readBuilt(`${page}index.html`)).map((tag) => `${page} ${tag}`),
    );
    expect(findings).toEqual([]);
  });
}
