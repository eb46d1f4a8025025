/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function isMobileForm(desktopModeMediaQuery: string): boolean {
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" desktopModeMediaQuery={desktopModeMediaQuery} />
    </LocalizationProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Day').readOnly;
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('without matchMedia, no media query leads to the mobile form', () => {
  expect(isMobileForm('not all')).toBe(false);
});

test('a mock that always returns false leads to the mobile form, with any media query', () => {
  window.matchMedia = (media: string) =>
    ({
      media,
      matches: false,
      addListener: () => {},
      removeListener: () => {},
    }) as unknown as MediaQueryList;
  expect(isMobileForm('all')).toBe(true);
});
