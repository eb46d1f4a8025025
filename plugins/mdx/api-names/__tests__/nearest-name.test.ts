import { countEdits, createNearest } from '../nearest-name';

it.each([
  ['rows', 'rows', 0],
  ['rows', 'row', 1],
  ['rows', 'arows', 1],
  ['rows', 'rowz', 1],
  ['rows', 'rosw', 1],
  ['rows', 'orws', 1],
  ['rows', 'swor', 4],
  ['rows', 'rabs', 2],
  ['', 'ab', 2],
])('from %s to %s: %d edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
  expect(countEdits(to, from)).toBe(edits);
});

it('finds the nearest name, and the first of equally near ones', () => {
  const nearest = createNearest(['sortModel', 'sortModels', 'filterModel']);
  expect(nearest('sortModells', 2)).toBe('sortModels');
  expect(nearest('sortModelx', 2)).toBe('sortModel');
  expect(nearest('rowModel', 2)).toBeUndefined();
});
