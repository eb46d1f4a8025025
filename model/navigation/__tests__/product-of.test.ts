import { PREFIXED_LANGUAGES } from '../../languages';
import { productOf } from '../product-of';

function product(pathname: string): string {
  const { productId, productCategoryId } = productOf(pathname, PREFIXED_LANGUAGES);
  return `${productId} of ${productCategoryId}`;
}

const TABLE: [pathname: string, expected: string][] = [
  ['/x/react-data-grid/', 'x-data-grid of x'],
  ['/x/react-data-grid', 'x-data-grid of x'],
  ['/x/react-data-grid/column-definition/', 'x-data-grid of x'],
  ['/x/react-date-pickers/date-picker/', 'x-date-pickers of x'],
  ['/x/react-charts/bars/', 'x-charts of x'],
  ['/x/react-tree-view/', 'x-tree-view of x'],
  ['/x/api/data-grid/', 'x-data-grid of x'],
  ['/x/api/data-grid/data-grid-premium/', 'x-data-grid of x'],
  ['/x/api/date-pickers/date-picker/', 'x-date-pickers of x'],
  ['/x/api/charts/bar-chart/', 'x-charts of x'],
  ['/x/api/tree-view/tree-item-2/', 'x-tree-view of x'],
  ['/x/', 'x of x'],
  ['/x', 'x of x'],
  ['/x/introduction/', 'x of x'],
  ['/x/api/', 'x of x'],
  ['/x/api/names/', 'x of x'],
  ['/x/react-data-grids/', 'x of x'],
  ['/x/data-grid/', 'x of x'],
  ['/x/introduction/react-data-grid/', 'x of x'],
  ['/x/next/', 'x of x'],
  ['/x/next/react-charts/', 'x-charts of x'],
  ['/x/next/api/charts/bar-chart/', 'x-charts of x'],
  ['/x/7.0.0-beta.1/react-tree-view/', 'x-tree-view of x'],
  ['/x/6/react-data-grid/', 'x-data-grid of x'],
  ['/x/v6/api/date-pickers/', 'x-date-pickers of x'],
  ['/material-ui/', 'material-ui of core'],
  ['/material-ui/react-button/', 'material-ui of core'],
  ['/joy-ui/getting-started/', 'joy-ui of core'],
  ['/base-ui/', 'base-ui of core'],
  ['/system/properties/', 'system of core'],
  // A version segment has a meaning only below /x/.
  ['/next/x/react-charts/', 'null of null'],
  ['/toolpad/core/', 'toolpad of toolpad'],
  ['/docs/', 'docs of docs'],
  ['/', 'null of null'],
  ['', 'null of null'],
  ['/blog/', 'null of null'],
  ['/playground/', 'null of null'],
  ['/404.html', 'null of null'],
  ['/xyz/react-data-grid/', 'null of null'],
  ['/constructor/', 'null of null'],
];

it.each(TABLE)('%s is %s', (pathname, expected) => {
  expect(product(pathname)).toBe(expected);
});

it.each(TABLE.filter(([pathname]) => pathname !== ''))(
  '%s is %s under every language',
  (pathname, expected) => {
    PREFIXED_LANGUAGES.forEach((language) =>
      expect(product(`/${language}${pathname}`)).toBe(expected),
    );
  },
);

it('a language that the site lacks is not a prefix', () => {
  expect(product('/de/x/react-charts/')).toBe('null of null');
});
