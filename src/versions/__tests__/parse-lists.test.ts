import { parsePages, parseVersions } from '../parse-lists';

const VERSION = {
  id: '6.20',
  label: 'v6.20',
  path: '6.20',
  status: 'archived',
  languages: ['en', 'zh'],
  families: { 'data-grid': '6.20.5' },
};
const PARSED = {
  id: '6.20',
  label: 'v6.20',
  path: '6.20',
  status: 'archived',
  languages: ['en', 'zh'],
};

const list = (...versions: unknown[]) => parseVersions({ versions });

describe('the list of versions', () => {
  it('is read with what the menu shows', () => {
    expect(list({ ...VERSION, path: '' })).toEqual([{ ...PARSED, path: '' }]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '<!doctype html>'],
    ['a list', [VERSION]],
    ['an object without versions', {}],
    ['versions in an object', { versions: { length: 1, 0: VERSION } }],
    ['an empty list', { versions: [] }],
  ])('counts as absent when it is %s', (_, value) => {
    expect(parseVersions(value)).toBeUndefined();
  });

  it.each([
    ['another site', { path: '//example.com' }],
    ['a folder above', { path: '../..' }],
    ['a path with more than one part', { path: '6.20/react-data-grid' }],
    ['a page of the documented version', { path: 'react-data-grid' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['a number as its path', { path: 6.2 }],
    ['no path', { path: undefined }],
    ['an id with markup', { id: '<img src=x>' }],
    ['an id that is an object', { id: { toString: 1 } }],
    ['an id that is too long', { id: '6'.repeat(41) }],
  ])('leaves out a version with %s', (_, change) => {
    expect(list({ ...VERSION, ...change }, { ...VERSION, id: 'next', path: 'next' })).toEqual([
      { ...PARSED, id: 'next', path: 'next' },
    ]);
  });

  it('names a version by its id when its label makes no sense', () => {
    for (const label of [undefined, '', ' ', 7, 'x'.repeat(41)]) {
      expect(list({ ...VERSION, label })?.[0]?.label).toBe('6.20');
    }
  });

  it('takes states and languages that it does not know for future ones', () => {
    const [future] = list({ ...VERSION, status: 'sunset', languages: ['fr', 'x y', 3] }) ?? [];
    expect(future).toEqual({ ...PARSED, status: undefined, languages: ['en', 'fr'] });
  });

  it('has each path and each id once', () => {
    const versions = list(VERSION, { ...VERSION, id: 'other' }, { ...VERSION, path: '6.21' });
    expect(versions).toEqual([PARSED]);
  });
});

describe('the pages of a version', () => {
  it('are the paths that can be pages', () => {
    const paths = ['introduction/', 'react-data-grid/', 'react-data-grid/sorting/', 'api/charts/'];
    expect([...(parsePages(paths) ?? [])]).toEqual(paths);
  });

  it('never lead out of the version', () => {
    const junk = ['', '/', '//example.com/', '../', 'a/../../b/', 'a', 'a/?b/', 'a#b/', 'a b/', 1];
    expect(parsePages([...junk, 'introduction/'])).toEqual(new Set(['introduction/']));
  });

  it.each([[null], ['introduction/'], [{}], [[]], [[1, 2]]])('are unknown for %j', (value) => {
    expect(parsePages(value)).toBeUndefined();
  });
});
