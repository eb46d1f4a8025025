import type { Root, Table, TableCell, TableRow } from 'mdast';
import type { VFile } from 'vfile';
import {
  errorAt,
  isElement,
  replaceNode,
  tableCell,
  tableInside,
  walk,
} from '../../syntax-tree/mdx-nodes';
import { readErrorTypes, type ErrorTypes } from './read-error-types';

const NAME = 'PickerErrors';

/** Signs that are read out as words; which one stands for what is said beside the table. */
const SIGNS = { known: '✓', unknown: '–' };

function textOf({ children: [first] }: TableCell): string {
  return first && 'value' in first ? first.value : '';
}

/** Types that the head of the table names, behind its first column. */
function columnsOf(table: Table, types: ErrorTypes): ReadonlySet<string>[] {
  const [, ...names] = (table.children[0]?.children ?? []).map(textOf);
  return names.map((name) => {
    const codes = types.get(name);
    if (!codes) throw new Error(`there is no type of errors ${name}`);
    return codes;
  });
}

function rowsOf(columns: readonly ReadonlySet<string>[]): TableRow[] {
  const codes = [...new Set(columns.flatMap((column) => [...column]))];
  return codes.map((code) => ({
    type: 'tableRow',
    children: [
      tableCell(code, 'inlineCode'),
      ...columns.map((column) => tableCell(column.has(code) ? SIGNS.known : SIGNS.unknown)),
    ],
  }));
}

/**
 * Fills the table inside `<PickerErrors>`, whose head names types of errors such as
 * `DateValidationError`, with a row for each code that the installed package knows.
 * @throws with page and line when there is no table or it names a type that does not exist
 */
export function remarkPickerErrors() {
  return (root: Root, vfile: VFile): void => {
    for (const { node, parent } of walk(root)) {
      if (!isElement(node, NAME)) continue;
      const table = tableInside(node);
      if (!table) throw errorAt(vfile, node, `<${NAME}> holds the head of a table`);
      try {
        table.children.push(...rowsOf(columnsOf(table, readErrorTypes())));
      } catch (error) {
        throw errorAt(vfile, node, error instanceof Error ? error.message : String(error));
      }
      replaceNode(parent, node, table);
    }
  };
}
