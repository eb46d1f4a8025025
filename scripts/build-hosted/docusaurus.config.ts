import type { Config, PluginConfig } from '@docusaurus/types';
import { docs, textRemarkPlugins } from '../../config/docs';
import { docsAsMarkdown } from '../../config/plugins';
import { preset } from '../../config/preset';
import { documentId } from '../../model/navigation/build-sidebars';
import { markdownPages } from '../../plugins/outputs/markdown';
import { siteConfig } from '../site-config';
import { HOSTED_PAGES } from './pages';
import { remarkLeftOutPages } from './remark-left-out-pages';

const leftOutPages = () => remarkLeftOutPages(HOSTED_PAGES);

const presetOfFewPages = {
  ...preset,
  docs: {
    ...docs,
    include: HOSTED_PAGES.map((page) => `${documentId(page)}.mdx`),
    sidebarPath: 'scripts/build-hosted/sidebars.ts',
    beforeDefaultRemarkPlugins: [...docs.beforeDefaultRemarkPlugins, leftOutPages],
  },
};

/** Parts of the site that stop the build without some of its pages, and what takes their places. */
const REPLACEMENTS = new Map<unknown, PluginConfig>([
  [docsAsMarkdown, markdownPages({ remarkPlugins: [...textRemarkPlugins, leftOutPages] })],
]);

function replaceParts(plugins: NonNullable<Config['plugins']>): Config['plugins'] {
  const left = new Set(REPLACEMENTS.keys());
  const replaced = plugins.map((plugin) => {
    const replacement = REPLACEMENTS.get(plugin);
    return left.delete(plugin) ? replacement : plugin;
  });
  if (left.size > 0) throw new Error('config/plugins.ts lacks a part that is replaced here');
  return replaced;
}

/**
 * The site with few of its pages: those in pages.ts. Links to the others are not checked here, but in
 * `npm run build`.
 */
const config: Config = {
  ...siteConfig,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: siteConfig.presets?.map((listed) =>
    Array.isArray(listed) && listed[1] === preset ? [listed[0], presetOfFewPages] : listed,
  ),
  plugins: replaceParts(siteConfig.plugins ?? []),
};

export default config;
