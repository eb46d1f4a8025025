import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

/** The script that knows the files of all chunks. */
const RUNTIME = /runtime~main\.\w+\.js$/;

/**
 * Minifies the runtime to the same bytes each time. SWC takes the letters of short names from their
 * frequency in the script, hashes included. While the runtime is minified, these hashes are
 * provisional, and differ between a warm and a cold cache. Here, names depend only on their order.
 */
export function deterministicRuntime(): Plugin {
  return {
    name: 'deterministic-runtime',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      const options = getSwcJsMinimizerOptions();
      const mangle = typeof options.mangle === 'object' ? options.mangle : {};
      const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
        test: RUNTIME,
        // SWC's `disable_char_freq`, which the types do not list. Without it, other hashes in the
        // script give other names.
        minimizerOptions: { ...options, mangle: { ...mangle, disableCharFreq: true } } as object,
      });
      return {
        // Before Docusaurus' own minimizer, which leaves alone what is minified.
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        // Rspack's plugin, which webpack's types do not know.
        optimization: { minimizer: [minimizer as object as { apply(): void }] },
      };
    },
  };
}
