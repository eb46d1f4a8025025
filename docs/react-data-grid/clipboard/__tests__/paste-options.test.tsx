/** @jest-environment jsdom */
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

jest.setTimeout(20_000);

const options = [
  { value: 1, label: 'Paid' },
  { value: 2, label: 'Shipped' },
];

const select = {
  type: 'singleSelect',
  editable: true,
} as const satisfies Partial<GridColDef>;

const columns: GridColDef[] = [
  { ...select, field: 'numbers', valueOptions: options },
  { ...select, field: 'codes', valueOptions: [{ value: 'S', label: 'Sent' }] },
  {
    ...select,
    field: 'labels',
    valueOptions: options,
    pastedValueParser: (text) =>
      options.find(({ label }) => label === text)?.value,
  },
];

const rows = [{ id: 1, numbers: 1, codes: null, labels: 1 }];

/** Users get a license key or a watermark, which is not the subject here. */
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

function cell(field: string): HTMLElement {
  const found = screen
    .getAllByRole('gridcell')
    .find((element) => element.dataset.field === field);
  if (!found) throw new Error(`The column ${field} is not drawn`);
  return found;
}

/** Gives the focus to a cell, and pastes a text. @returns what the cell shows after the paste */
async function paste(field: string, text: string): Promise<string | null> {
  const ended = jest.fn();
  const { unmount } = render(
    <DataGridPremium
      rows={rows}
      columns={columns}
      onClipboardPasteEnd={ended}
      disableRowSelectionOnClick
      disableVirtualization
    />,
  );
  await userEvent.click(cell(field));
  await waitFor(() => expect(cell(field).tabIndex).toBe(0));
  fireEvent.keyDown(cell(field), { key: 'v', keyCode: 86, ctrlKey: true });
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  // The grid collects changed rows for 50 ms.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const shown = cell(field).textContent;
  unmount();
  return shown;
}

test('options take a pasted string that is their value, and no label', async () => {
  expect(await paste('codes', 'Sent')).toBe('');
  expect(await paste('codes', 'S')).toBe('Sent');
});

test('options with numbers take neither the number nor the label', async () => {
  expect(await paste('numbers', 'Shipped')).toBe('Paid');
  expect(await paste('numbers', '2')).toBe('Paid');
});

test('a parser makes labels acceptable', async () => {
  expect(await paste('labels', 'Shipped')).toBe('Shipped');
  expect(await paste('labels', 'Atlantis')).toBe('Paid');
});
