import path from 'node:path';
import type { Config } from '@docusaurus/types';
import site from '../docusaurus.config';

const ROOT = path.resolve(__dirname, '..');

/** A plugin, preset or client module; the first of a list is a module, the second its options. */
type Listed = NonNullable<Config['plugins' | 'presets' | 'themes' | 'clientModules']>[number];

const fromRoot = (module: string) => (module.startsWith('.') ? path.resolve(ROOT, module) : module);

function inRoot<L extends Listed>(listed: L): L {
  if (typeof listed === 'string') return fromRoot(listed) as L;
  if (!Array.isArray(listed) || typeof listed[0] !== 'string') return listed;
  return [fromRoot(listed[0]), ...listed.slice(1)] as unknown as L;
}

/**
 * The configuration of the site, for configurations in other folders that change parts of it:
 * Docusaurus takes relative paths from the folder of the configuration.
 */
export const siteConfig: Config = {
  ...site,
  presets: site.presets?.map(inRoot),
  plugins: site.plugins?.map(inRoot),
  themes: site.themes?.map(inRoot),
  clientModules: site.clientModules?.map(inRoot),
};
