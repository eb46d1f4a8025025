import type { Table, TableCell, TableRow } from 'mdast';
import { tableCell } from '../../syntax-tree/mdx-nodes';
import { tableRow, type RowSources } from '../row-source';
import { readErrorTypes, type ErrorTypes } from './read-error-types';

/** Screen readers read these signs as words; the page explains them beside the table. */
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

function rowsOfCodes(columns: readonly ReadonlySet<string>[]): TableRow[] {
  const codes = [...new Set(columns.flatMap((column) => [...column]))];
  return codes.map((code) =>
    tableRow(
      tableCell(code, 'inlineCode'),
      ...columns.map((column) => tableCell(column.has(code) ? SIGNS.known : SIGNS.unknown)),
    ),
  );
}

/**
 * A row for each code that the installed package knows. The head of the table names types of errors
 * such as `DateValidationError`.
 */
export const pickerErrors: RowSources = {
  PickerErrors: ({ table, packagesDir }) =>
    rowsOfCodes(columnsOf(table, readErrorTypes(packagesDir))),
};
