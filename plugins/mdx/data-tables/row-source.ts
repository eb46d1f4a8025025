import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { DocsVersion } from '../../../model/docs-version';

/** A table that a page asks for. */
export interface TableRequest {
  /** The element around the head of the table; its attributes are options and words for cells. */
  element: MdxJsxFlowElement;
  /** The table, of which the page writes the head. */
  table: Table;
  /** Language of the page. */
  language: string;
  siteDir: string;
  /** Folder that holds the packages that the page is about. */
  packagesDir: string;
  /** The version of the docs that the page belongs to. */
  version: DocsVersion;
}

/**
 * Makes the rows of a table.
 * @throws with a reason if the request makes no sense; the caller adds page and line
 */
export type RowSource = (request: TableRequest) => TableRow[] | Promise<TableRow[]>;

/** Sources by the name of the element that pages write. */
export type RowSources = Readonly<Record<string, RowSource>>;

export function tableRow(...children: TableCell[]): TableRow {
  return { type: 'tableRow', children };
}

/** A cell of several parts, or of one that is not plain text. */
export function richCell(...children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}
