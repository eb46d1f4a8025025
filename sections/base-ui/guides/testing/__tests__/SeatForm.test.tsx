/** @jest-environment jsdom */
// #region setup
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SeatForm from '../SeatForm';
// #endregion

// #region select
it('books the chosen seat', async () => {
  const user = userEvent.setup();
  render(<SeatForm />);

  await user.click(screen.getByRole('combobox', { name: 'Seat' }));
  await user.click(screen.getByRole('option', { name: 'Aisle' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));

  expect(screen.getByRole('status').textContent).toBe('Booked: aisle');
});
// #endregion

// #region keyboard
it('opens and chooses with the keyboard', async () => {
  const user = userEvent.setup();
  render(<SeatForm />);
  const select = screen.getByRole('combobox', { name: 'Seat' });

  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  expect(select.textContent).toBe('Aisle');
  expect(select.getAttribute('aria-expanded')).toBe('false');
});
// #endregion
