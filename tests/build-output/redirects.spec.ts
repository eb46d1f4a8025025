import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD, readBuilt } from '../../e2e/fixtures/built-files';
import { ENGLISH_PAGES } from '../../e2e/fixtures/site-pages';
import { expect, test } from '@playwright/test';

function readRules(): [string, string][] {
  return Object.entries(JSON.parse(readBuilt('redirects.json')) as Record<string, string>);
}

test('every old address, in every language, leads to a page in one step', () => {
  const rules = readRules();
  const sources = new Set(rules.map(([from]) => from));
  for (const [from, to] of rules) {
    const { pathname } = new URL(to, 'https://mui.com');
    expect(sources.has(pathname), `${from} is led on from ${to}`).toBe(false);
    expect(existsSync(path.join(BUILD, pathname, 'index.html')), `${from} ${to}`).toBe(true);
    // The page that redirects where a host does not apply the rule.
    expect(readBuilt(`${from.slice(1)}index.html`)).toContain(`0; url=${to}`);
  }
  for (const address of ['/components/data-grid/sorting/', '/api/data-grid/grid-col-def/']) {
    for (const prefix of ['', '/zh', '/pt']) expect(sources).toContain(prefix + address);
  }
});

test('hosts with rules of their own get them all, and those for the form of a file', () => {
  const lines = readFileSync(path.join(BUILD, '_redirects'), 'utf8').trim().split('\n');
  for (const [from, to] of readRules()) expect(lines).toContain(`${from} ${to} 301!`);
  for (const page of ENGLISH_PAGES.filter((address) => address !== '/')) {
    expect(lines).toContain(`/pt${page.replace(/\/$/, '.html')} /pt${page} 301!`);
  }
});

test('the server leads from the form of a file, and from one without slash, to the page', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/x/react-data-grid/sorting.html?a=1', '/x/react-data-grid/sorting/?a=1'],
    ['/zh/x/react-data-grid.html', '/zh/x/react-data-grid/'],
    ['/x/react-data-grid/sorting?a=1', '/x/react-data-grid/sorting/?a=1'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
  expect((await request.get('/404.html')).status()).toBe(200);
  expect((await request.get('/x/nowhere.html')).status()).toBe(404);
});
