import type { Plugin } from '@docusaurus/types';

/** Modules that have a file `<name>.client.tsx` beside them. */
const SERVER_ONLY = /\/structured-data\/ArticleData$/;

/**
 * What is written into the HTML once, and that the browser need not be able to make: there a
 * module is replaced by the one that stands beside it for the client.
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
