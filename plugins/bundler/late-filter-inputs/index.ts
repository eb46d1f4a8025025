import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Components in which users of a grid choose several values to filter by. */
export const INPUTS = ['GridFilterInputMultipleValue', 'GridFilterInputMultipleSingleSelect'];

/** How the operators of the grid's columns import one; newer releases name the file. */
export const requestOf = (input: string): string => `../components/panel/filterPanel/${input}`;

/** The modules of the grid with those operators. */
const OPERATORS = /[\\/]@mui[\\/]x-data-grid[\\/](?:esm[\\/])?colDef[\\/]grid\w+Operators\.js$/;

/**
 * Loads these inputs when users choose their operator. Otherwise each page with a grid would load an
 * autocomplete with them, for a panel that few users open. Users of the library get it at once.
 */
export function lateFilterInputs({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  const alias = Object.fromEntries(
    INPUTS.flatMap((input) => {
      const late = path.join(siteDir, 'src/mui/late-filter-inputs', `${input}.tsx`);
      return [
        [requestOf(input), late],
        [`${requestOf(input)}.js`, late],
      ];
    }),
  );
  return {
    name: 'late-filter-inputs',
    configureWebpack: (_, isServer) =>
      isServer ? {} : { module: { rules: [{ test: OPERATORS, resolve: { alias } }] } },
  };
}
