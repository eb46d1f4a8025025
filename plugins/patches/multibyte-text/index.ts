import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps React from tearing letters of several bytes apart while pages are rendered. No alias would
 * do: Docusaurus has one for `react-dom`, which comes first.
 */
export function multibyteText(): Plugin {
  return {
    name: 'multibyte-text',
    configureWebpack(_, isServer, { currentBundler }) {
      if (!isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replacement = path.join(__dirname, 'react-dom-server.ts');
      return { plugins: [new NormalModuleReplacementPlugin(/^react-dom\/server$/, replacement)] };
    },
  };
}
