import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NAVIGATION } from '../../../model/navigation';
import { flatten } from '../../../model/navigation/build-sidebars';
import { HOSTED_PAGES } from '../pages';

const TESTS = path.resolve(__dirname, '../../../e2e');

/** Specs of the build for a host, and the fixtures with addresses that these open. */
const files = [
  ...readdirSync(path.join(TESTS, 'hosted')).map((file) => path.join('hosted', file)),
  'fixtures/page-kinds.ts',
  'fixtures/junk.ts',
];

const pages = new Set(
  NAVIGATION.flatMap(({ items }) => flatten(items)).map(({ pathname }) => `${pathname}/`),
);

/** Pages of the docs and of the reference that a file names. */
function pagesNamedIn(file: string): string[] {
  const text = readFileSync(path.join(TESTS, file), 'utf8');
  return [...text.matchAll(/['"`](\/x\/[\w./-]+\/)['"`?#]/g)]
    .flatMap(([, address]) => address ?? [])
    .filter((address) => pages.has(address) || address.startsWith('/x/api/'));
}

it.each(files)('the build for a host has the pages that %s names', (file) => {
  expect(HOSTED_PAGES).toEqual(expect.arrayContaining(pagesNamedIn(file)));
});

it('finds the addresses in the specs', () => {
  expect(pagesNamedIn('hosted/worker-faults.spec.ts')).toContain('/x/react-charts/bars/');
});

it('lists each page once', () => {
  expect(HOSTED_PAGES).toEqual([...new Set(HOSTED_PAGES)]);
});
