import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/files/files-below';
import { codeOf, wordsOf } from '../compare-majors/coverage.mjs';
import type { AddedName } from './added-names';

/** A page of the docs with its demos. */
export interface PageNames {
  /** Its folder, from that of the docs. */
  folder: string;
  /** Words of its code: inline code, fences and demos. */
  code: ReadonlySet<string>;
  /** Components that its front matter lists. */
  components: readonly string[];
}

const PAGE = 'index.mdx';

/** The components that a page lists, each on its own line or all in brackets. */
function listedComponents(page: string): string[] {
  const matter = /^---\n([\s\S]*?)\n---/.exec(page)?.[1] ?? '';
  const list = /^components:((?:.*\n?)(?:(?: +|- ).*\n?)*)/m.exec(matter)?.[1] ?? '';
  return list.match(/\b[A-Za-z]\w+/g) ?? [];
}

/**
 * Reads the names that pages mention in code.
 * @param docsDir folder with the pages; the generated reference in `api/` does not count
 */
export function readPages(docsDir: string): PageNames[] {
  const files = filesBelow(docsDir).filter(
    (file) => !/^api\/|(?:^|\/)(?:_|__tests__\/)/.test(file),
  );
  const folders = files
    .filter((file) => path.posix.basename(file) === PAGE)
    .map((file) => path.posix.dirname(file));
  return folders.map((folder) => {
    const page = readFileSync(path.join(docsDir, folder, PAGE), 'utf8');
    const demos = files
      .filter((file) => path.posix.dirname(file) === folder && /\.(?:tsx?|css)$/.test(file))
      .map((file) => readFileSync(path.join(docsDir, file), 'utf8'));
    const code = wordsOf([codeOf(page), ...demos].join('\n'));
    return { folder, code, components: listedComponents(page) };
  });
}

/**
 * Pages of a family, and those about all families, such as migration. Those that introduce the packages
 * name components, but code in them has props of other ones.
 */
function isAbout({ family, owner }: AddedName, { folder }: PageNames): boolean {
  const [top = ''] = folder.split('/');
  if (top.startsWith('react-')) return top === `react-${family}`;
  return owner === undefined || top !== 'introduction';
}

/** All pages of the Data Grid are about these. */
const WHOLE_GRID = /^(?:DataGrid(?:Pro|Premium)?|GridApi|events|selectors)$/;

/**
 * The names under which pages may document an export: `MobileDatePicker` is a `DatePicker` in a
 * dialog, and `BarChartPro` a `BarChart` with more features.
 */
function namesOf(owner: string): string[] {
  const base = owner.replace(/^(?:Desktop|Mobile|Static|Responsive)/, '');
  const community = base.replace(/(?:Pro|Premium)$/, '');
  const column = /^Grid\w+ColDef$/.test(owner) ? ['GridColDef'] : [];
  return [owner, base, community, ...column];
}

/**
 * Whether a page of the family mentions a name in code. A page that mentions a member must also
 * mention the export that has it, as other exports may have one of the same name.
 */
export function isMentioned(added: AddedName, pages: PageNames[]): boolean {
  const { name, owner } = added;
  const found = pages.filter((page) => isAbout(added, page) && page.code.has(name));
  if (owner === undefined || WHOLE_GRID.test(owner)) return found.length > 0;
  const owners = namesOf(owner);
  return found.some(({ code, components }) =>
    owners.some((each) => code.has(each) || components.includes(each)),
  );
}
