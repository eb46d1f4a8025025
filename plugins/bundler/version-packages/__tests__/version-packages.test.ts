import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { createProject, installPackage } from '../../../files/__tests__/install-package';
import { WORKING_COPY } from '../../../../model/library-versions';
import { versionPackages } from '..';

const VERSION = { ...WORKING_COPY, id: '6.20', packages: 'versions/6.20/packages' };

type Configuration = Exclude<NonNullable<Parameters<typeof rspack>[0]>, readonly unknown[]>;

let site: string;
let locked: Record<string, { version: string }>;

const inSite = (...segments: string[]) => path.join(site, ...segments);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inSite(file)), { recursive: true });
  writeFileSync(inSite(file), text);
}

/** Installs a package of the version. @param at path from `node_modules` */
function installOwn(at: string, version: string, code: string, more: object = {}): void {
  installPackage(inSite(VERSION.packages), at, { version, ...more }, { 'index.js': code });
  locked[`node_modules/${at}`] = { version };
}

/** Installs a package of the site. */
function install(name: string, version: string, code: string, more: object = {}): void {
  installPackage(site, name, { version, ...more }, { 'index.js': code });
}

const prints = (name: string, imports: string[] = []) =>
  [...imports.map((each) => `import '${each}';`), `console.log('${name}');`].join('\n');

/** The site has grid 7, and the version grid 6 with a nested copy of what Material UI needs. */
beforeEach(() => {
  site = createProject();
  locked = {};
  install('@mui/x-grid', '7.0.0', prints('grid 7', ['dayjs']));
  install('@mui/x-new', '7.0.0', prints('new 7'));
  install('@mui/x-license', '7.0.0', prints('license 7'));
  install('dayjs', '1.11.0', prints('dayjs of the site'));
  install('react', '18.0.0', prints('react of the site'));
  install('@mui/utils', '5.0.0', prints('utils of the site'));
  install('clsx', '2.0.0', prints('clsx of the site'));
  const dependencies = { '@mui/utils': '^5.0.0', clsx: '^2.0.0' };
  install('@mui/material', '5.0.0', prints('material', ['clsx', '@mui/utils']), { dependencies });
  installOwn('@mui/x-grid', '6.0.0', prints('grid 6', ['react', 'excel', '@mui/utils', 'clsx']));
  installOwn('@mui/x-grid/node_modules/@mui/utils', '5.0.0', prints('nested utils'));
  installOwn('@mui/utils', '6.0.0', prints('utils 6'));
  installOwn('@mui/x-license-pro', '6.0.0', prints('license 6'));
  installOwn('clsx', '2.0.0', prints('clsx of the version'));
  installOwn('dayjs', '1.11.0', prints('wrong'), { exports: { '.': './right.js' } });
  write(`${VERSION.packages}/node_modules/dayjs/right.js`, prints('dayjs of the version'));
  installOwn('excel', '4.0.0', prints('excel', ['dayjs', '@mui/utils']));
  const names = ['@mui/x-grid', '@mui/x-license-pro', 'dayjs'];
  const direct = Object.fromEntries(names.map((name) => [name, '*']));
  write(`${VERSION.packages}/package.json`, JSON.stringify({ dependencies: direct }));
});

/** Bundles code of the site. @returns what the bundle prints, sorted, or the errors of the bundler */
async function bundle(code: string): Promise<string[]> {
  write(`${VERSION.packages}/package-lock.json`, JSON.stringify({ packages: locked }));
  write('src/entry.js', code);
  const plugin = versionPackages(VERSION)({ siteDir: site } as LoadContext);
  const configure = plugin?.configureWebpack as unknown as (config: object) => Configuration;
  const { resolve, module, plugins } = configure({});
  const compiler = rspack({
    mode: 'development',
    context: site,
    entry: './src/entry.js',
    output: { path: inSite('out') },
    resolve: { modules: [...(resolve?.modules ?? []), 'node_modules'] },
    module,
    plugins,
  });
  const errors = await new Promise<string[]>((settle, reject) => {
    compiler.run((error, stats) => {
      const found = stats?.toJson({ all: false, errors: true }).errors ?? [];
      compiler.close(() => (error ? reject(error) : settle(found.map(({ message }) => message))));
    });
  });
  if (errors.length > 0) return errors;
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  jest.isolateModules(() => require(inSite('out/main.js')));
  log.mockRestore();
  return lines.sort();
}

it('takes the library and date libraries of the version, one copy of each', async () => {
  expect(await bundle("import '@mui/x-grid'; import 'dayjs';")).toEqual([
    'clsx of the site',
    'dayjs of the version',
    'excel',
    'grid 6',
    'react of the site',
    'utils 6',
    'utils of the site',
  ]);
});

it('shares with Material UI what is the same', async () => {
  expect(await bundle("import '@mui/material'; import '@mui/x-grid';")).toEqual(
    expect.arrayContaining(['clsx of the site', 'material', 'utils of the site']),
  );
  expect(await bundle("import '@mui/material'; import '@mui/x-grid';")).not.toContain(
    'clsx of the version',
  );
});

it('shares it as well where a package of the version has another release of its own', async () => {
  delete locked['node_modules/@mui/x-grid/node_modules/@mui/utils'];
  installOwn('@mui/x-grid', '6.0.0', prints('grid 6', ['excel', '@mui/utils']));
  rmSync(inSite(VERSION.packages, 'node_modules/@mui/x-grid/node_modules'), { recursive: true });
  installOwn('@mui/utils', '5.0.0', prints('utils of the version'));
  installOwn('excel/node_modules/@mui/utils', '6.0.0', prints('utils 6'));
  expect(await bundle("import '@mui/x-grid';")).toEqual([
    'dayjs of the version',
    'excel',
    'grid 6',
    'utils 6',
    'utils of the site',
  ]);
});

it('finds the license package by its name in the version', async () => {
  expect(await bundle("import '@mui/x-license';")).toEqual(['license 6']);
});

it('refuses a package of the library that the version does not have', async () => {
  expect(await bundle("import '@mui/x-new';")).toEqual([
    expect.stringMatching(
      /entry\.js imports "@mui\/x-new" of the site's packages, and version 6\.20/,
    ),
  ]);
});

it('takes what pages can have once from the site, although the library depends on it', async () => {
  install('@mui/system', '5.18.0', prints('system of the site'));
  installOwn('@mui/system', '5.15.0', prints('system of the version'));
  installOwn('@mui/x-grid', '6.0.0', prints('grid 6', ['@mui/system']));
  expect(await bundle("import '@mui/x-grid';")).toEqual(['grid 6', 'system of the site']);
});

it('refuses another major release of what pages can have once', async () => {
  install('@mui/system', '6.0.0', '');
  installOwn('@mui/system', '5.0.0', '');
  await expect(bundle('')).rejects.toThrow(/bring @mui\/system 5\.0\.0, and the site has 6\.0\.0/);
});

it('does nothing for a version that runs on the packages of the site', () => {
  expect(
    versionPackages({ ...VERSION, packages: null })({ siteDir: site } as LoadContext),
  ).toBeNull();
});
