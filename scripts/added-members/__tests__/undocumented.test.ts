import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProject } from '../../../plugins/files/__tests__/install-package';
import type { AddedName } from '../added-names';
import { readPages } from '../page-names';
import { undocumented } from '../undocumented';

/** Pages and demos in a folder of their own, as they are read. */
function pagesWith(files: Record<string, string>) {
  const docs = createProject();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(docs, file)), { recursive: true });
    writeFileSync(path.join(docs, file), text);
  }
  return readPages(docs);
}

const LOADING: AddedName = {
  family: 'charts',
  kind: 'prop',
  name: 'loading',
  owner: 'BarChartPro',
};

test.each([
  ['in inline code, next to its component', 'Set `loading` on a `BarChart`.', true],
  [
    'of a component in the front matter',
    '---\ncomponents: [Bar, BarChart]\n---\n\n`loading`',
    true,
  ],
  ['in a fence', '```tsx\n<BarChartPro loading />\n```\n', true],
  ['in plain text', 'A `BarChart` can show that it is loading.', false],
  ['of another component', 'Set `loading` on a `PieChart`.', false],
])('a prop %s', (_, page, documented) => {
  const pages = pagesWith({ 'react-charts/bars/index.mdx': page });
  expect(undocumented([LOADING], pages)).toEqual(documented ? [] : [LOADING]);
});

test('demos count, but not data, the reference, introductions and pages of other families', () => {
  const demo = '<BarChart loading />';
  const found = (file: string) =>
    undocumented(
      [LOADING],
      pagesWith({ [file]: demo, [path.posix.join(path.posix.dirname(file), 'index.mdx')]: '' }),
    );
  expect(found('react-charts/bars/Loading.tsx')).toEqual([]);
  expect(found('migration/migration-7-29/Loading.tsx')).toEqual([]);
  expect(found('introduction/licensing/Loading.tsx')).toEqual([LOADING]);
  expect(found('react-data-grid/overlays/Loading.tsx')).toEqual([LOADING]);
  expect(found('react-charts/_data/loading.ts')).toEqual([LOADING]);
  expect(found('api/charts/Loading.tsx')).toEqual([LOADING]);
});

test('every page of the Data Grid is about the grid and its API object', () => {
  const pages = pagesWith({ 'react-data-grid/rows/index.mdx': 'Call `setLoading`.' });
  const method = { family: 'data-grid', kind: 'method', name: 'setLoading' } as const;
  expect(undocumented([{ ...method, owner: 'GridApi' }], pages)).toEqual([]);
  expect(undocumented([{ ...method, owner: 'GridCell' }], pages)).toHaveLength(1);
});

test('the type of the props of a documented component does not need a mention', () => {
  const pages = pagesWith({ 'react-charts/heat-map/index.mdx': '`Heatmap`' });
  const names = ['HeatmapProps', 'HeatmapSlotProps', 'getHeatmapUtilityClass', 'heatmapClasses'];
  const added = names.map((name): AddedName => ({ family: 'charts', kind: 'export', name }));
  expect(undocumented(added, pages).map(({ name }) => name)).toEqual(['heatmapClasses']);
});
