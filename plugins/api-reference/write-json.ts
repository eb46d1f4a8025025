import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../files/write-atomically';
import { formatAddress, inVersion } from '../../model/addresses/format';
import { DOCS_SECTION } from '../../model/addresses/parse';
import { sectionOf, type DocsVersion } from '../../model/docs-version';
import { folderOfFamily, folderOfPage } from './addresses';
import { TABLES_FILE } from './grid-tables';
import { plainText } from './comment-text';
import pageSchema from './page.schema.json';
import type {
  ApiFamilyIndex,
  ApiGridTables,
  ApiName,
  ApiPage,
  NamePreview,
} from '../../model/api-reference';

/** Writes a file only if its content changes, to avoid needless builds. */
export function writeIfChanged(file: string, text: string): void {
  let before: string | undefined;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    before = undefined;
  }
  if (before !== text) writeAtomically(file, text);
}

/** The age of a page, or of one of its members, as the page shows it. */
function ageOf(page: ApiPage, anchor: string): { since?: string; deprecated?: string } {
  const members =
    page.kind === 'interface'
      ? page.groups.flatMap((group) => group.members)
      : [...page.props, ...page.slots, ...page.classes];
  const found = anchor === '' ? page : members.find((member) => member.anchor === anchor);
  const deprecated = found?.deprecated;
  return {
    since: found?.history?.since,
    deprecated: deprecated === undefined ? undefined : plainText(deprecated),
  };
}

/** Previews that links to a page show on hover, by anchor; the page itself has the empty anchor. */
function previewsOf(page: ApiPage, names: readonly ApiName[]): Record<string, NamePreview> {
  const own = names.filter(({ to }) => to?.split('#')[0] === page.path);
  return Object.fromEntries(
    own.map(({ name, kind, to = '', type, default: value, summary, plan }) => {
      const anchor = to.split('#')[1] ?? '';
      return [anchor, { name, kind, type, default: value, summary, plan, ...ageOf(page, anchor) }];
    }),
  );
}

/** The address of each exported name; names without a page do not have one. */
function nameMap(names: readonly ApiName[]): Record<string, string> {
  const exported = names.filter(
    ({ owner, to }) => (owner === undefined || owner === 'state') && to,
  );
  return Object.fromEntries(exported.map(({ name, to = '' }) => [name, to]));
}

/** Data whose addresses, in values and in links of HTML, are of the version at a path below `/x/`. */
function dataInVersion(data: unknown, version: string): unknown {
  const root = formatAddress({ section: DOCS_SECTION });
  return JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (value.startsWith(root)) return inVersion(value, version);
    return value.replace(
      /href="([^"]*)"/g,
      (_link, to: string) => `href="${inVersion(to, version)}"`,
    );
  });
}

/**
 * Writes the data for tools: one file per page beside it, one per family, and the map of names.
 * @param folder is served as the root of the site
 * @param docs whose addresses the data gets: of a version, those below its path
 */
export function writeJson(
  folder: string,
  docs: Pick<DocsVersion, 'section' | 'path'>,
  data: {
    pages: readonly ApiPage[];
    indexes: readonly ApiFamilyIndex[];
    tables: ApiGridTables;
    names: readonly ApiName[];
  },
): void {
  const write = (file: string, content: unknown) =>
    writeIfChanged(
      path.join(folder, sectionOf(docs), docs.path, 'api', file),
      JSON.stringify(docs.path === '' ? content : dataInVersion(content, docs.path)),
    );
  for (const page of data.pages) {
    const file = folderOfPage(page.family, page.name);
    write(`${file}.json`, page);
    write(`${file}/preview.json`, previewsOf(page, data.names));
  }
  for (const index of data.indexes) {
    write(path.posix.join(folderOfFamily(index.family), 'index.json'), index);
  }
  if (!docs.section) write(TABLES_FILE, data.tables);
  write('names.json', nameMap(data.names));
  write('page.schema.json', pageSchema);
}
