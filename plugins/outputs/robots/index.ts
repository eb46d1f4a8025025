import type { WriteFile } from '../../files/write-file';

/**
 * Allows crawlers to read everything: unlisted pages have `noindex`, which takes effect only if
 * crawlers may read them.
 * @param sitemap its whole address
 */
function robotsTxt(sitemap: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`, ''].join('\n');
}

/**
 * Writes `robots.txt`, which names the index of all sitemaps.
 * @param siteUrl address of the site, without a slash at the end
 */
export function writeRobots(write: WriteFile, siteUrl: string): void {
  write('robots.txt', robotsTxt(`${siteUrl}/sitemap.xml`));
}
