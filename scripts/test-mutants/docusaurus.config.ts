import path from 'node:path';
import type { Config, Plugin } from '@docusaurus/types';
import { workingDocs } from '../docs-folders.cjs';
import { siteConfig } from '../site-config';

const ROOT = path.resolve(__dirname, '../..');

/** Lets demos be broken from outside, in the browser only: the server does not run them. */
function demoMutants(): Plugin {
  return {
    name: 'demo-mutants',
    configureWebpack({ experiments }, isServer) {
      if (isServer) return {};
      const { cache } = experiments as { cache?: { version?: string } };
      return {
        module: {
          rules: [
            {
              resource: { and: [path.join(ROOT, workingDocs().root, path.sep), /\.tsx$/] },
              enforce: 'pre',
              use: [path.join(ROOT, 'scripts/test-mutants/mutants-loader.mjs')],
            },
          ],
        },
        // Builds for readers must not take demos from the cache of this one.
        experiments: { cache: { version: `${cache?.version}-mutants` } } as object,
      };
    },
  };
}

const config: Config = {
  ...siteConfig,
  plugins: [...(siteConfig.plugins ?? []), demoMutants],
};

export default config;
