import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Code is highlighted at build time, so the highlighter that the classic theme loads on every page
 * is left out of the client bundle. Pages are compiled again when a file changes whose code they
 * show.
 */
export function codeBlocks({ siteDir }: LoadContext): Plugin {
  const codeFiles = {
    // Not `test`: Docusaurus takes each rule with one that matches MDX for one that compiles it.
    resource: /\.mdx$/,
    enforce: 'pre' as const,
    use: [{ loader: require.resolve('./code-files-loader.cjs'), options: { siteDir } }],
  };
  return {
    name: 'code-blocks',
    configureWebpack(_, isServer, { currentBundler }) {
      const module = { rules: [codeFiles] };
      if (isServer) return { module };
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const empty = require.resolve('./no-highlighter.js');
      return {
        module,
        plugins: [new NormalModuleReplacementPlugin(/prism-include-languages$/, empty)],
      };
    },
  };
}
