import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../model/library-versions';
import { packagesDirOf } from '../../../files/packages-dir';
import { INPUTS, lateFilterInputs, requestOf } from '..';

const SITE = path.join(__dirname, '../../../..');

/** The imports of inputs for several values in the operators of an installed grid. */
function importsIn(packagesDir: string): string[] {
  const folder = path.join(packagesDir, '@mui/x-data-grid/colDef');
  return readdirSync(folder)
    .filter((file) => /^grid\w+Operators\.js$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      return [...source.matchAll(/from ['"]([^'"]*Multiple[^'"]*)['"]/g)].map(
        ([, from = '']) => from,
      );
    });
}

const installed = DOCS_VERSIONS.map((version) => packagesDirOf(SITE, version)).filter((folder) =>
  existsSync(path.join(folder, '@mui/x-data-grid')),
);

it.each(installed)('knows how the grid in %s imports them', (packagesDir) => {
  const imports = importsIn(packagesDir).map((from) => from.replace(/\.js$/, ''));
  expect(new Set(imports)).toEqual(new Set(INPUTS.map(requestOf)));
});

it('leads to files that exist, in the browser only', () => {
  const configure = lateFilterInputs({ siteDir: SITE }).configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => { module?: { rules: { resolve: { alias: Record<string, string> } }[] } };
  const files = configure({}, false).module?.rules.flatMap(({ resolve }) =>
    Object.values(resolve.alias),
  );
  expect(files).toHaveLength(2 * INPUTS.length);
  expect(files?.filter((file) => !existsSync(file))).toEqual([]);
  expect(configure({}, true)).toEqual({});
});
