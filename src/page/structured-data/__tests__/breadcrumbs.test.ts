import { breadcrumbsOf } from '../breadcrumbs';

const SITE = 'https://mui.com/';

it.each([
  ['x/introduction/installation/', ['', 'x/introduction/installation/']],
  ['x/react-data-grid/', ['', 'x/react-data-grid/']],
  ['x/react-data-grid/filtering/server-side/', ['', 'x/react-data-grid/']],
  ['x/api/tree-view/', ['', 'x/react-tree-view/', 'x/api/tree-view/']],
  ['x/api/tree-view/tree-item/', ['', 'x/react-tree-view/', 'x/api/tree-view/']],
  ['x/7.0.0/react-charts/bars/', ['', 'x/7.0.0/react-charts/']],
  ['joy-ui/getting-started/', ['', 'joy-ui/getting-started/']],
  ['system/react-box/', ['', 'system/getting-started/']],
  ['material-ui/api/button/', ['', 'material-ui/getting-started/', 'material-ui/api/']],
  ['x/next/api/charts/bar-plot/', ['', 'x/next/react-charts/', 'x/next/api/charts/']],
])('the way to %s', (path, before) => {
  const trail = breadcrumbsOf(SITE + path, SITE).map(({ address }) => address);
  const steps = before.map((step) => SITE + step);
  expect(trail).toEqual(steps.includes(SITE + path) ? steps : [...steps, SITE + path]);
});

it('keeps the language', () => {
  expect(breadcrumbsOf(`${SITE}zh/x/react-charts/bars/`, `${SITE}zh/`)).toEqual([
    { kind: 'home', address: `${SITE}zh/` },
    { kind: { family: 'charts' }, address: `${SITE}zh/x/react-charts/` },
    { kind: 'page', address: `${SITE}zh/x/react-charts/bars/` },
  ]);
});
