/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

const rows = Array.from({ length: 130 }, (_, id) => ({ id, city: 'Graz' }));
const columns = [
  { field: 'id', width: 400 },
  { field: 'city', width: 400 },
];

function drawn(props: Partial<DataGridProps> = {}) {
  const { unmount } = render(
    <div style={{ width: 300, height: 300 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>,
  );
  const counts = {
    // Without the row of headers.
    rows: screen.getAllByRole('row', { hidden: true }).length - 1,
    columns: screen.getAllByRole('columnheader', { hidden: true }).length,
  };
  unmount();
  return counts;
}

test('jsdom draws all columns and all rows of the page, with any size of the parent', () => {
  expect(drawn()).toEqual({ rows: 100, columns: 2 });
  expect(
    drawn({
      initialState: { pagination: { paginationModel: { pageSize: 25 } } },
    }),
  ).toEqual({ rows: 25, columns: 2 });
});

test('jsdom draws one row if the height decides about the page size', () => {
  expect(drawn({ autoPageSize: true })).toEqual({ rows: 1, columns: 2 });
});
