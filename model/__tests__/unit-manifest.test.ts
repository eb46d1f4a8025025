import { parseUnitManifest, type UnitManifest } from '../unit-manifest';

const MANIFEST: UnitManifest = {
  unit: 'x/6.20/en',
  buildId: '0123456789abcdef',
  pages: [{ address: '/x/6.20/introduction/', ids: ['why'] }],
  links: [{ to: '/x/introduction/#why', file: 'docs/introduction/index.mdx', line: 3 }],
  scripts: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  licenses: '.unit/licenses.txt',
};

const parse = (value: unknown) =>
  parseUnitManifest(JSON.stringify(value), 'x/6.20/en', '.units/x/6.20/en/unit.json');

it('reads what a unit has written', () => {
  expect(parse(MANIFEST)).toEqual(MANIFEST);
});

it('takes links of menus, which have no line, and units without licenses', () => {
  const links = [{ to: '/', file: 'src/theme/Navbar/index.tsx', line: null }];
  expect(parse({ ...MANIFEST, links, licenses: '' }).links).toEqual(links);
});

it.each([
  ['a file that was cut off', '{"unit":', 'it is not JSON'],
  ['another unit', { ...MANIFEST, unit: 'x/next/en' }, 'it is of the unit "x/next/en"'],
  ['a list', [], 'it is not an object'],
  ['a missing field', { ...MANIFEST, scripts: undefined }, '"scripts" is not a list'],
  ['a page without ids', { ...MANIFEST, pages: [{ address: '/x/' }] }, '"pages[0].ids" is not'],
  [
    'a hash in a page',
    { ...MANIFEST, pages: [{ address: '/x/#a', ids: [] }] },
    '[0].address" is not',
  ],
  ['a line of zero', { ...MANIFEST, links: [{ to: '/', file: 'a', line: 0 }] }, 'links[0].line"'],
  ['a script in the place of a hash', { ...MANIFEST, scripts: ['alert()'] }, '"scripts[0]" is not'],
  ['licenses elsewhere', { ...MANIFEST, licenses: '../../LICENSE' }, '"licenses" is not a path'],
])('names the unit, the file and the field of %s', (_, value, fault) => {
  const content = typeof value === 'string' ? value : JSON.stringify(value);
  const read = () => parseUnitManifest(content, 'x/6.20/en', '.units/x/6.20/en/unit.json');
  expect(read).toThrow('x/6.20/en: .units/x/6.20/en/unit.json is not its manifest: ');
  expect(read).toThrow(fault);
});
