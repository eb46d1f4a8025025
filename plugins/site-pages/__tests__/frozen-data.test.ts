import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NAVIGATION } from '../../../model/navigation';
import { WHATS_NEW } from '../../../model/news/index';
import { navigationOf, newsFile, newsOf } from '../frozen-data';

const WORKING_COPY = { id: 'next', docs: 'current' };
const CUT = { id: '6.20', docs: '6.20' };

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'frozen-'));
  mkdirSync(path.join(site, 'versions/6.20'), { recursive: true });
});

afterEach(() => rmSync(site, { recursive: true }));

function keep(name: string, content: unknown): void {
  writeFileSync(path.join(site, 'versions/6.20', name), JSON.stringify(content));
}

it('pages in docs/ go on with the navigation and the news of the sources', () => {
  expect(navigationOf(site, WORKING_COPY)).toBe(NAVIGATION);
  expect(newsOf(site, WORKING_COPY)).toBe(WHATS_NEW);
  expect(newsFile(WORKING_COPY)).toBe('model/news/index.ts');
});

it('a version that was cut has those that were kept with it', () => {
  keep('navigation.json', [{ id: 'charts' }]);
  keep('news.json', [{ id: 'one' }]);
  expect(navigationOf(site, CUT)).toEqual([{ id: 'charts' }]);
  expect(newsOf(site, CUT)).toEqual([{ id: 'one' }]);
  expect(newsFile(CUT)).toBe('versions/6.20/news.json');
});

it('names the file that a version lacks', () => {
  expect(() => newsOf(site, CUT)).toThrow(/^versions.6\.20.news\.json is missing/);
});
