import type { ExportMembers } from '../../../model/member-history/member-list';
import { addedExports, addedMembers, idOf } from '../added-names';

function component(...props: string[]): ExportMembers {
  return {
    kind: 'component',
    members: { prop: Object.fromEntries(props.map((name) => [name, { type: 'string' }])) },
  };
}

test('names new components with their props, and new props of older components', () => {
  const added = addedMembers(
    { charts: { BarChart: component('series') } },
    { charts: { BarChart: component('series', 'loading'), Heatmap: component('series') } },
  );
  expect(added.map(idOf)).toEqual([
    'charts BarChart.loading',
    'charts Heatmap',
    'charts Heatmap.series',
  ]);
});

test('a method that was a field is not new, and a table is not an export', () => {
  const api = (kind: 'method' | 'field'): ExportMembers => ({
    kind: 'interface',
    members: { [kind]: { forceUpdate: {} } },
  });
  const events: ExportMembers = { kind: 'table', members: { event: { rowClick: {} } } };
  const added = addedMembers(
    { 'data-grid': { GridApi: api('field') } },
    { 'data-grid': { GridApi: api('method'), events } },
  );
  expect(added).toEqual([
    { family: 'data-grid', kind: 'event', name: 'rowClick', owner: 'events' },
  ]);
});

test('exports that the reference lists too are there once', () => {
  const listed = [{ family: 'charts', kind: 'hook', name: 'useZoom' }] as const;
  expect(
    addedExports({ charts: ['Old'] }, { charts: ['Old', 'useZoom', 'isBarSeries'] }, listed),
  ).toEqual([{ family: 'charts', kind: 'export', name: 'isBarSeries' }]);
});
