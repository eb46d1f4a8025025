import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasLiveReference, type DocsVersion } from '../../../model/docs-version';
import { packagesDirOf } from '../../files/packages-dir';
import { packagesModule } from './packages-module';

/** Also the name of the folder in which Docusaurus puts the generated files. */
const NAME = 'playground';

/**
 * Generates `@generated/playground/default/packages`: how playgrounds load the packages that they
 * show, and what exported projects need for them.
 */
export function playgroundPackages(version: DocsVersion) {
  return function playgroundPackagesPlugin({ siteDir }: LoadContext): Plugin {
    return {
      name: NAME,
      async contentLoaded({ actions }) {
        const module = hasLiveReference(version)
          ? packagesModule(version, packagesDirOf(path.resolve(siteDir), version))
          : 'export const packages = {};\n';
        await actions.createData('packages.js', module);
      },
    };
  };
}
