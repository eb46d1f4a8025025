import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Lets Docusaurus' shared functions load the one helper of tslib that they call. */
export function smallTslib(): Plugin {
  return {
    name: 'small-tslib',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]\w+\.js$/,
                  resolve: { alias: { tslib: path.join(__dirname, 'helpers.cjs') } },
                },
              ],
            },
          },
  };
}
