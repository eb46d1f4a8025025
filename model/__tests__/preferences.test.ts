import { ANALYTICS_PREFERENCES, PREFERENCES } from '../preferences';
import type { Preference } from '../preference-columns';
import { DEFAULT_THEME_STATE } from '../theme-state';

const ROWS: [string, Preference][] = [
  ...Object.entries(PREFERENCES),
  ...Object.entries(ANALYTICS_PREFERENCES),
];

function duplicates(values: readonly (string | undefined)[]): string[] {
  const given = values.filter((value) => value !== undefined);
  return given.filter((value, index) => given.indexOf(value) !== index);
}

it.each(ROWS)('the default of %s is one of its values', (_, row) => {
  const values: readonly unknown[] = row.values ?? [row.default];
  expect(values).toContain(row.default);
});

it('no two preferences share a key, but for the parts of the theme state', () => {
  const rows = ROWS.map(([, row]) => row).filter(({ kind }) => kind !== 'theme-state');
  const keys = rows.map(({ storage, key }) => `${storage} ${key}`);
  expect(duplicates([...keys, `localStorage ${PREFERENCES.direction.key}`])).toEqual([]);
});

it('no two preferences share an attribute or a user property', () => {
  const rows = ROWS.map(([, row]) => row);
  expect(duplicates(rows.map(({ attribute }) => attribute))).toEqual([]);
  expect(
    duplicates(rows.map((row) => ('userProperty' in row ? row.userProperty : undefined))),
  ).toEqual([]);
});

it('the answer to the question for consent has no attribute, and is not reset with the others', () => {
  expect(Object.keys(ANALYTICS_PREFERENCES.consent)).not.toContain('attribute');
  expect(ANALYTICS_PREFERENCES.consent.resetAll).toBe(false);
});

it('the theme state has a row for each of its parts', () => {
  const rows = Object.values(PREFERENCES).filter((row) => row.kind === 'theme-state');
  expect(Object.fromEntries(rows.map((row) => [row.property, row.default]))).toEqual(
    DEFAULT_THEME_STATE,
  );
});
