import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-premium';

export interface PivotRow {
  id: string;
  /** The value of the field for the rows. */
  key: string;
  /** One number for each column of the pivot. */
  [field: string]: string | number;
}

export interface PivotOptions<R> {
  rowKey: (row: R) => string;
  /** One key, or several from the outer header to the inner one. */
  columnKeys: (row: R) => string[];
  value: (row: R) => number;
}

export interface Pivot {
  rows: PivotRow[];
  columns: GridColDef<PivotRow>[];
  columnGroupingModel: GridColumnGroupingModel;
  /** Function by field, for the totals. */
  aggregationModel: Record<string, string>;
}

function createColumn(field: string): GridColDef<PivotRow> {
  const headerName = field.split(' / ').at(-1);
  return { field, headerName, type: 'number', flex: 1, minWidth: 90 };
}

/** Creates one header group for each outer key, in the order of the columns. */
function createHeaders(fields: string[]): GridColumnGroupingModel {
  const groups = new Map<string, { field: string }[]>();
  for (const field of fields) {
    const [outer, inner] = field.split(' / ');
    if (outer === undefined || inner === undefined) continue;
    groups.set(outer, [...(groups.get(outer) ?? []), { field }]);
  }
  return [...groups].map(([groupId, children]) => ({ groupId, children }));
}

/**
 * Turns the values of one field into columns, and sums the values of each cell.
 * Columns follow the order of their first appearance in the rows.
 */
export function pivot<R>(rows: readonly R[], options: PivotOptions<R>): Pivot {
  const byKey = new Map<string, PivotRow>();
  const fields = new Set<string>();

  for (const row of rows) {
    const key = options.rowKey(row);
    const field = options.columnKeys(row).join(' / ');
    const cells = byKey.get(key) ?? { id: key, key };
    cells[field] = Number(cells[field] ?? 0) + options.value(row);
    byKey.set(key, cells);
    fields.add(field);
  }

  const ordered = [...fields];
  return {
    rows: [...byKey.values()].sort((a, b) => a.key.localeCompare(b.key, 'en')),
    columns: ordered.map(createColumn),
    columnGroupingModel: createHeaders(ordered),
    aggregationModel: Object.fromEntries(ordered.map((field) => [field, 'sum'])),
  };
}
