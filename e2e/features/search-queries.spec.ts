import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { API_PAGES, DOC_PAGES } from '../fixtures/site-pages';
import { openSearch, searchFor, topResults } from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

interface Query {
  query: string;
  wanted: string;
}

/** Of fifty queries: the expected results, and the share of them where pages are not written yet. */
const FOUND = 45;
const SHARE = 0.9;

function readQueries(): Query[] {
  const file = path.join(__dirname, '../fixtures/search-queries.tsv');
  const [, ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [query = '', wanted = ''] = line.split('\t');
    return { query, wanted };
  });
}

function isWritten({ wanted }: Query): boolean {
  const [page = ''] = wanted.split('#');
  return DOC_PAGES.includes(page) || API_PAGES.includes(page);
}

/** Among the first three results, of which a page shows its best sections below it. */
async function isFound(page: Page, { query, wanted }: Query): Promise<boolean> {
  await searchFor(page, query);
  const top = await topResults(page, 3);
  return top.some(({ hrefs }) => hrefs.includes(wanted));
}

test('newcomers find what they ask for', async ({ page }) => {
  const queries = readQueries();
  const written = queries.filter(isWritten);
  expect(queries).toHaveLength(50);
  await visit(page, '/x/introduction/');
  await openSearch(page);
  const missed: string[] = [];
  for (const each of written) {
    if (!(await isFound(page, each))) missed.push(`${each.query} → ${each.wanted}`);
  }
  const found = written.length - missed.length;
  console.log(`${found} of ${written.length} queries found; missed:\n  ${missed.join('\n  ')}`);
  const least = written.length === queries.length ? FOUND : Math.ceil(SHARE * written.length);
  expect(found, missed.join('\n')).toBeGreaterThanOrEqual(least);
});
