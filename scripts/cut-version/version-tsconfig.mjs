// @ts-check
import { frozenFolderOf } from '../docs-versions.mjs';

/**
 * Settings of TypeScript with which the demos of a version get the types of its own packages.
 * @param {string} version
 * @param {string[]} names of packages besides those of the library, which have types of their own
 */
export function versionTsconfig(version, names) {
  const packages = `${frozenFolderOf(version)}/packages/node_modules`;
  const docs = `../../versioned_docs/version-${version}`;
  const paths = names.flatMap((name) => [
    [name, [`${packages}/${name}`]],
    [`${name}/*`, [`${packages}/${name}/*`]],
  ]);
  return {
    extends: '../../tsconfig.json',
    compilerOptions: {
      baseUrl: '../..',
      paths: {
        '@site/*': ['./*'],
        '@mui/x-*': [`${packages}/@mui/x-*`],
        ...Object.fromEntries(paths),
      },
    },
    include: ['../../src/assets.d.ts', `${docs}/**/*.ts`, `${docs}/**/*.tsx`],
    exclude: [`${docs}/api`],
  };
}
