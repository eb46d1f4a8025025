import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Lets browsers load what Docusaurus uses of react-helmet-async. The server renders with all of it. */
export function smallHelmet(): Plugin {
  return {
    name: 'small-helmet',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : { resolve: { alias: { 'react-helmet-async$': path.join(__dirname, 'helmet.tsx') } } },
  };
}
