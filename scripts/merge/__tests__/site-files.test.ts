import { parseUnit } from '../../../model/units';
import type { BuiltUnit } from '../merged-site';
import { missingLanguageRules } from '../missing-languages';
import { sitemapIndex } from '../sitemap-index';
import { manifestOf, VERSIONS } from './generated-units';

function built(name: string): BuiltUnit {
  const unit = parseUnit(name, VERSIONS);
  return { ...unit, name, folder: `/units/${name}`, manifest: manifestOf(unit) };
}

it('leads from the languages that a version lacks to its English pages', () => {
  const units = ['x/6.20/en', 'x/current/en', 'x/current/zh'].map(built);
  const rules = missingLanguageRules(units, VERSIONS);
  expect(rules).toHaveLength(4);
  expect(rules).toContainEqual({
    from: '/zh/x/6.20/introduction/',
    to: '/x/6.20/introduction/',
  });
  expect(rules).toContainEqual({
    from: '/pt/x/6.20/react-data-grid/sorting/',
    to: '/x/6.20/react-data-grid/sorting/',
  });
});

it('lists sitemaps as search engines read them', () => {
  expect(sitemapIndex(['https://mui.com/sitemap-pages.xml'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://mui.com/sitemap-pages.xml</loc></sitemap></sitemapindex>\n',
  );
});
