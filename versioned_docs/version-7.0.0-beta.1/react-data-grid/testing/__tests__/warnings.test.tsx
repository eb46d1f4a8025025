/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';

jest.setTimeout(20_000);

const rows = [
  { id: 1, city: 'Graz' },
  { id: 2, city: 'Linz' },
];

function renderCities() {
  render(
    <DataGrid
      aria-label="Cities"
      rows={rows}
      columns={[{ field: 'city' }]}
      slots={{ toolbar: GridToolbar }}
      slotProps={{ toolbar: { showQuickFilter: true } }}
    />,
  );
}

test('the name of the grid is on the element around it', () => {
  renderCities();
  const grid = screen.getByRole('grid');
  expect(screen.queryByRole('grid', { name: 'Cities' })).toBeNull();
  expect(screen.getByLabelText('Cities').contains(grid)).toBe(true);
});

test('directly after typing, all rows are there', async () => {
  renderCities();
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'Linz' } });
  expect(screen.queryByText('Graz')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('Graz')).toBeNull());
});
