import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The style sheet of Docusaurus' theme, for both directions of text. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default(?:-rtl)?\.css$/;

/** Those of its components. */
const COMPONENTS = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/].*\.module\.css$/;

/** Shortens Infima, which is half of the style sheet that all pages wait for, and what goes with it. */
export function smallInfima(): Plugin {
  return {
    name: 'small-infima',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: [INFIMA, COMPONENTS],
                  enforce: 'pre',
                  loader: path.join(__dirname, 'infima-loader.cjs'),
                },
              ],
            },
          },
  };
}
