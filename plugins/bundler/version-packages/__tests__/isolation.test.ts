import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { documentedVersions, type DocsVersion } from '../../../../model/docs-version';
import versions from '../../../../model/versions.json';
import { installPackages } from '../../../files/install-packages.mjs';
import { packagesDirOf } from '../../../files/packages-dir';
import { readManifest } from '../../../mdx/library-versions/read-manifest';
import { versionPackages } from '..';

const SITE = path.resolve(__dirname, '../../../..');

type Configuration = Exclude<NonNullable<Parameters<typeof rspack>[0]>, readonly unknown[]>;

let folder: string;

/** Below the site, as packages resolve from there. */
beforeEach(() => {
  folder = mkdtempSync(path.join(SITE, '.cache', 'isolation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function configurationFor(version: DocsVersion): Configuration {
  const plugin = versionPackages(version)({ siteDir: SITE } as LoadContext);
  if (!plugin) return {};
  const configure = plugin.configureWebpack as unknown as (config: object) => Configuration;
  const { resolve, module, plugins } = configure({});
  return { resolve: { modules: [...(resolve?.modules ?? []), 'node_modules'] }, module, plugins };
}

/** Bundles a demo as the unit of a version does. @returns the files that it is made of */
async function bundle(code: string, version: DocsVersion): Promise<string[]> {
  const entry = path.join(folder, 'demo.js');
  writeFileSync(entry, code);
  const compiler = rspack({
    ...configurationFor(version),
    mode: 'development',
    target: ['web', 'es2022'],
    context: SITE,
    entry,
    output: { path: folder, filename: 'bundle.js' },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const { errors = [], modules = [] } =
        stats?.toJson({ all: false, errors: true, modules: true }) ?? {};
      const files = modules.flatMap(({ nameForCondition }) => nameForCondition ?? []);
      const reason = error ?? (errors[0] && new Error(errors[0].message));
      compiler.close(() => (reason ? reject(reason) : resolve(files)));
    });
  });
}

/** In milliseconds: a machine without the packages of an old version gets them first. */
const INSTALL_TIMEOUT = 300_000;

it.each((versions as readonly DocsVersion[]).map((version) => [version.id, version] as const))(
  'a demo of %s prints the versions of its own packages, from their files',
  async (_, version) => {
    await installPackages(SITE, version);
    const dir = packagesDirOf(SITE, version);
    // Charts do not let their manifest be imported.
    const names = Object.keys(documentedVersions(version)).filter(
      (name) => name !== '@mui/x-charts',
    );
    const imports = names.map(
      (name, index) => `import { version as v${index} } from '${name}/package.json';`,
    );
    const printed = names.map((name, index) => `'${name}': v${index}`);
    const code = `${imports.join('\n')}\nglobalThis.printed = { ${printed.join(', ')} };`;
    const files = await bundle(code, version);
    const own = names.map((name) => path.join(realpathSync(dir), name, 'package.json'));
    expect(files).toEqual(expect.arrayContaining(own));
    jest.isolateModules(() => require(path.join(folder, 'bundle.js')));
    expect(globalThis).toHaveProperty(
      'printed',
      Object.fromEntries(names.map((name) => [name, readManifest(name, dir).version])),
    );
  },
  INSTALL_TIMEOUT,
);
