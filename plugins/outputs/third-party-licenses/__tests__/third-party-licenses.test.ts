import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import { BESIDE_THE_BUNDLER } from '..';
import { collectPackages, packageFolder } from '../bundled-packages';
import { formatLicenses } from '../format-licenses';
import { readPackage } from '../read-package';

const ROOT = path.join(__dirname, '../../../..');

describe('the package of a file', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@mui/material/Box/Box.js', '/site/node_modules/@mui/material'],
    ['/site/node_modules/a/node_modules/@b/c/d.js', '/site/node_modules/a/node_modules/@b/c'],
    ['C:\\site\\node_modules\\react\\index.js', 'C:\\site\\node_modules\\react'],
    ['/site/src/theme/Root.tsx', undefined],
    ['/site/node_modules/.cache/a/b.js', undefined],
  ])('%s is of %s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });
});

/** Bundles a file the way a production build does. @returns names of the packages in the output */
async function bundledPackages(source: string): Promise<string[]> {
  // Inside the site, so its packages are found.
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache', 'bundle-'));
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, source);
  let found: ReadonlySet<string> = new Set();
  const compiler = rspack({
    context: ROOT,
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    output: { path: path.join(folder, 'output') },
    module: { rules: [{ test: /\.css$/, type: 'asset/resource' }] },
    plugins: [collectPackages((folders) => (found = folders)) as RspackPluginInstance],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => (error ? reject(error) : resolve()));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return [...found].map((one) => path.relative(path.join(ROOT, 'node_modules'), one)).sort();
}

it('the bundler names the packages of its output: joined, loaded later, style sheets', async () => {
  const source = `
    import clsx from 'clsx';
    import { unused } from 'stylis';
    import 'infima/dist/css/default/default.css';
    console.log(clsx('a'));
    import('dayjs').then(console.log);
  `;
  expect(await bundledPackages(source)).toEqual(['clsx', 'dayjs', 'infima']);
});

describe('the license of a package', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function write(manifest: object, files: Record<string, string> = {}) {
    const entries = { 'package.json': JSON.stringify(manifest), ...files };
    Object.entries(entries).forEach(([name, text]) => writeFileSync(path.join(folder, name), text));
  }

  it('is what its manifest and its license files say', () => {
    mkdirSync(path.join(folder, 'licenses'));
    write(
      { name: 'a', version: '1.0.0', license: 'MIT' },
      { LICENSE: 'Do what\r\nyou want  \r\n', 'NOTICE.txt': 'By us', 'index.js': '' },
    );
    expect(readPackage(folder)).toEqual({
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      text: 'Do what\nyou want\n\nBy us',
    });
  });

  it.each([
    [{ licenses: [{ type: 'MIT' }, { type: 'ISC' }] }, 'MIT OR ISC'],
    [{ license: { type: 'MIT' } }, 'MIT'],
    [{}, ''],
  ])('may be named as in older manifests: %j', (fields, license) => {
    write({ name: 'a', version: '1.0.0', ...fields });
    expect(readPackage(folder)).toMatchObject({ license, text: '' });
  });
});

describe('the list', () => {
  const packages = [
    { name: 'b', version: '2.0.0', license: 'MIT', text: 'One text' },
    { name: 'c', version: '1.0.0', license: '', text: '' },
    { name: 'a', version: '1.0.0', license: 'MIT', text: 'One text' },
  ];

  it('has each text once, below its packages', () => {
    const text = formatLicenses(packages);
    expect(text).toContain('a 1.0.0: MIT\nb 2.0.0: MIT\n\nOne text\n');
    expect(text).toContain('c 1.0.0: no license named\n\nThese packages contain no license text.');
    expect(text.match(/One text/g)).toHaveLength(1);
  });

  it('does not depend on the order in which the bundler names packages', () => {
    expect(formatLicenses([...packages].reverse())).toBe(formatLicenses(packages));
  });
});

it('the parts of Workbox that the worker loads are all known', () => {
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name) || !name.startsWith('workbox-')) return;
    seen.add(name);
    const file = path.join(ROOT, 'node_modules', name, 'package.json');
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    Object.keys(dependencies).forEach(follow);
  };
  follow('workbox-precaching');
  expect(BESIDE_THE_BUNDLER).toEqual(expect.arrayContaining([...seen]));
});
