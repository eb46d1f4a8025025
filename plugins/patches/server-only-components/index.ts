import type { Plugin } from '@docusaurus/types';

/** Modules that have a file `<name>.client.tsx` beside them. */
const SERVER_ONLY = /\/structured-data\/ArticleData$/;

/**
 * Replaces components in the browser's bundle that only the HTML needs with the `.client` module
 * beside them.
 */
export function serverOnlyComponents(): Plugin {
  return {
    name: 'server-only-components',
    configureWebpack(_, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (resource: { request: string }) => {
        resource.request += '.client';
      };
      return { plugins: [new NormalModuleReplacementPlugin(SERVER_ONLY, replace)] };
    },
  };
}
