import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NAVIGATION } from '../../../model/navigation';
import { WHATS_NEW } from '../../../model/news/index';
import { TITLES } from '../../../model/titles/index';
import { SECTION_TITLES } from '../../../model/titles/sections/index';
import { navigationOf, newsFile, newsOf, titlesOf } from '../frozen-data';

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
  expect(navigationOf(site, WORKING_COPY)).toEqual(NAVIGATION);
  expect(titlesOf(site, WORKING_COPY)).toBe(TITLES);
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

describe('titles', () => {
  const page = { pathname: '/x/react-charts', title: 'Former label' };
  const titles = { '/x/react-charts': { en: 'Charts', zh: '图表' } };
  const labelIn = (language: string) => navigationOf(site, CUT, language)[0]?.items[0]?.title;

  beforeEach(() => keep('navigation.json', [{ id: 'charts', items: [page] }]));

  it('that were kept with a version are the labels of its navigation', () => {
    keep('titles.json', titles);
    expect(titlesOf(site, CUT)).toEqual(titles);
    expect([labelIn('en'), labelIn('zh')]).toEqual(['Charts', '图表']);
  });

  it('of a version that was cut before there were any stay in its navigation', () => {
    expect(titlesOf(site, CUT)).toBeUndefined();
    expect(labelIn('zh')).toBe('Former label');
  });

  it('must be those of the navigation', () => {
    keep('titles.json', { '/x/react-trees': { en: 'Trees' } });
    // One build names all errors.
    expect(() => labelIn('en')).toThrow(
      [
        'model/titles: "/x/react-charts" is in the navigation and has no English title',
        'model/titles: "/x/react-trees" has titles and is not in the navigation',
      ].join('\n'),
    );
    keep('titles.json', { ...titles, '/x/react-trees': { en: 'Trees' } });
    expect(() => labelIn('en')).toThrow(
      'model/titles: "/x/react-trees" has titles and is not in the navigation',
    );
  });
});

it('a section has its own navigation and titles', () => {
  const version = { section: 'system', id: 'system', docs: 'current' } as const;
  expect(titlesOf(site, version)).toBe(SECTION_TITLES.system);
  expect(navigationOf(site, version, 'zh')).toMatchObject([{ id: 'system', title: 'MUI System' }]);
});

it('names the file that a version lacks', () => {
  expect(() => newsOf(site, CUT)).toThrow(/^versions.6\.20.news\.json is missing/);
});
