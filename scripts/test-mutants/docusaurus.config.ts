import path from 'node:path';
import type { Config, Plugin } from '@docusaurus/types';
import site from '../../docusaurus.config';

const ROOT = path.resolve(__dirname, '../..');

/** Docusaurus takes relative paths from the folder of the configuration, which is another one here. */
const fromRoot = (module: string) => (module.startsWith('.') ? path.resolve(ROOT, module) : module);

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
              resource: /[\\/]docs[\\/].*\.tsx$/,
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

/** A plugin, preset or client module; the first of a list is a module, the second its options. */
type Listed = NonNullable<Config['plugins' | 'presets' | 'themes' | 'clientModules']>[number];

function inRoot<L extends Listed>(listed: L): L {
  if (typeof listed === 'string') return fromRoot(listed) as L;
  if (!Array.isArray(listed) || typeof listed[0] !== 'string') return listed;
  return [fromRoot(listed[0]), ...listed.slice(1)] as unknown as L;
}

const config: Config = {
  ...site,
  presets: site.presets?.map(inRoot),
  plugins: [...(site.plugins ?? []).map(inRoot), demoMutants],
  themes: site.themes?.map(inRoot),
  clientModules: site.clientModules?.map(inRoot),
};

export default config;
