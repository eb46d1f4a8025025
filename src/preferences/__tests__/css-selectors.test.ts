import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PREFERENCES } from '@site/model/preferences';
import type { Preference } from '@site/model/preference-columns';

const SRC = path.resolve(__dirname, '../..');

/** `attribute value` of the attribute selectors in our style sheets. */
function selectorsInCss(): Set<string> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const css = files.filter((file) => file.endsWith('.css'));
  return new Set(
    css.flatMap((file) => {
      const text = readFileSync(path.join(SRC, file), 'utf8');
      return [...text.matchAll(/\[(data-[\w-]+)='([^']*)'\]/g)].map(
        ([, attribute = '', value = '']) => `${attribute} ${value}`,
      );
    }),
  );
}

/** Values of an attribute, the default first. */
function attributeValues(row: Preference): string[] {
  const texts = 'attributeValues' in row ? row.attributeValues : undefined;
  const values = (row.values ?? []).map(String);
  const fallback = values.indexOf(String(row.default));
  const all = texts ?? values;
  return [...all.slice(fallback, fallback + 1), ...all.filter((_, index) => index !== fallback)];
}

const rows: [string, Preference][] = Object.entries<Preference>(PREFERENCES).filter(
  // API pages copy these attributes to their sections, where CSS reads them.
  ([, row]) => row.attribute !== undefined && row.kind !== 'api-display',
);
const selectors = selectorsInCss();

it.each(rows)('each value of %s but the default has CSS', (_, row) => {
  const [, ...others] = attributeValues(row).map((value) => `${row.attribute} ${value}`);
  expect(others.filter((selector) => !selectors.has(selector))).toEqual([]);
});

it.each(rows)('CSS has no value that %s does not have', (_, row) => {
  const known = attributeValues(row).map((value) => `${row.attribute} ${value}`);
  const used = [...selectors].filter((selector) => selector.startsWith(`${row.attribute} `));
  expect(used.filter((selector) => !known.includes(selector))).toEqual([]);
});
