import { formatDate } from '../dated-page';

test.each([
  ['en', 'Nov 27, 2026'],
  ['zh-CN', '2026年11月27日'],
  ['pt-BR', '27 de nov. de 2026'],
])('writes a date as readers of %s do, by the day in UTC', (locale, text) => {
  expect(formatDate(Date.UTC(2026, 10, 27, 23, 59), locale)).toBe(text);
});
