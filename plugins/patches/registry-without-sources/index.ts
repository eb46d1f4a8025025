import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ExpectLoader } from './expect-loader';

const LOADER = path.join(__dirname, 'registry-loader.cjs');

/**
 * Docusaurus' registry names, besides what loads each part of a page, the path and the id of its
 * module. Only the server needs them, but every browser would load them all, with the main bundle:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/exports/ComponentCreator.tsx
 */
export function registryWithoutSources({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    name: 'registry-without-sources',
    configureWebpack: ({ mode }, isServer) =>
      isServer
        ? {}
        : {
            module: { rules: [{ resource: registry, enforce: 'pre', loader: LOADER }] },
            plugins: [
              // Rspack's plugin, which webpack's types do not know.
              ...(mode === 'production'
                ? [new ExpectLoader(LOADER, registry) as object as { apply(): void }]
                : []),
            ],
          },
  };
}
