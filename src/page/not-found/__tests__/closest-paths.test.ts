import { closestPaths } from '../closest-paths';

describe('closestPaths', () => {
  const paths = [
    '/x/introduction/',
    '/x/introduction/installation/',
    '/x/react-data-grid/',
    '/x/react-data-grid/column-definition/',
    '/x/react-data-grid/getting-started/',
    '/x/react-data-grid/sorting/',
    '/x/react-charts/',
    '/x/react-charts/bars/',
    '/x/react-charts/getting-started/',
    '/x/react-date-pickers/date-picker/',
    '/x/react-tree-view/simple-tree-view/items/',
  ];

  it.each([
    ['a typing error', '/x/react-data-grid/sortng/', '/x/react-data-grid/sorting/'],
    ['no slash at the end', '/x/react-data-grid/sortin', '/x/react-data-grid/sorting/'],
    ['a part of the name', '/x/react-data-grid/column/', '/x/react-data-grid/column-definition/'],
    ['more than the name', '/x/charts/bars-overview/', '/x/react-charts/bars/'],
    ['the page of another folder', '/x/data-grid/sorting/', '/x/react-data-grid/sorting/'],
    [
      'a page that moved up',
      '/x/react-tree-view/items/',
      '/x/react-tree-view/simple-tree-view/items/',
    ],
    ['a file name', '/x/react-charts/bars.html', '/x/react-charts/bars/'],
    ['an index file', '/x/react-charts/bars/index.html', '/x/react-charts/bars/'],
    ['capitals', '/x/SORTING/', '/x/react-data-grid/sorting/'],
    ['a name in two folders', '/x/react-charts/getting-start/', '/x/react-charts/getting-started/'],
  ])('%s: %s', (_, asked, expected) => {
    expect(closestPaths(asked, paths, 1)).toEqual([expected]);
  });

  it('gives as many as were asked for, closest first', () => {
    const found = closestPaths('/x/react-charts/getting-started-with/', paths, 3);
    expect(found).toHaveLength(3);
    expect(found.slice(0, 2)).toEqual([
      '/x/react-charts/getting-started/',
      '/x/react-data-grid/getting-started/',
    ]);
  });

  it('gives all where there are fewer', () => {
    expect(closestPaths('/nothing/', ['/a/', '/b/'], 5).sort()).toEqual(['/a/', '/b/']);
    expect(closestPaths('/nothing/', [], 5)).toEqual([]);
  });

  it('answers for an address without a name', () => {
    expect(closestPaths('/', paths, 2)).toHaveLength(2);
  });

  it('leaves the list of pages as it was', () => {
    const before = [...paths];
    closestPaths('/x/react-charts/', paths, 2);
    expect(paths).toEqual(before);
  });
});
