import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '../../../model/docs-version';
import { licensePackageIn } from '../../files/license-package';
import { packagesDirOf } from '../../files/packages-dir';
import { ForeignModules } from './foreign-modules';
import { linkPackages } from './link-packages';
import { directPackages, sharedPackages, type SharedPackages } from './shared-packages';

/** The name by which src/mui imports the license package, whatever its name in a version. */
const LICENSE = '@mui/x-license';

/** Folders for links, from the root of the project. */
const LINKS = '.cache/version-packages';

interface Folders {
  /** `node_modules` of the version. */
  own: string;
  /** `node_modules` of the site. */
  site: string;
}

function linkTargets(direct: string[], { everywhere }: SharedPackages, { own, site }: Folders) {
  const entries = [
    ...everywhere.map((name) => [name, path.join(site, name)]),
    [LICENSE, path.join(own, licensePackageIn(own))],
    ...direct.map((name) => [name, path.join(own, name)]),
  ];
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Leads the modules of a package to the site's copy where its own one is the same. */
function sharingRules({ within }: SharedPackages, { own, site }: Folders): object[] {
  const folder = realpathSync(path.dirname(own));
  return within.map(({ owner, name, except }) => ({
    include: path.join(folder, owner),
    exclude: except.map((other) => path.join(folder, other)),
    resolve: { alias: { [name]: path.join(site, name) } },
  }));
}

/**
 * Makes the bundle of a version from its own packages: the library, date libraries, and what only
 * they need. React, Emotion and Material UI are those of the site, one instance for all.
 * @throws when packages of the version are missing, or it brings a second instance
 */
export function versionPackages(version: DocsVersion) {
  return function versionPackagesPlugin({ siteDir }: LoadContext): Plugin | null {
    if (version.packages === null) return null;
    const folder = path.join(siteDir, version.packages);
    const folders = { own: packagesDirOf(siteDir, version), site: packagesDirOf(siteDir) };
    const direct = directPackages(folder);
    const shared = sharedPackages(folder, folders.site);
    const targets = linkTargets(direct, shared, folders);
    const links = linkPackages(path.join(siteDir, LINKS, version.id), targets);
    const foreign = new ForeignModules(folders.site, direct, version.id);
    return {
      name: 'version-packages',
      configureWebpack(config) {
        const cached = config.experiments && 'cache' in config.experiments;
        // Rspack's option, which webpack's types do not know.
        const cache = { buildDependencies: [path.join(folder, 'package-lock.json')] };
        return {
          mergeStrategy: { 'resolve.modules': 'prepend' },
          resolve: { modules: [links] },
          module: { rules: sharingRules(shared, folders) },
          plugins: [foreign as object as { apply(): void }],
          ...(cached && { experiments: { cache } as object }),
        };
      },
    };
  };
}
