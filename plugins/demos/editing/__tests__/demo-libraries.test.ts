import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importsOfDemos } from '../imports-of-demos';
import { librariesModule } from '../libraries-module';

const VERSION = { docs: 'current', path: '' };

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'demo-libraries-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, code: string): void {
  mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), code);
}

describe('importsOfDemos', () => {
  it('finds what demos and their files ask for when they run', () => {
    write(
      'docs/grid/Orders.tsx',
      `import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { rows } from './rows';
const columns: GridColDef[] = [];
export default () => <Box ref={React.createRef()}><DataGrid rows={rows} columns={columns} /></Box>;`,
    );
    write('docs/grid/rows.ts', `import 'dayjs/locale/de';\nexport const rows = [];`);
    write('docs/grid/index.mdx', `import other from 'other';`);
    write('versioned_docs/version-6/Old.tsx', `import { x } from 'old';\nexport default x;`);
    expect(importsOfDemos(siteDir, VERSION).packages).toEqual([
      '@mui/material/Box',
      '@mui/x-data-grid',
      'dayjs/locale/de',
      'react',
      'react/jsx-runtime',
    ]);
  });

  it('finds those of one version, and the playgrounds with the documented one', () => {
    write('docs/Next.tsx', `import 'next';`);
    write('versioned_docs/version-6/Old.tsx', `import 'old';`);
    write('src/pages/playground/_demos/Play.tsx', `import 'play';`);
    const packagesOf = (docs: string, at: string) =>
      importsOfDemos(siteDir, { docs, path: at }).packages;
    expect(packagesOf('6', '6')).toEqual(['old']);
    expect(packagesOf('6', '')).toEqual(['old', 'play']);
    expect(packagesOf('current', 'next')).toEqual(['next']);
  });

  it('finds files that run as workers', () => {
    write('docs/grid/Excel.tsx', `new Worker(new URL('./excelWorker.ts', import.meta.url));`);
    expect(importsOfDemos(siteDir, VERSION).workers).toEqual([
      path.join(siteDir, 'docs/grid/excelWorker.ts'),
    ]);
  });

  it('names a file that does not parse', () => {
    write('docs/grid/Broken.tsx', 'const a = ;');
    expect(() => importsOfDemos(siteDir, VERSION)).toThrow(path.join('docs', 'grid', 'Broken.tsx'));
  });

  it('a site without demos needs nothing', () => {
    expect(importsOfDemos(siteDir, VERSION)).toEqual({ packages: [], workers: [] });
  });
});

describe('librariesModule', () => {
  const moduleFor = (packages: string[], workers: string[] = []) =>
    librariesModule({ packages, workers }, '/site', '/site/.docusaurus/demo-libraries/default');

  it('loads each module when it is asked for, the roots of packages with parts too', () => {
    const code = moduleFor(['@mui/x-charts/BarChart', 'dayjs']);
    const names = [...code.matchAll(/^ {2}'(.+)': \(\) => import\(.* '\1'\),$/gm)];
    expect(names.map(([, name]) => name)).toEqual([
      '@mui/x-charts',
      '@mui/x-charts/BarChart',
      'dayjs',
    ]);
  });

  it('brings React and MUI along', () => {
    const code = moduleFor(['@mui/icons-material/Add', '@mui/material/Box']);
    const names = [
      '@mui/icons-material/Add',
      '@mui/material',
      '@mui/material/Box',
      'react',
      'react-dom',
      'react/jsx-runtime',
    ];
    names.forEach((name, index) => {
      expect(code).toContain(`import * as module${index} from '${name}';`);
      expect(code).toContain(`'${name}': async () => module${index},`);
    });
    expect(code).not.toContain('import(');
  });

  it.each([
    ['@mui/x-charts', 'edit-charts'],
    ['@mui/x-charts/BarChart', 'edit-charts'],
    ['@mui/x-data-grid/locales', 'edit-locales'],
    ['@mui/x-date-pickers/locales', 'edit-locales'],
    ['@mui/x-date-pickers/AdapterDayjs', 'edit-AdapterDayjs'],
    ['dayjs/locale/de', 'edit-dayjs'],
    ['@emotion/react', 'edit-other'],
    ['styled-components', 'edit-other'],
  ])('%s is in the chunk %s', (name, chunk) => {
    expect(moduleFor([name])).toContain(
      `'${name}': () => import(/* webpackChunkName: "${chunk}" */ '${name}')`,
    );
  });

  it('starts workers by the paths of their files', () => {
    expect(moduleFor([], ['/site/docs/grid/excelWorker.ts'])).toContain(
      `'docs/grid/excelWorker.ts': () => new Worker(/* webpackChunkName: "edited-docs-grid-excelWorker-ts" */ new URL('../../../docs/grid/excelWorker.ts', import.meta.url))`,
    );
  });
});
