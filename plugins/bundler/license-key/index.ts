import { createHash } from 'node:crypto';
import type { Plugin } from '@docusaurus/types';
import { readEnvironment } from '../../../config/environment';

/** The constant that src/mui/set-licence-key.ts reads. */
const CONSTANT = 'MUI_X_LICENSE_KEY';

/** What is kept of a build with one key must not serve a build with another. */
function cacheOfKey(config: object, key: string): object {
  const cache =
    'experiments' in config && (config.experiments as { cache?: { version?: string } }).cache;
  if (!cache) return {};
  const fingerprint = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return { experiments: { cache: { version: `${cache.version}-${fingerprint}` } } };
}

/**
 * Hands the licence key to the one module that sets it, in the browser's files alone. The key is read
 * here, and is no option: Docusaurus writes the options of plugins into every page's script.
 */
export function licenceKey(): Plugin {
  return {
    name: 'licence-key',
    configureWebpack(config, isServer, { currentBundler }) {
      const { licenseKey } = readEnvironment(process.env);
      const key = isServer ? undefined : licenseKey;
      const { DefinePlugin } = currentBundler.instance;
      return {
        plugins: [new DefinePlugin({ [CONSTANT]: key ? JSON.stringify(key) : 'undefined' })],
        ...(key && cacheOfKey(config, key)),
      };
    },
  };
}
