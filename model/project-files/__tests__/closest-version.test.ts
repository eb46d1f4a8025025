import { closestVersion } from '../closest-version';
import { parseVersion } from '../version-number';

interface Docs {
  id: string;
  grid?: string;
}

const DOCS: readonly Docs[] = [
  { id: 'next', grid: '7.29.13' },
  { id: 'current', grid: '7.0.0-beta.1' },
  { id: 'old', grid: '6.20.5' },
  { id: 'without' },
];

function closest(installed: string, docs: readonly Docs[] = DOCS) {
  const number = parseVersion(installed);
  if (!number) throw new Error(`${installed} is not a version`);
  return closestVersion(docs, ({ grid }) => grid, number);
}

it.each([
  ['6.20.5', 'old', 'same'],
  ['6.0.0', 'old', 'near'],
  ['7.0.0-alpha.3', 'current', 'same'],
  ['7.0.0', 'current', 'same'],
  ['7.14.1', 'current', 'near'],
  ['7.20.0', 'next', 'near'],
  ['7.29.0', 'next', 'same'],
  ['5.17.26', 'old', 'otherMajor'],
  ['8.2.0', 'next', 'otherMajor'],
])('%s has the docs %s', (installed, id, fit) => {
  expect(closest(installed)).toMatchObject({ docs: { id }, fit });
});

it('a version halfway between two has the older docs', () => {
  const docs = ['7.4.0', '7.2.0'].map((grid) => ({ id: grid, grid }));
  expect(closest('7.3.0', docs)?.describes).toBe('7.2.0');
});

it('docs that lack the library are not chosen', () => {
  expect(closest('7.0.0', [{ id: 'without' }])).toBeUndefined();
});
