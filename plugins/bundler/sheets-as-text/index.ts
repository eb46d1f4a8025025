import type { Plugin } from '@docusaurus/types';

/**
 * Imports style sheets as text: `import sheet from '!!./card.css?source'`. What few readers open brings
 * its sheet along: as one of the site's sheets every page would load it.
 */
export function sheetsAsText(): Plugin {
  return {
    name: 'sheets-as-text',
    configureWebpack: () => ({
      module: { rules: [{ resourceQuery: /^\?source$/, type: 'asset/source' }] },
    }),
  };
}
