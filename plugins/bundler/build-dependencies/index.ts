import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../../files/files-below';

/** Folders with code that pages are made with. */
const FOLDERS = ['config', 'model', 'plugins'];

/**
 * The bundler keeps compiled pages between builds. It knows the site's configuration file but not
 * what that imports: a change of a remark plugin, or of an installed version that pages mention,
 * must not be combined with pages of earlier builds.
 */
export function cacheDependencies({ siteDir }: LoadContext): Plugin {
  return {
    name: 'cache-dependencies',
    configureWebpack(config) {
      if (!(config.experiments && 'cache' in config.experiments)) return {};
      const buildDependencies = [
        path.join(siteDir, 'package-lock.json'),
        ...FOLDERS.flatMap((folder) =>
          filesBelow(path.join(siteDir, folder)).map((file) => path.join(siteDir, folder, file)),
        ),
      ];
      // Rspack's option, which webpack's types do not know.
      return { experiments: { cache: { buildDependencies } } as object };
    },
  };
}
