import { createRequire } from 'node:module';
import path from 'node:path';
import themeClassic from '@docusaurus/theme-classic';
import type { HtmlTags, LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/** The folder that the paths of the theme are relative to. */
const THEME_FOLDER = path.dirname(createRequire(__filename).resolve('@docusaurus/theme-classic'));

// Its types do not declare how it checks its options and its configuration.
const { validateOptions, validateThemeConfig } = require('@docusaurus/theme-classic') as Pick<
  PluginModule,
  'validateOptions' | 'validateThemeConfig'
>;

/** A script for a bar, which `src/client-modules/progress-bar.ts` draws with less. */
const PROGRESS_BAR = './nprogress';

const inThemeFolder = (file: string) => path.resolve(THEME_FOLDER, file);

function clientModulesOf(theme: Pick<Plugin, 'getClientModules'>): string[] {
  const modules = theme.getClientModules?.() ?? [];
  const used = modules.filter((file) => file !== PROGRESS_BAR);
  if (used.length === modules.length) throw new Error('The theme draws its progress bar otherwise');
  return used.map(inThemeFolder);
}

/** The tags without scripts. */
export function withoutScripts(tags: HtmlTags | undefined): HtmlTags {
  return [tags ?? []].flat().filter((tag) => typeof tag === 'object' && tag.tagName !== 'script');
}

/**
 * Docusaurus' classic theme without its progress bar and its inline script. That script lets any
 * link choose: it copies `?docusaurus-data-consent=granted` to `<html data-consent>`, and
 * `?docusaurus-theme=dark` sets the color mode. `plugins/look/first-paint/` does the part that the site needs, from storage only. The script
 * of the announcement bar is gone too: the site has no such bar.
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/inlineScripts.ts
 *
 * Docusaurus resolves the paths of a theme in the folder that the theme is loaded from, so they are
 * made absolute here.
 */
function classicThemePlugin(
  context: LoadContext,
  options: Parameters<typeof themeClassic>[1],
): Plugin<undefined> {
  const theme = themeClassic(context, options);
  return {
    ...theme,
    getThemePath: () => inThemeFolder(theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => inThemeFolder(theme.getTypeScriptThemePath?.() ?? ''),
    getClientModules: () => clientModulesOf(theme),
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args);
      return { ...tags, preBodyTags: withoutScripts(tags?.preBodyTags) };
    },
  };
}

// The general type of plugins knows nothing of the options of a particular one.
export const classicTheme = Object.assign(classicThemePlugin, {
  validateOptions,
  validateThemeConfig,
}) as PluginModule;
