import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { sitemapFile } from '../../model/unit-files';
import type { Unit } from '../../model/units';
import type { SitePart } from './merged-site';

/** Where the sitemap of a unit is, if it has pages that search engines may show. */
function fileOf(unit: Unit): string {
  const prefix = unit.language === DEFAULT_LANGUAGE ? '' : unit.language;
  return path.posix.join(prefix, sitemapFile(unit));
}

/**
 * The list of sitemaps, which search engines ask for: https://www.sitemaps.org/protocol.html#index
 * @param addresses of the sitemaps, whole
 */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`);
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>\n`;
}

/** Writes `sitemap.xml`, the list of the sitemaps of all units that have one. */
export function sitemapPart(siteUrl: string): SitePart {
  return ({ outDir, units, write }) => {
    const files = units.map(fileOf).filter((file) => existsSync(path.join(outDir, file)));
    write('sitemap.xml', sitemapIndex(files.sort().map((file) => `${siteUrl}/${file}`)));
  };
}
