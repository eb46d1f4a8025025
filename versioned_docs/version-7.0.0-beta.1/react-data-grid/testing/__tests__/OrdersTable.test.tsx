/** @jest-environment jsdom */
// #region setup
import {
  configure,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrdersTable from '../OrdersTable';
import { type OrderRow } from '../_server/orders';

const open = { status: 'Open', country: 'Austria' } as const;
const orders: OrderRow[] = [
  { ...open, id: 1, customer: 'Linde', items: 4, city: 'Graz' },
  { ...open, id: 2, customer: 'Perl', items: 9, city: 'Linz' },
  { ...open, id: 3, customer: 'Adler', items: 2, city: 'Graz' },
];
const load = async () => orders;

/** The row that contains a text, as soon as it is there. */
async function findRow(text: string): Promise<HTMLElement> {
  const cell = await screen.findByText(text);
  const row = cell.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`"${text}" is not in a row`);
  return row;
}

/** The texts of a column, from top to bottom. */
function textsOf(field: string): (string | null)[] {
  const cells = document.querySelectorAll(
    `[role="gridcell"][data-field="${field}"]`,
  );
  return Array.from(cells, (cell) => cell.textContent);
}
// #endregion

// #region slow
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });
// #endregion

// #region find
test('shows orders with their status', async () => {
  render(<OrdersTable load={load} />);
  const row = await findRow('Linde');

  expect(within(row).getByRole('gridcell', { name: 'Open' })).toBeTruthy();
  // The headers are a row, too.
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
// #endregion

// #region sort
test('sorts by the number of items', async () => {
  const user = userEvent.setup();
  render(<OrdersTable load={load} />);
  await findRow('Linde');

  const header = screen.getByRole('columnheader', { name: 'Items' });
  await user.click(header);
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(textsOf('items')).toEqual(['2', '4', '9']);
});
// #endregion

// #region quick-filter
test('finds orders by their city', async () => {
  const user = userEvent.setup();
  render(<OrdersTable load={load} />);
  await findRow('Linde');

  await user.type(screen.getByRole('searchbox'), 'Linz');
  await waitFor(() => expect(textsOf('customer')).toEqual(['Perl']));
});
// #endregion

// #region filter
test('filters by customer in the filter panel', async () => {
  const user = userEvent.setup();
  render(<OrdersTable load={load} />);
  await findRow('Linde');

  await user.click(screen.getByRole('button', { name: 'Show filters' }));
  await user.click(screen.getByLabelText('Columns'));
  await user.click(screen.getByRole('option', { name: 'Customer' }));
  await user.type(screen.getByLabelText('Value'), 'ad');
  await waitFor(() => expect(textsOf('customer')).toEqual(['Adler']));
});
// #endregion

// #region select
test('selects all orders, then all but one', async () => {
  const user = userEvent.setup();
  render(<OrdersTable load={load} />);
  const row = await findRow('Perl');

  await user.click(screen.getByLabelText('Select all rows'));
  expect(row.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('3 rows selected')).toBeTruthy();

  await user.click(within(row).getByRole('checkbox'));
  expect(row.getAttribute('aria-selected')).toBe('false');
  expect(screen.getByText('2 rows selected')).toBeTruthy();
});
// #endregion

// #region edit
test('shows what the server has saved', async () => {
  const user = userEvent.setup();
  const save = jest.fn(async (order: OrderRow) => ({
    ...order,
    city: 'Vienna',
  }));
  render(<OrdersTable load={load} save={save} />);
  const row = await findRow('Linde');

  await user.dblClick(within(row).getByText('4'));
  const input = within(row).getByRole('spinbutton');
  await user.clear(input);
  await user.type(input, '7{Enter}');

  expect(await within(row).findByText('Vienna')).toBeTruthy();
  expect(within(row).getByText('7')).toBeTruthy();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ id: 1, items: 7 }),
  );
});
// #endregion

// #region edit-option
test('saves another status', async () => {
  const user = userEvent.setup();
  const save = jest.fn(async (order: OrderRow) => order);
  render(<OrdersTable load={load} save={save} />);
  const row = await findRow('Linde');

  await user.dblClick(within(row).getByText('Open'));
  await user.click(await screen.findByRole('option', { name: 'Shipped' }));
  // The cell stays in edit mode after the choice.
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Order 1 is saved')).toBeTruthy();
  expect(within(row).getByText('Shipped')).toBeTruthy();
});
// #endregion

// #region reject
test('keeps the cell open when the server rejects the value', async () => {
  const user = userEvent.setup();
  const save = () => Promise.reject(new Error('At least one item'));
  render(<OrdersTable load={load} save={save} />);
  const row = await findRow('Linde');

  await user.dblClick(within(row).getByText('4'));
  const input = within(row).getByRole<HTMLInputElement>('spinbutton');
  await user.clear(input);
  await user.type(input, '0{Enter}');

  expect(await screen.findByText('Error: At least one item')).toBeTruthy();
  expect(within(row).getByRole('spinbutton')).toBe(input);

  await user.type(input, '{Escape}');
  expect(await within(row).findByText('4')).toBeTruthy();
});
// #endregion

// #region load
test('shows progress until the server answers', async () => {
  let answer: (rows: OrderRow[]) => void = () => {};
  const slow = new Promise<OrderRow[]>((resolve) => {
    answer = resolve;
  });
  render(<OrdersTable load={() => slow} />);
  expect(screen.getByRole('progressbar')).toBeTruthy();

  answer(orders);
  await findRow('Linde');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
// #endregion

// #region fail
test('shows why there are no orders', async () => {
  const fail = () => Promise.reject(new Error('503 Service Unavailable'));
  render(<OrdersTable load={fail} />);

  expect(
    await screen.findByText('Error: 503 Service Unavailable'),
  ).toBeTruthy();
  expect(screen.getByText('No rows')).toBeTruthy();
});
// #endregion
