import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../model/library-versions';
import { createProject } from '../../../plugins/files/__tests__/install-package';
import { PROJECT_ROOT } from '../../project-root.mjs';
import { readExportList } from '../list-exports';
import { readExports } from '../read-exports';

/** A folder `node_modules` with declarations. */
function modulesWith(files: Record<string, string>): string {
  const modules = createProject();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(modules, file)), { recursive: true });
    writeFileSync(path.join(modules, file), text);
  }
  return modules;
}

test('finds what an entry declares, names, renames and passes on', () => {
  const modules = modulesWith({
    '@mui/x-grid/index.d.ts': [
      "export * from './Grid';",
      "export { Cell as Unstable_Cell, default } from './cell';",
      "export * as locales from './locales';",
      "export * from 'react';",
      'declare const hidden: string;',
      'export declare const a: string, b: number;',
    ].join('\n'),
    '@mui/x-grid/Grid/index.d.ts':
      'export declare function Grid(): void;\nexport interface Props {}',
    '@mui/x-grid/locales/index.d.ts': 'export type Locale = string;',
    '@mui/x-grid/internals/index.d.ts': 'export declare class Secret {}',
  });
  expect(readExports(modules, ['@mui/x-grid'])).toEqual(
    ['Grid', 'Locale', 'Props', 'Unstable_Cell', 'a', 'b', 'locales'].sort(),
  );
});

test('a package passes on exports of another package, also in a circle', () => {
  const modules = modulesWith({
    '@mui/x-pro/index.d.ts': "export * from '@mui/x-grid';\nexport * from './Pro';",
    '@mui/x-pro/Pro.d.ts': "export * from './index';\nexport declare enum Plan {}",
    '@mui/x-grid/index.d.ts': 'export declare const grid: string;',
  });
  expect(readExports(modules, ['@mui/x-pro'])).toEqual(['Plan', 'grid']);
});

test('each version that was cut has a list of its families, sorted', () => {
  for (const { id, docs, families } of DOCS_VERSIONS) {
    if (docs === 'current') continue;
    const list = readExportList(PROJECT_ROOT, id);
    expect(Object.keys(list).sort()).toEqual(Object.keys(families).sort());
    for (const names of Object.values(list)) expect(names).toEqual([...names].sort());
    expect(list['tree-view']).toContain('TreeItem');
  }
});
