import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import { MinifyRuntimes } from './minify-runtimes';

/** Minifies scripts with a runtime to the same bytes each time, with a cold cache and a warm one. */
export function deterministicRuntime(): Plugin {
  return {
    name: 'deterministic-runtime',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      // Rspack's plugin, which webpack's types do not know.
      return { plugins: [new MinifyRuntimes(rspack) as object as { apply(): void }] };
    },
  };
}
