import {
  isPage,
  type MemberResult,
  type PageResult,
  type SearchResult,
  type SectionResult,
} from '@site/src/search/types';

/** A row of the results, to which arrow keys can move. */
export type Row = { id: string } & (
  | { kind: 'page'; href: string; page: PageResult }
  | { kind: 'section'; href: string; section: SectionResult }
  | { kind: 'member'; href: string; member: MemberResult }
  | { kind: 'more'; key: string; member: MemberResult }
  | { kind: 'other'; href: string; owner: string }
);

/**
 * Rows that belong together: a page with its sections, or a member with other places of its name.
 */
export interface RowGroup {
  key: string;
  rows: Row[];
}

type Unnumbered = Row extends infer Each ? (Each extends Row ? Omit<Each, 'id'> : never) : never;

function rowsOf(result: SearchResult, opened: ReadonlySet<string>): Unnumbered[] {
  if (isPage(result)) {
    const sections = result.sections.map((section) => ({
      kind: 'section' as const,
      href: section.href,
      section,
    }));
    return [{ kind: 'page', href: result.href, page: result }, ...sections];
  }
  const { href, others } = result;
  const own: Unnumbered = { kind: 'member', href, member: result };
  if (others.length === 0) return [own];
  if (!opened.has(href)) return [own, { kind: 'more', key: href, member: result }];
  return [own, ...others.map((other) => ({ kind: 'other' as const, ...other }))];
}

/** The place of the row that Enter opens before arrow keys have moved. */
export function firstChoice([first]: readonly SearchResult[]): number {
  const isSection = first && isPage(first) && first.isAboutSection && first.sections.length > 0;
  return isSection ? 1 : 0;
}

/**
 * The lines of the results in their groups.
 * @param prefix of the ids of lines
 * @param opened members whose other places are shown
 */
export function groupRows(
  results: readonly SearchResult[],
  prefix: string,
  opened: ReadonlySet<string>,
): RowGroup[] {
  let count = 0;
  return results.map((result) => ({
    key: result.href,
    rows: rowsOf(result, opened).map((row) => {
      count += 1;
      return { ...row, id: `${prefix}-${count}` } as Row;
    }),
  }));
}
