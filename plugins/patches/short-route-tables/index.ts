import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ExpectLoader } from './expect-loader';
import { ShortenRegistry } from './shorten-registry';

/** The loaders of Docusaurus' tables of routes. */
const LOADERS = {
  'globalData.json': path.join(__dirname, 'global-data-loader.cjs'),
  'registry.js': path.join(__dirname, 'registry-loader.cjs'),
  'routes.js': path.join(__dirname, 'routes-loader.cjs'),
  'routesChunkNames.json': path.join(__dirname, 'names-loader.cjs'),
};

/** Docusaurus' plugin that lists the chunks of all parts by their names. */
const CHUNK_LIST = 'ChunkAssetPlugin';

function withoutChunkList(plugins: { constructor: { name: string } }[]): void {
  const index = plugins.findIndex((plugin) => plugin.constructor.name === CHUNK_LIST);
  if (index < 0) throw new Error('Docusaurus finds the files of pages in another way');
  plugins.splice(index, 1);
}

/**
 * Docusaurus loads three tables with every page: its routes, the names of their parts, and what loads
 * each part, with its path and id. These share paths and names that are long, and a fourth one has
 * the same names again:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/exports/ComponentCreator.tsx
 */
export function shortRouteTables({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  const tables = Object.entries(LOADERS).map(([name, loader]) => ({
    file: path.join(generatedFilesDir, name),
    loader,
  }));
  return {
    name: 'short-route-tables',
    configureWebpack({ mode, plugins = [] }, isServer) {
      if (isServer) return {};
      withoutChunkList(plugins as { constructor: { name: string } }[]);
      return {
        module: {
          rules: tables.map(({ file, loader }) => ({
            resource: file,
            enforce: 'pre',
            type: 'javascript/auto',
            loader,
          })),
        },
        plugins:
          mode === 'production'
            ? // Rspack's plugins, which webpack's types do not know.
              [
                ...tables.map(({ file, loader }) => new ExpectLoader(loader, file)),
                new ShortenRegistry(rspack),
              ].map((plugin) => plugin as object as { apply(): void })
            : [],
      };
    },
  };
}
