import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesBelow } from '../../../files/files-below';
import { COMMON_JS, oneMuiSystem } from '..';

const requireFrom = createRequire(__filename);
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));
const SYSTEM = folderOf('@mui/system');
const MATERIAL = folderOf('@mui/material');

/** Builds for other targets than the one that the bundler takes. */
const OTHER_BUILDS = /^(?:legacy|modern|node|umd)[\\/]/;

it('covers all imports of Material UI that lead to a file', () => {
  const sources = filesBelow(MATERIAL)
    .filter((file) => file.endsWith('.js') && !OTHER_BUILDS.test(file))
    .map((file) => readFileSync(path.join(MATERIAL, file), 'utf8'));
  const imports = sources.flatMap((source) =>
    [...source.matchAll(/from '@mui\/system\/([^']+)'/g)].map(([, name = '']) => name),
  );
  const files = new Set(imports.filter((name) => existsSync(path.join(SYSTEM, `${name}.js`))));
  expect([...files].sort()).toEqual(COMMON_JS);
});

it.each(COMMON_JS)('%s exports the same as an ECMAScript module', (name) => {
  const exported = requireFrom(path.join(SYSTEM, `${name}.js`)) as object;
  const source = readFileSync(path.join(SYSTEM, 'esm', `${name}.js`), 'utf8');
  const names = [...source.matchAll(/^export (?:function |const )?(\w+)/gm)].map(
    ([, each]) => each,
  );
  expect(new Set(names)).toEqual(new Set(Object.keys(exported)));
});

it('leads to files that exist, on the server and in the browser', () => {
  const configure = oneMuiSystem().configureWebpack as () => {
    module: { rules: { resolve: { alias: Record<string, string> } }[] };
  };
  const files = configure().module.rules.flatMap(({ resolve }) => Object.values(resolve.alias));
  expect(files).toHaveLength(COMMON_JS.length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
