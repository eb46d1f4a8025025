import { expect, test } from '@playwright/test';
import { filesBelow, readBuilt } from '../../e2e/fixtures/built-files';
import { BUILT_VERSIONS, isBuilt } from '../../e2e/fixtures/built-versions';
import { COMPARE_PATH, PROJECT_PATH } from '../../model/member-history/addresses';

/** Addresses below `/x/` that the text of a page leads to, without the menus and the banner around it. */
function docsLinksOf(html: string): string[] {
  const [, article = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(html) ?? [];
  return [...article.matchAll(/<a [^>]*href="?(\/x\/[^\s"#?>]*)/g)].map(([, to = '']) => to);
}

/** Pages that are about all versions, and belong to none of them. */
const OF_ALL_VERSIONS = [COMPARE_PATH, PROJECT_PATH];

for (const { label, path } of BUILT_VERSIONS.filter((version) => version.path !== '')) {
  const own = `/x/${path}/`;
  if (!isBuilt(path, 'en')) continue;

  test(`pages of ${label} lead to pages of ${label}`, () => {
    const pages = filesBelow(own.slice(1), 'index.html');
    const links = pages.flatMap((page) => docsLinksOf(readBuilt(page)).map((to) => ({ page, to })));
    expect(links.length).toBeGreaterThan(pages.length);
    const elsewhere = links.filter(
      ({ to }) => !to.startsWith(own) && !OF_ALL_VERSIONS.includes(to),
    );
    expect(elsewhere).toEqual([]);
  });
}
