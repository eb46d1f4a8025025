import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

type Creator = (options: object) => object;

const load = createRequire(__filename);

/** Makes a plugin of PostCSS that is given as its file and its options. */
function make(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, object];
  return (load(file) as Creator)(options);
}

/**
 * Makes the plugins of PostCSS once for all style sheets. Docusaurus gives their files, so its loader
 * makes them for each style sheet, which takes longer than their work: one of them compares the
 * browsers with all features of CSS. It would also look for a file with settings each time.
 */
export function postcssOnce(): Plugin {
  return {
    name: 'postcss-once',
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.map(make),
      config: false,
    }),
  };
}
