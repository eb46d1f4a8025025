import { createRequire } from 'node:module';
import presetClassic, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, PluginConfig, PluginOptions, Preset } from '@docusaurus/types';
import { rightToLeft } from '../../look/right-to-left';
import { classicTheme } from '../classic-theme';
import { docsWithoutPageList } from '../docs-without-page-list';

/** Resolves packages as the preset does, which names its parts by their files. */
const { resolve } = createRequire(require.resolve('@docusaurus/preset-classic'));

/** Returns the replacement of a part, from the part and the options that the site passes to it. */
type Replace = (part: PluginConfig, options: PluginOptions) => PluginConfig[];

const DOCS = '@docusaurus/plugin-content-docs';

const REPLACEMENTS: Record<string, Replace> = {
  // Style sheets get rules for both directions before they are put into layers.
  '@docusaurus/plugin-css-cascade-layers': (part) => [rightToLeft, part],
  [DOCS]: (_, options) => [[docsWithoutPageList, options]],
  '@docusaurus/theme-classic': (_, options) => [[classicTheme, options]],
};

/** Splits a part into its file and its options. */
function readPart(part: PluginConfig): { file: unknown; options: PluginOptions } {
  const [file, options = {}] = Array.isArray(part) ? part : [part];
  return { file, options };
}

/**
 * Replaces the parts of a preset that this site changes, in their places.
 * @param leftOut parts that the options of the preset turn off
 * @throws when the preset lacks another one: the site would be built without the change
 */
export function replaceParts(
  { plugins = [], themes = [] }: Preset,
  leftOut: readonly string[] = [],
): Required<Preset> {
  const missing = new Set(Object.keys(REPLACEMENTS).filter((name) => !leftOut.includes(name)));
  const replace = (part: PluginConfig): PluginConfig[] => {
    const { file, options } = readPart(part);
    const name = Object.keys(REPLACEMENTS).find((candidate) => resolve(candidate) === file);
    if (name === undefined) return [part];
    missing.delete(name);
    return REPLACEMENTS[name]?.(part, options) ?? [];
  };
  const replaced = { plugins: plugins.flatMap(replace), themes: themes.flatMap(replace) };
  if (missing.size > 0) {
    throw new Error(`@docusaurus/preset-classic no longer lists ${[...missing].join(', ')}`);
  }
  return replaced;
}

/**
 * Docusaurus' classic preset with the docs plugin and the theme of this site: see the folders beside
 * this one for their changes. Accepts the options of the preset.
 */
export default function classicPreset(context: LoadContext, options: Options): Required<Preset> {
  return replaceParts(presetClassic(context, options), options.docs === false ? [DOCS] : []);
}
