import path from 'node:path';
import { formatAddress, inVersion } from '../../../model/addresses/format';
import { parseAddress } from '../../../model/addresses/parse';
import { DEFAULT_LANGUAGE } from '../../../model/languages';
import { isSection } from '../../../model/sections/ids';
import { placeOf } from '../../site-pages/page-place';
import type { VersionPages } from '../../site-pages/site';

/** The pages of a version in one language, as links find them. */
export interface LinkTargets {
  /** Address of the site in this language: `/`, `/zh/`. */
  baseUrl: string;
  /** Addresses of all pages that have Markdown. */
  pages: ReadonlySet<string>;
  /** Addresses by the page's place in the docs of a version: `react-data-grid/sorting/index.mdx`. */
  byFile: ReadonlyMap<string, string>;
  /** Path of the version below `/x/`; empty for the documented one. */
  version: string;
}

/** Everything that links on the pages of a version can lead to. */
export function linkTargets(
  { version, pages }: VersionPages,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): LinkTargets {
  const addresses = pages.map(({ permalink }) => permalink);
  const byFile = new Map(
    pages.map(({ file, permalink }) => [
      path.posix.join(placeOf(file, siteDir)?.folder ?? '', path.basename(file)),
      permalink,
    ]),
  );
  return { baseUrl, pages: new Set([baseUrl, ...addresses]), byFile, version: version.path };
}

/** Address of a page's Markdown: `/x/react-data-grid/sorting.md`. */
export function markdownAddress(page: string): string {
  return page === '/' || /^\/[\w-]+\/$/.test(page) ? `${page}index.md` : `${page.slice(0, -1)}.md`;
}

/** Pages of other sections have Markdown, too; the first address of a section leads to one of them. */
function isPageOfSection(address: string): boolean {
  const { section, rest, trailingSlash } = parseAddress(address);
  return isSection(section) && rest !== '' && trailingSlash;
}

/** Links of the data lead to the documented version in English. */
function local(address: string, { baseUrl, pages, version }: LinkTargets): string {
  const parts = parseAddress(address);
  const isEnglish = parts.language === DEFAULT_LANGUAGE;
  const language = isEnglish ? parseAddress(baseUrl).language : parts.language;
  const inLanguage = formatAddress({ ...parts, language });
  if (parts.version !== '') return inLanguage;
  const sameVersion = inVersion(inLanguage, version);
  return pages.has(sameVersion) ? sameVersion : inLanguage;
}

/**
 * Resolves a link of a page for its Markdown: to Markdown, in the same language and version.
 * @param url as the author wrote it, after plugins/mdx/links, or as the reference has it
 * @param permalink of the page that has the link
 * @throws for a file that is not a page
 */
export function resolveLink(url: string, permalink: string, targets: LinkTargets): string {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (target === '') return markdownAddress(permalink) + rest;
  if (/\.mdx?$/.test(target) && !target.includes('://')) {
    const page = targets.byFile.get(target.replace(/^\//, ''));
    if (page === undefined) throw new Error(`There is no page "${target}"`);
    return markdownAddress(page) + rest;
  }
  if (!target.startsWith('/')) return url;
  const address = local(target, targets);
  const hasMarkdown = targets.pages.has(address) || isPageOfSection(address);
  return (hasMarkdown ? markdownAddress(address) : address) + rest;
}
