import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_TOOLS } from '../../../../model/exported-project';
import { toJavaScript } from '../../code/to-javascript';
import { packagesDirOf } from '../../../files/packages-dir';
import { filesOfDemo } from '../../page/demo-files';
import type { DemoProject } from '@site/model/demo-code';
import { describeProject, withJavaScriptNames } from '../describe-project';

const SITE = path.resolve(__dirname, '../../../..');
const PACKAGES = packagesDirOf(SITE);

/** Describes a demo of the docs. */
async function describeDemo(demo: string): Promise<DemoProject> {
  const files = filesOfDemo(path.join(SITE, 'docs', demo)).map(async (file) => {
    const ts = readFileSync(file, 'utf8');
    return { file, ts, js: withJavaScriptNames(await toJavaScript(ts)) };
  });
  return describeProject(await Promise.all(files), PACKAGES);
}

function installed(name: string): string {
  return JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8')).version;
}

const FRAME = [
  ...['@emotion/react', '@emotion/styled', '@mui/material', '@mui/system'],
  ...['react', 'react-dom'],
];

it.each([
  ['a grid', 'react-data-grid/getting-started/FirstGrid.tsx', ['@mui/x-data-grid']],
  ['a grid of Premium', 'react-data-grid/export/ExcelWorker.tsx', ['@mui/x-data-grid-premium']],
  [
    'a picker that no file of its own imports dayjs for',
    'react-date-pickers/custom-components/MatchDays.css.tsx',
    ['@mui/x-date-pickers', 'dayjs'],
  ],
  ['a tree', 'react-tree-view/simple-tree-view/items/BasicItems.tsx', ['@mui/x-tree-view']],
])('%s needs its package, MUI and their peers at exact versions', async (_, demo, names) => {
  const { ts } = await describeDemo(demo);
  const expected = [...FRAME, ...names].sort();
  expect(Object.keys(ts.packages.dependencies)).toEqual(expected);
  for (const name of expected) {
    expect(ts.packages.dependencies[name]).toBe(installed(name));
  }
});

it('types go only with TypeScript', async () => {
  const { ts, js } = await describeDemo('react-data-grid/getting-started/FirstGrid.tsx');
  expect(Object.keys(ts.packages.types)).toEqual(['@types/react', '@types/react-dom']);
  expect(Object.keys(ts.rightToLeft.types)).toContain('@types/stylis');
  expect(js.packages.types).toEqual({});
});

it('right to left needs what mirrors styles, Tailwind what puts them in front', async () => {
  const mirrored = ['@emotion/cache', '@mui/stylis-plugin-rtl', 'stylis'];
  const plain = await describeDemo('react-data-grid/style/RowAndCellStyles.css.tsx');
  expect(Object.keys(plain.ts.packages.dependencies)).not.toContain('@emotion/cache');
  expect(Object.keys(plain.ts.rightToLeft.dependencies)).toEqual(expect.arrayContaining(mirrored));
  const tailwind = await describeDemo('react-data-grid/style/RowAndCellStyles.tailwind.tsx');
  expect(Object.keys(tailwind.ts.packages.dependencies)).toContain('@emotion/cache');
  expect(Object.keys(tailwind.ts.packages.dependencies)).not.toContain('stylis');
});

it('files stand as they do in the docs, so imports hold', async () => {
  const { ts, js } = await describeDemo('react-data-grid/export/ExcelWorker.tsx');
  expect(ts.paths).toEqual([
    'export/ExcelWorker.tsx',
    '_data/orders.ts',
    'export/excelWorker.ts',
    '_data/random.ts',
  ]);
  expect(js.paths).toEqual([
    'export/ExcelWorker.jsx',
    '_data/orders.js',
    'export/excelWorker.js',
    '_data/random.js',
  ]);
  expect([ts.worker, js.worker]).toEqual([true, true]);
});

it('a demo of one file stands alone', async () => {
  const { ts } = await describeDemo('react-data-grid/getting-started/FirstGrid.tsx');
  expect(ts.paths).toEqual(['FirstGrid.tsx']);
  expect(ts.worker).toBe(false);
});

it('JavaScript does without files and packages of types', () => {
  const file = (name: string) => path.join(SITE, 'docs', name);
  const files = [
    {
      file: file('react-data-grid/_data/orders.ts'),
      ts: "import type { R } from './random';\nimport type {} from 'stylis';\nlet a: R;",
      js: 'let a;',
    },
    { file: file('react-data-grid/_data/random.ts'), ts: 'export type R = 1;', js: '' },
  ];
  const { ts, js } = describeProject(files, PACKAGES);
  expect(ts.paths).toEqual(['orders.ts', 'random.ts']);
  expect(js.paths).toEqual(['orders.js', '']);
  expect(Object.keys(ts.packages.dependencies)).toContain('stylis');
  expect(Object.keys(js.packages.dependencies)).not.toContain('stylis');
});

it('JavaScript names files as they are called there', () => {
  expect(
    withJavaScriptNames(
      "import a from './a';\nimport t from 'x.ts';\nnew Worker(new URL('./worker.ts', import.meta.url));",
    ),
  ).toBe(
    "import a from './a';\nimport t from 'x.ts';\nnew Worker(new URL('./worker.js', import.meta.url));",
  );
});

it('projects are checked and compiled by the versions that this site uses', () => {
  for (const name of ['typescript', 'tailwindcss'] as const) {
    expect(PROJECT_TOOLS[name]).toBe(installed(name));
  }
  expect(PROJECT_TOOLS['@tailwindcss/vite']).toBe(PROJECT_TOOLS.tailwindcss);
});
