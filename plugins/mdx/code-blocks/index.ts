import type { Plugin } from '@docusaurus/types';

/**
 * Code is highlighted at build time, so the highlighter that the classic theme loads on every page
 * is left out of the client bundle.
 */
export function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack(_, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const empty = require.resolve('./no-highlighter.js');
      return {
        plugins: [new NormalModuleReplacementPlugin(/prism-include-languages$/, empty)],
      };
    },
  };
}
