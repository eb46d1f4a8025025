import { createHash } from 'node:crypto';
import type { Plugin } from '@docusaurus/types';

/** The constant that src/mui/set-license-key.ts reads. The build replaces it by the key. */
const CONSTANT = 'MUI_X_LICENSE_KEY';

/** Gives each key its own cache, as a build with another key must not use files of this one. */
function cacheOfKey(config: object, key: string): object {
  const cache =
    'experiments' in config && (config.experiments as { cache?: { version?: string } }).cache;
  if (!cache) return {};
  const fingerprint = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return { experiments: { cache: { version: `${cache.version}-${fingerprint}` } } };
}

/**
 * Hands the license key to the one module that sets it, only in the files for browsers. The key is
 * bound to the plugin and not passed as its option: Docusaurus writes options of plugins into the
 * script of every page.
 */
export function licenseKey(licenseKey: string | undefined) {
  return function licenseKeyPlugin(): Plugin {
    return {
      name: 'license-key',
      configureWebpack(config, isServer, { currentBundler }) {
        const key = isServer ? undefined : licenseKey;
        const { DefinePlugin } = currentBundler.instance;
        return {
          plugins: [new DefinePlugin({ [CONSTANT]: key ? JSON.stringify(key) : 'undefined' })],
          ...(key && cacheOfKey(config, key)),
        };
      },
    };
  };
}
