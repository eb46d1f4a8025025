import type * as React from 'react';
import { gridFilteredSortedRowIdsSelector, type GridApi } from '@mui/x-data-grid';

/** First characters that a spreadsheet may read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cell(value: unknown, isNumber: boolean): string {
  const text = value === null || value === undefined ? '' : String(value);
  return quoted(!isNumber && FORMULA.test(text) ? `'${text}` : text);
}

/** Exports the visible rows and columns without formulas. */
export function safeCsv(apiRef: React.MutableRefObject<GridApi>): string {
  const columns = apiRef.current.getVisibleColumns().filter((column) => !column.disableExport);
  const header = columns.map(({ headerName, field }) => cell(headerName ?? field, false));
  const lines = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
    columns.map(({ field }) => {
      const { value, formattedValue } = apiRef.current.getCellParams(id, field);
      return cell(formattedValue, typeof value === 'number');
    }),
  );
  return [header, ...lines].map((line) => line.join(',')).join('\r\n');
}
