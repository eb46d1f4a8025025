import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectsToCheck } from '../projects.mjs';

const VERSIONS_DIR = path.resolve(__dirname, '../../../versions');

const VERSIONS = [
  { id: '7.0', packages: null },
  { id: '6.20', packages: 'versions/6.20/packages' },
  { id: '5.17', packages: 'versions/5.17/packages' },
];

const isInstalled = ({ id }: { id: string }) => id === '6.20';

it('checks versions whose packages are installed, and names the others', () => {
  const { check, leftOut } = projectsToCheck(VERSIONS, { isInstalled, installsAll: false });
  expect(check.map(({ id }) => id)).toEqual(['6.20']);
  expect(leftOut.map(({ id }) => id)).toEqual(['5.17']);
});

it('checks all versions in CI', () => {
  const { check, leftOut } = projectsToCheck(VERSIONS, { isInstalled, installsAll: true });
  expect(check.map(({ id }) => id)).toEqual(['6.20', '5.17']);
  expect(leftOut).toEqual([]);
});

/** Packages without types of their own have those of the site. */
const hasTypesOfSite = (name: string) =>
  existsSync(path.join(VERSIONS_DIR, '../node_modules/@types', name));

const pinned = readdirSync(VERSIONS_DIR).filter((id) =>
  existsSync(path.join(VERSIONS_DIR, id, 'packages/package.json')),
);

it.each(pinned)('the demos of %s get the types of all its own packages', (id) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(VERSIONS_DIR, id, file), 'utf8')) as object;
  const { dependencies } = read('packages/package.json') as { dependencies: object };
  const { compilerOptions } = read('tsconfig.json') as {
    compilerOptions: { paths: Record<string, string[]> };
  };
  const { paths } = compilerOptions;
  const folder = `versions/${id}/packages/node_modules/`;
  const missing = Object.keys(dependencies).filter((name) => {
    if (hasTypesOfSite(name)) return false;
    if (name.startsWith('@mui/x-')) return paths['@mui/x-*']?.[0] !== `${folder}@mui/x-*`;
    return paths[name]?.[0] !== folder + name || paths[`${name}/*`]?.[0] !== `${folder}${name}/*`;
  });
  expect(missing).toEqual([]);
});
