import type { Node, Table } from 'mdast';
import { checkOf, type Item } from '../findings';
import { lineOf, type PageSection } from '../page-sections';

function isTable(node: Node): node is Table {
  return node.type === 'table';
}

/** Rows without the head, columns, and how the columns are aligned where an author says so. */
function shapeOf({ children, align }: Table): string {
  const columns = children[0]?.children.length ?? 0;
  const aligned = align?.some(Boolean)
    ? ` aligned ${align.map((side) => side ?? 'start').join(', ')}`
    : '';
  return `of ${children.length - 1} × ${columns} cells${aligned}`;
}

function tablesOf(section: PageSection): Item[] {
  return section.nodes.flatMap((node) =>
    isTable(node) ? [{ key: shapeOf(node), line: lineOf(node) }] : [],
  );
}

/** The same rows and columns in all tables. */
export const compareTables = checkOf('table', tablesOf, 'ordered');
