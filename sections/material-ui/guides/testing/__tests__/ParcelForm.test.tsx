/** @jest-environment jsdom */
// #region setup
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ParcelForm from '../ParcelForm';
import { type Parcel } from '../_server/parcels';

/** Popups appear and disappear at once, and clicks draw no ripple. */
const testTheme = createTheme({
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialog: { defaultProps: { transitionDuration: 0 } },
    MuiPopover: { defaultProps: { transitionDuration: 0 } },
  },
});

function renderForm(send: (parcel: Parcel) => Promise<void> = async () => {}) {
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={testTheme}>
      <ParcelForm send={send} />
    </ThemeProvider>,
  );
  return user;
}
// #endregion

// #region slow
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });
// #endregion

// #region text
test('can be sent when it has a recipient', async () => {
  const user = renderForm();
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Send parcel',
  });
  expect(button.disabled).toBe(true);

  await user.type(screen.getByLabelText('Recipient'), 'Nora');
  expect(button.disabled).toBe(false);
});
// #endregion

// #region select
test('chooses a size', async () => {
  const user = renderForm();

  const select = screen.getByRole('combobox', { name: 'Size' });
  await user.click(select);
  await user.click(screen.getByRole('option', { name: 'large' }));

  expect(select.textContent).toBe('large');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
// #endregion

// #region autocomplete
test('finds a town by its first letters', async () => {
  const user = renderForm();

  const town = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' });
  await user.type(town, 'le');
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Leuven']);

  await user.keyboard('{ArrowDown}{Enter}');
  expect(town.value).toBe('Leuven');
});
// #endregion

// #region slider
test('sets the weight', () => {
  renderForm();

  const weight = screen.getByRole('slider', { name: /^Weight/ });
  fireEvent.change(weight, { target: { value: 12 } });

  expect(screen.getByText('Weight: 12 kg')).toBeTruthy();
});
// #endregion

// #region dialog
test('sends the parcel after the question', async () => {
  const send = jest.fn(async () => {});
  const user = renderForm(send);
  await user.type(screen.getByLabelText('Recipient'), 'Nora{Enter}');

  const dialog = await screen.findByRole('dialog', {
    name: 'Send this parcel?',
  });
  // The dialog hides the rest of the page.
  expect(screen.queryByRole('form', { name: 'Parcel' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Send now' }));

  expect(await screen.findByText('Sent to Nora')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({
    recipient: 'Nora',
    size: 'small',
    town: null,
    kilos: 2,
  });
});
// #endregion

// #region cancel
test('sends nothing after Escape', async () => {
  const send = jest.fn(async () => {});
  const user = renderForm(send);
  await user.type(screen.getByLabelText('Recipient'), 'Nora{Enter}');
  await screen.findByRole('dialog');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send).not.toHaveBeenCalled();
});
// #endregion

// #region fail
test('shows why the parcel was not sent', async () => {
  const user = renderForm(() => Promise.reject(new Error('at most 15 kg')));
  await user.type(screen.getByLabelText('Recipient'), 'Nora{Enter}');
  await user.click(await screen.findByText('Send now'));

  expect(await screen.findByText('Not sent: at most 15 kg')).toBeTruthy();
});
// #endregion
