import type { NavigationFamily } from '../../../model/navigation/types';
import { keepPages } from '../keep-pages';

const FAMILIES: NavigationFamily[] = [
  {
    id: 'charts',
    sidebar: 'charts',
    title: 'Charts',
    items: [
      { pathname: '/x/charts', title: 'Overview' },
      {
        pathname: '/x/charts/group',
        title: 'Group',
        children: [
          { pathname: '/x/charts/bars', title: 'Bars' },
          { pathname: '/x/charts/lines', title: 'Lines' },
        ],
      },
      {
        pathname: '/x/charts/other-group',
        title: 'Other group',
        children: [{ pathname: '/x/charts/axis', title: 'Axis' }],
      },
    ],
  },
];

it('keeps pages and the groups around them', () => {
  const [charts] = keepPages(FAMILIES, ['/x/charts/', '/x/charts/lines/']);
  expect(charts).toMatchObject({
    id: 'charts',
    items: [
      { title: 'Overview' },
      { title: 'Group', children: [{ pathname: '/x/charts/lines', title: 'Lines' }] },
    ],
  });
  expect(charts?.items).toHaveLength(2);
});

it('refuses a page that is not in the navigation, and a group', () => {
  const pages = ['/x/charts/', '/x/charts/group/', '/x/charts/pies/', '/x/charts/lines'];
  expect(() => keepPages(FAMILIES, pages)).toThrow(
    'Not in the navigation: /x/charts/group/, /x/charts/pies/, /x/charts/lines',
  );
});

it('refuses to leave a family without a page', () => {
  expect(() => keepPages(FAMILIES, [])).toThrow('Families without a page: charts');
});
