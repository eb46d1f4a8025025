/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const begin = dayjs('2024-04-17T08:00');

/** Without a license key, the field prints an error and draws a watermark. */
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

/** Replaces the whole text of the field, as pasting does. @returns the last value, formatted */
function valueAfterPasting(text: string): (string | undefined)[] {
  let received: DateRange<Dayjs> = [begin, begin.add(1, 'hour')];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Log entries"
        format="YYYY-MM-DD HH:mm"
        dateSeparator="/"
        defaultValue={received}
        onChange={(value) => {
          received = value;
        }}
      />
    </LocalizationProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Log entries' });
  fireEvent.change(field, { target: { value: text } });
  return received.map((day) => day?.format('MMM D HH:mm'));
}

test('a period in the format of the field replaces the value', () => {
  expect(valueAfterPasting('2024-02-29 23:59 / 2024-03-01 00:05')).toEqual([
    'Feb 29 23:59',
    'Mar 1 00:05',
  ]);
});

test('a period in another format clears the value', () => {
  expect(valueAfterPasting('02/29/2024 23:59 / 03/01/2024 00:05')).toEqual([
    undefined,
    undefined,
  ]);
});
