/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen, within } from '@testing-library/react';
import TableBooking from '../TableBooking';

// #region clock
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2024-05-15T10:00:00') });
});

afterEach(() => {
  jest.useRealTimers();
});
// #endregion

// #region type
test('books the day and the time that are typed', () => {
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
test('takes a day from the calendar', () => {
  render(<TableBooking />);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });

  fireEvent.click(screen.getByRole('button', { name: 'Choose date' }));
  fireEvent.click(screen.getByRole('gridcell', { name: '22' }));
  expect(day.value).toBe('05/22/2024');
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

/** What may differ between a test and the page: how lines are broken. */
const withoutLayout = (code: string) => code.replace(/[\s,]/g, '');

const pageFile = path.resolve(__dirname, '../index.mdx');
const siteDir = path.resolve(__dirname, '../../../..');

/** The regions of a test file, by name. */
function regions(file: string): [name: string, code: string][] {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const found = text.matchAll(
    /^\/\/ #region (\w+)\n([^]*?)^\/\/ #endregion$/gm,
  );
  return [...found].map(([, name = '', code = '']) => [
    `${file}, ${name}`,
    code,
  ]);
}

test.each([
  ...regions(
    'docs/react-date-pickers/base-concepts/__tests__/TableBooking.test.tsx',
  ),
  ...regions('e2e/pages/date-pickers/base-concepts.spec.ts'),
])('the page shows %s', (_name, code) => {
  const page = fs.readFileSync(pageFile, 'utf8');
  const fences = [...page.matchAll(/^```tsx?[^\n]*\n([^]*?)^```$/gm)].map(
    ([, text = '']) => text,
  );
  expect(
    fences.some((fence) => withoutLayout(fence).includes(withoutLayout(code))),
  ).toBe(true);
});
