import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus' registry names, besides what loads each part of a page, the path and the id of its
 * module. Only the server needs them, but every browser would load them all, with the main bundle:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/exports/ComponentCreator.tsx
 */
export function registryWithoutSources(): Plugin {
  return {
    name: 'registry-without-sources',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
                  enforce: 'pre',
                  loader: path.join(__dirname, 'registry-loader.cjs'),
                },
              ],
            },
          },
  };
}
