/**
 * The grid detects jsdom and happy-dom by the user agent, so this is any other DOM without layout.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"userAgent":"Mozilla/5.0 Another DOM"}
 */
import { render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';

const rows = Array.from({ length: 20 }, (_, id) => ({ id, city: 'Graz' }));
const columns = [
  { field: 'id', width: 400 },
  { field: 'city', width: 400 },
];
const cellCount = () =>
  screen.queryAllByRole('gridcell', { hidden: true }).length;

// The grid reports that its parent has no height.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a DOM without layout has only the cells of the buffer', () => {
  render(<DataGrid rows={rows} columns={columns} />);
  expect(cellCount()).toBe(3);
});

test('disableVirtualization draws all cells without layout', () => {
  render(<DataGrid rows={rows} columns={columns} disableVirtualization />);
  expect(cellCount()).toBe(40);
});
