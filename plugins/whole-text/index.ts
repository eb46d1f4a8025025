import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps React from tearing letters of several bytes apart while pages are rendered. */
export function wholeText(): Plugin {
  return {
    name: 'whole-text',
    configureWebpack: (_, isServer) =>
      isServer
        ? {
            resolve: {
              alias: { 'react-dom/server$': path.join(__dirname, 'react-dom-server.ts') },
            },
          }
        : {},
  };
}
