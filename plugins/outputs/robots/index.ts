import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Allows crawlers to read everything: unlisted pages have `noindex`, which takes effect only if
 * crawlers may read them.
 * @param bases addresses at which the pages of each language begin
 */
export function robotsTxt(bases: readonly string[]): string {
  const sitemaps = bases.map((base) => `Sitemap: ${base}sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}

/** Writes `robots.txt`, which names the sitemap of each language by its whole address. */
export function robots({ i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const bases = i18n.locales.map(
        (locale) => siteConfig.url + (i18n.localeConfigs[locale]?.baseUrl ?? '/'),
      );
      writeFileSync(path.join(outDir, 'robots.txt'), robotsTxt(bases));
    },
  };
}
