/** @jest-environment jsdom */
// #region setup
import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TableBooking from '../TableBooking';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2024-05-15T10:00:00'),
    advanceTimers: true,
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const setupUser = () =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
// #endregion

jest.setTimeout(20_000);

// #region type
test('books the day and the time that are typed', async () => {
  const user = setupUser();
  render(<TableBooking />);

  await user.click(screen.getByRole('textbox', { name: 'Day' }));
  await user.keyboard('05202024');

  await user.click(screen.getByRole('spinbutton', { name: 'Hours' }));
  await user.keyboard('1930');

  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(screen.getByRole('status').textContent).toBe(
    'Booked for 2024-05-20 at 19:30',
  );
});
// #endregion

// #region change
test('books the day and the time that are filled in', () => {
  render(<TableBooking />);
  fireEvent.change(screen.getByLabelText('Day'), {
    target: { value: '05/20/2024' },
  });

  const time = screen.getByRole('group', { name: 'Time' });
  const hiddenInput = within(time).getByRole('textbox', { hidden: true });
  fireEvent.change(hiddenInput, { target: { value: '19:30' } });

  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(screen.getByRole('status').textContent).toBe(
    'Booked for 2024-05-20 at 19:30',
  );
});
// #endregion

// #region choose
test('takes a day from the calendar', async () => {
  const user = setupUser();
  render(<TableBooking />);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });

  await user.click(screen.getByRole('button', { name: 'Choose date' }));
  const calendar = screen.getByRole('dialog', { name: 'Day' });
  await user.click(within(calendar).getByRole('gridcell', { name: '22' }));

  expect(day.value).toBe('05/22/2024');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
// #endregion

// #region refuse
test('marks a day in the past', () => {
  render(<TableBooking />);
  const day = screen.getByLabelText<HTMLInputElement>('Day');

  fireEvent.change(day, { target: { value: '05/14/2024' } });
  expect(day.getAttribute('aria-invalid')).toBe('true');

  fireEvent.change(day, { target: { value: '05/15/2024' } });
  expect(day.getAttribute('aria-invalid')).toBe('false');
});
// #endregion

// #region mobile
/** Answers media queries as a device with this pointer. */
function mockPointer(pointer: 'fine' | 'coarse') {
  window.matchMedia = (query: string) =>
    ({
      media: query,
      matches: query === `(pointer: ${pointer})`,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('takes a day from the dialog of the mobile form', async () => {
  mockPointer('coarse');
  const user = setupUser();
  render(<TableBooking />);
  const day = screen.getByLabelText<HTMLInputElement>('Day');
  expect(day.readOnly).toBe(true);

  await user.click(day);
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('gridcell', { name: '22' }));
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(day.value).toBe('05/22/2024');
});
// #endregion

test('has the popup form with a precise pointer', () => {
  mockPointer('fine');
  render(<TableBooking />);
  expect(screen.getByLabelText<HTMLInputElement>('Day').readOnly).toBe(false);
});

test('the open popup has the label of the field, too', async () => {
  const user = setupUser();
  render(<TableBooking />);
  await user.click(screen.getByRole('button', { name: 'Choose date' }));
  expect(screen.getAllByLabelText('Day')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Day' })).toBeTruthy();
});

test('the field of the mobile form has the name of the button', () => {
  mockPointer('coarse');
  render(<TableBooking />);
  expect(screen.queryByRole('textbox', { name: 'Day' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Choose date' })).toBeTruthy();
});

test('while the dialog is open, queries by role do not find the field', async () => {
  mockPointer('coarse');
  const user = setupUser();
  render(<TableBooking />);
  await user.click(screen.getByLabelText('Day'));
  screen.getByRole('dialog');
  const field = { name: 'Choose date' };
  expect(screen.queryByRole('textbox', field)).toBeNull();
  screen.getByRole('textbox', { ...field, hidden: true });
});
