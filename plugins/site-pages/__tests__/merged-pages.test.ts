import { mergedPages } from '../merged-pages';

const PAGES = mergedPages([
  { pages: [{ address: '/zh/x/charts/', ids: ['柱'] }] },
  { pages: [{ address: '/x/charts/', ids: ['bars', 'a.b'] }] },
]);

it.each(['/x/charts/', '/x/charts/#bars', '/x/charts/?a=b#a.b', '/zh/x/charts/#%E6%9F%B1'])(
  '%s leads somewhere',
  (address) => {
    expect(PAGES.brokenTarget(address)).toBeUndefined();
  },
);

it.each([
  ['/x/pies/', 'there is no page at "/x/pies/"'],
  ['/x/charts', 'there is no page at "/x/charts"'],
  ['/x/charts/#pies', '"/x/charts/" has no place with the id "pies"'],
  ['/zh/x/charts/#bars', '"/zh/x/charts/" has no place with the id "bars"'],
])('%s leads nowhere: %s', (address, reason) => {
  expect(PAGES.brokenTarget(address)).toBe(reason);
});

it('has the pages of all units in one order', () => {
  expect(PAGES.addresses).toEqual(['/x/charts/', '/zh/x/charts/']);
});
