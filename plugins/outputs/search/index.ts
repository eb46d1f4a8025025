import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BLOG_SECTION } from '../../../model/addresses/parse';
import { inVersion } from '../../../model/addresses/format';
import { SEARCH_FOLDER } from '../../../model/search';
import { folderOf, searchPage, type UnitPlace } from '../../../model/unit-files';
import { SHEETS_AS_TEXT } from '../../bundler/sheets-as-text';
import { readReference } from '../../mdx/api-names/reference';
import { loadSite } from '../../site-pages/load-site';
import type { VersionPages } from '../../site-pages/site';
import { listFormerNames } from './former-names';
import { collectMembers, type Members } from './members';
import { writeTextIndex } from './text-index';
import { writeSearchBundle } from './write-bundle';
import { pageEntries, writeNames } from './write-names';

const NAME = 'search';

/** The members of a version, at its addresses; none where it has no reference. */
function membersOf({ version, pages }: VersionPages, baseUrl: string): Members {
  const { docsRoot, path: folder } = version;
  const addresses = new Set(pages.map(({ permalink }) => `/${permalink.slice(baseUrl.length)}`));
  const exists = (to: string) => addresses.has(inVersion(to, folder));
  const hasReference = version.section !== BLOG_SECTION;
  const names = hasReference ? [...readReference(docsRoot).byName.values()].flat() : [];
  const members = collectMembers(docsRoot, names, exists, listFormerNames(docsRoot, names));
  return {
    ...members,
    entries: members.entries.map((entry) => ({ ...entry, path: inVersion(entry.path, folder) })),
  };
}

/** Writes the index of the unit to a folder. */
async function writeIndex(
  each: VersionPages,
  folder: string,
  { outDir, baseUrl }: { outDir: string; baseUrl: string },
): Promise<void> {
  const listed = each.pages.filter(({ unlisted }) => !unlisted);
  const { entries, repeated, deprecated } = membersOf({ ...each, pages: listed }, baseUrl);
  const fileOf = (permalink: string) =>
    path.join(outDir, permalink.slice(baseUrl.length), 'index.html');
  const pages = listed.filter(({ permalink }) => existsSync(fileOf(permalink)));
  const headings = await writeTextIndex({
    folder,
    pages,
    htmlOf: ({ permalink }) => readFileSync(fileOf(permalink), 'utf8'),
    repeated,
  });
  writeNames(folder, [...pageEntries(pages, headings, baseUrl, deprecated), ...entries]);
}

/**
 * The embedded search: its button and its page, and after the build the index. During development
 * there is no index, and the dialog shows a message.
 */
export function embeddedSearch(unit: UnitPlace) {
  return function embeddedSearchPlugin(context: LoadContext): Plugin {
    const { siteDir, baseUrl } = context;
    let site: VersionPages | undefined;
    return {
      name: NAME,
      getThemePath: () => path.join(siteDir, 'src', 'search', 'theme'),
      async contentLoaded({ actions }) {
        // By its alias, as the name of its chunk is a hash of this path: the same in every clone.
        const component = '@site/src/search/ui/SearchPage.tsx';
        actions.addRoute({ path: baseUrl + searchPage(unit), component, exact: true });
      },
      async allContentLoaded({ allContent }) {
        site = loadSite(allContent, context);
      },
      configureWebpack: () => ({ module: { rules: [SHEETS_AS_TEXT] } }),
      async postBuild({ outDir }) {
        if (!site) return;
        await writeIndex(site, path.join(outDir, SEARCH_FOLDER, folderOf(unit)), {
          outDir,
          baseUrl,
        });
        // Only the documented version can be read offline.
        if (folderOf(unit) === '') writeSearchBundle({ outDir, baseUrl });
      },
    };
  };
}
