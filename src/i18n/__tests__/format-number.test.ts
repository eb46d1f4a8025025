import { formatNumber } from '../format-number';

it.each([
  ['en', 1234567.5, '1,234,567.5'],
  ['zh', 1234567.5, '1,234,567.5'],
  ['pt', 1234567.5, '1.234.567,5'],
  ['pt', 1234, '1.234'],
  ['en', 160, '160'],
])('in %s %d is %s', (locale, value, expected) => {
  expect(formatNumber(value, locale)).toBe(expected);
});
