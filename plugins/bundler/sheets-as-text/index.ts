import path from 'node:path';

/**
 * A rule of the bundler that imports style sheets as text, minified:
 * `import sheet from '-!./card.css?source'`, where `-!` keeps Docusaurus' rules for sheets away. What
 * few readers open brings its sheet along: as one of the site's sheets every page would load it.
 * No plugin of its own: pages load the names of all plugins.
 */
export const SHEETS_AS_TEXT = {
  resourceQuery: /^\?source$/,
  type: 'asset/source',
  // After `-!`, only loaders of this kind are left.
  enforce: 'post',
  loader: path.join(__dirname, 'minify-loader.cjs'),
} as const;
