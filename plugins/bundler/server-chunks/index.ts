import type { Plugin } from '@docusaurus/types';

/** What two or more demos import is in one chunk of the server's bundle. */
const SHARED_MODULES = {
  optimization: {
    splitChunks: {
      chunks: 'async' as const,
      cacheGroups: {
        default: false as const,
        defaultVendors: false as const,
        shared: { name: 'shared', chunks: 'async' as const, minChunks: 2, enforce: true },
      },
    },
  },
};

/**
 * Shares modules among the chunks of the server's bundle. Docusaurus does not split it, so each demo
 * and each page that is loaded on demand would contain a copy of the libraries it imports. For 300
 * pages, these copies took 5 GB of memory and a quarter of the time of the build. The pages are the
 * same: the bundle only writes them, and is deleted afterward.
 * @see https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/webpack/base.ts
 *   where `splitChunks` is off for the server
 */
export function serverChunks(): Plugin {
  return {
    name: 'server-chunks',
    configureWebpack: (_config, isServer) => (isServer ? SHARED_MODULES : {}),
  };
}
