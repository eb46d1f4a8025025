/** @jest-environment jsdom */
import type { ReactElement } from 'react';
import { fireEvent, render } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';

jest.setTimeout(30_000);

/** What the plans allow, as the overview lists it for a change from `DataGrid` to `DataGridPro`. */
interface Allowed {
  pages: boolean;
  reordering: boolean;
  sortedColumns: number;
  selectedRows: number;
}

const rows = [
  { id: 1, city: 'Graz', country: 'Austria' },
  { id: 2, city: 'Linz', country: 'Austria' },
];

const data = { rows, columns: [{ field: 'city' }, { field: 'country' }] };

/** `DataGrid` ignores these props. Its types do not have them, so they are only an object here. */
const freedom: object = {
  pagination: false,
  disableColumnReorder: false,
  disableMultipleColumnsFiltering: false,
  disableMultipleColumnsSorting: false,
  disableMultipleRowSelection: false,
  disableVirtualization: true,
};

function all(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

/** Clicks on two elements, on the second one with a key held. */
function clickBoth(selector: string, key: 'shiftKey' | 'ctrlKey'): void {
  all(selector).forEach((element, index) => {
    fireEvent.click(element, { [key]: index > 0 });
  });
}

function allowedBy(grid: ReactElement): Allowed {
  render(grid);
  clickBoth('[role="columnheader"]', 'shiftKey');
  clickBoth('[role="gridcell"][data-field="city"]', 'ctrlKey');
  return {
    pages: all('[aria-label="Go to next page"]').length > 0,
    reordering: all('[draggable="true"]').length > 0,
    sortedColumns: all('[aria-sort$="scending"]').length,
    selectedRows: all('[role="row"][aria-selected="true"]').length,
  };
}

/** Grids print errors about the filters of `DataGrid`, and about the missing license key. */
const errors = jest.spyOn(console, 'error').mockReturnValue();

beforeEach(() => errors.mockClear());

test('DataGrid fixes pages, the order of columns, and one sorted column and selected row', () => {
  expect(allowedBy(<DataGrid {...data} {...freedom} />)).toEqual({
    pages: true,
    reordering: false,
    sortedColumns: 1,
    selectedRows: 1,
  } satisfies Allowed);
});

test('DataGridPro allows what DataGrid fixes', () => {
  expect(allowedBy(<DataGridPro {...data} {...freedom} />)).toEqual({
    pages: false,
    reordering: true,
    sortedColumns: 2,
    selectedRows: 2,
  } satisfies Allowed);
});

test('DataGrid accepts one filter, DataGridPro several', () => {
  const items = [
    { id: 1, field: 'city', operator: 'contains', value: 'z' },
    { id: 2, field: 'country', operator: 'contains', value: 'A' },
  ];
  const props = { ...data, filterModel: { items } };
  const refused = expect.stringContaining('can only contain a single item');
  render(<DataGridPro {...props} {...freedom} />);
  expect(errors).not.toHaveBeenCalledWith(refused);
  render(<DataGrid {...props} {...freedom} />);
  expect(errors).toHaveBeenCalledWith(refused);
});
