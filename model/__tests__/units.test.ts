import { formatUnit, isDocumented, ownerOf, parseUnit, unitsOf } from '../units';
import type { DocsVersion } from '../docs-version';

const DOCUMENTED: DocsVersion = {
  id: '7.0.0-beta.1',
  docs: '7.0.0-beta.1',
  path: '',
  label: '7.0.0-beta.1',
  status: 'current',
  banner: 'none',
  date: '2024-03-22',
  packages: null,
  families: { charts: { version: '7.0.0-beta.1', plans: [] } },
};
const NEXT: DocsVersion = { ...DOCUMENTED, id: 'next', docs: 'current', path: 'next' };
const OLD: DocsVersion = { ...DOCUMENTED, id: '6.20', path: '6.20', languages: ['en'] };
const VERSIONS = [NEXT, DOCUMENTED, OLD];
const UNITS = unitsOf(VERSIONS);

/** A section about another product, in two languages. */
const JOY: DocsVersion = {
  ...DOCUMENTED,
  section: 'joy-ui',
  id: 'joy-ui',
  docs: 'current',
  languages: ['en', 'zh'],
};

const NAMES = [
  ...['x/next/en', 'x/next/zh', 'x/next/pt'],
  ...['x/current/en', 'x/current/zh', 'x/current/pt'],
  'x/6.20/en',
];

it('every version has a unit for each of its languages', () => {
  expect(UNITS.map(formatUnit)).toEqual(NAMES);
});

it.each(NAMES)('the unit %s is found by its name', (name) => {
  expect(formatUnit(parseUnit(name, VERSIONS))).toBe(name);
});

it('the documented version may be named by its id', () => {
  expect(parseUnit('x/7.0.0-beta.1/zh', VERSIONS)).toEqual({
    section: 'x',
    version: '7.0.0-beta.1',
    path: '',
    language: 'zh',
  });
});

it.each(['x/6.20/zh', 'x/8.0/en', 'blog/current/en', 'x/current', 'x//en', ''])(
  '"%s" is not a unit',
  (name) => {
    expect(() => parseUnit(name, VERSIONS)).toThrow(
      `There is no unit "${name}", but ${NAMES.join(', ')}`,
    );
  },
);

describe('the owner', () => {
  it.each([
    ['index.html', 'x/current/en'],
    ['robots.txt', 'x/current/en'],
    ['zh/404.html', 'x/current/zh'],
    ['zhuzh/index.html', 'x/current/en'],
    ['x/introduction/index.html', 'x/current/en'],
    ['x/next/introduction.md', 'x/next/en'],
    ['x/next-steps/index.html', 'x/current/en'],
    ['pt/x/next/sw.js', 'x/next/pt'],
    ['x/6.20/index.html', 'x/6.20/en'],
    ['x/6.20.1/index.html', 'x/current/en'],
    ['assets/js/main.1234abcd.js', 'x/current/en'],
    ['assets/6.20/js/main.1234abcd.js', 'x/6.20/en'],
    ['zh/pagefind/next/pagefind.js', 'x/next/zh'],
    ['pagefind/names/a.json', 'x/current/en'],
    ['playground/next/index.html', 'x/current/en'],
  ])('of %s is %s', (file, unit) => {
    expect(ownerOf(file, UNITS)).toEqual(parseUnit(unit, VERSIONS));
  });

  it('is nobody for a version in a language that it does not have', () => {
    expect(ownerOf('zh/x/6.20/index.html', UNITS)).toBeUndefined();
    expect(ownerOf('index.html', unitsOf([NEXT]))).toBeUndefined();
  });

  it('is the same in any order of units', () => {
    const file = 'zh/x/next/introduction/index.html';
    expect(ownerOf(file, [...UNITS].reverse())).toEqual(ownerOf(file, UNITS));
  });
});

describe('a section about another product', () => {
  const versions = [...VERSIONS, JOY];
  const units = unitsOf(versions);
  const joy = ['joy-ui/current/en', 'joy-ui/current/zh'];

  it('has units after those of MUI X', () => {
    expect(units.map(formatUnit)).toEqual([...NAMES, ...joy]);
    expect(joy.map((name) => formatUnit(parseUnit(name, versions)))).toEqual(joy);
    expect(units.filter(isDocumented).map(formatUnit)).not.toContain('joy-ui/current/en');
  });

  it.each([
    ['joy-ui/react-button/index.html', 'joy-ui/current/en'],
    ['zh/joy-ui/api/button.json', 'joy-ui/current/zh'],
    ['assets/joy-ui/js/main.1234abcd.js', 'joy-ui/current/en'],
    ['zh/pagefind/joy-ui/pagefind.js', 'joy-ui/current/zh'],
    ['joy-uikit/index.html', 'x/current/en'],
    ['x/joy-ui/index.html', 'x/current/en'],
    ['system/getting-started/index.html', 'x/current/en'],
  ])('%s belongs to %s', (file, unit) => {
    expect(ownerOf(file, units)).toEqual(parseUnit(unit, versions));
  });

  it('has no files in a language that it lacks', () => {
    expect(ownerOf('pt/joy-ui/react-button/index.html', units)).toBeUndefined();
  });
});
