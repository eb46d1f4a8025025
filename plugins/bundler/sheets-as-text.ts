/**
 * A rule of the bundler that imports style sheets as text: `import sheet from '!!./card.css?source'`.
 * What few readers open brings its sheet along: as one of the site's sheets every page would load it.
 * No plugin of its own: pages load the names of all plugins.
 */
export const SHEETS_AS_TEXT = { resourceQuery: /^\?source$/, type: 'asset/source' } as const;
