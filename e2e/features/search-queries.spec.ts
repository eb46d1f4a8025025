import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isBuilt, pagesOf } from '../fixtures/built-versions';
import { openSearch, searchFor, topResults } from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

interface Query {
  query: string;
  /** Each of these answers it. */
  wanted: string[];
}

interface QuerySet {
  /** File below the fixtures, without its ending. */
  file: string;
  /** Of the queries, how many are found at least. */
  least: number;
  count: number;
  /** Folder of the version; empty for the documented one. */
  version: string;
  language: string;
}

const SETS: readonly QuerySet[] = [
  { file: 'search-queries', count: 50, least: 50, version: '', language: 'en' },
  { file: 'search-queries', count: 50, least: 50, version: 'next', language: 'en' },
  { file: 'search-queries-next', count: 25, least: 24, version: 'next', language: 'en' },
  { file: 'search-queries-threads', count: 40, least: 34, version: '', language: 'en' },
  { file: 'search-queries-threads', count: 40, least: 34, version: 'next', language: 'en' },
  { file: 'search-queries-zh', count: 15, least: 13, version: '', language: 'zh' },
  { file: 'search-queries-pt', count: 15, least: 13, version: '', language: 'pt' },
];

/** Pages of the documented version that another page stands in for in the next one. */
const IN_NEXT: Partial<Record<string, string>> = {
  // There, trees have checkboxes.
  '/x/react-tree-view/#limits': '/x/react-tree-view/rich-tree-view/selection/',
};

/** Checks that a version, whose pages are paths below it, has a page. */
function hasPage(pages: ReadonlySet<string>, version: string, address: string): boolean {
  const [, below = ''] = /\/x\/([^#]*)/.exec(address) ?? [];
  return pages.has(version === '' ? below : below.slice(version.length + 1));
}

const FIXTURES = path.join(__dirname, '../fixtures');

function addressIn(version: string, address: string): string {
  if (version === '' || address.startsWith(`/x/${version}/`)) return address;
  return (IN_NEXT[address] ?? address).replace('/x/', `/x/${version}/`);
}

function readQueries({ file, version }: QuerySet): Query[] {
  const [, ...lines] = readFileSync(path.join(FIXTURES, `${file}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [query = '', wanted = ''] = line.split('\t');
    return { query, wanted: wanted.split(' ').map((each) => addressIn(version, each)) };
  });
}

/** Among the first three results, of which a page shows its best sections below it. */
async function isFound(page: Page, { query, wanted }: Query): Promise<boolean> {
  await searchFor(page, query);
  const top = await topResults(page, 3);
  return top.some(({ hrefs }) => wanted.some((each) => hrefs.includes(each)));
}

const isThere = ({ file, version, language }: QuerySet) =>
  isBuilt(version, language) && existsSync(path.join(FIXTURES, `${file}.tsv`));

for (const set of SETS.filter(isThere)) {
  const { file, count, least, version, language } = set;
  const start = `${language === 'en' ? '' : `/${language}`}/x/${version && `${version}/`}introduction/`;

  test(`users find what they ask for: ${file} at ${start}`, async ({ page }) => {
    test.slow();
    const queries = readQueries(set);
    expect(queries).toHaveLength(count);
    const pages = pagesOf(version, language);
    const addresses = queries.flatMap(({ wanted }) => wanted);
    const missing = addresses.filter((each) => !hasPage(pages, version, each));
    expect(missing, 'Answers that do not exist').toEqual([]);
    await visit(page, start);
    await openSearch(page);
    const missed: string[] = [];
    for (const each of queries) {
      if (!(await isFound(page, each))) missed.push(`${each.query} → ${each.wanted.join(', ')}`);
    }
    const found = queries.length - missed.length;
    // Read by scripts/quality/read-test-results.mjs.
    const description = `${found} of ${queries.length}`;
    test.info().annotations.push({ type: 'queries', description });
    console.log(`${found} of ${queries.length} queries found; missed:\n  ${missed.join('\n  ')}`);
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(least);
  });
}
