import type { Plugin } from '@docusaurus/types';

/** The adapter for date-fns 2; the folder of the one for date-fns 3 ends with `V3`. */
const ADAPTER_OF_V2 = /[\\/]x-date-pickers[\\/](?:\w+[\\/])?AdapterDateFns[\\/]/;

/** Leads the adapter for date-fns 2 to that version: a rule for the bundler. */
export const DATE_FNS_2_RULE = {
  test: ADAPTER_OF_V2,
  resolve: { alias: { 'date-fns': 'date-fns-v2' } },
};

/**
 * The pickers take date-fns 2 and 3, by two adapters which both import `date-fns`. Both versions are
 * installed: 3 under its own name, 2 under `date-fns-v2`, and here its adapter is led there.
 */
export function dateLibraries(): Plugin {
  return {
    name: 'date-libraries',
    configureWebpack: () => ({ module: { rules: [DATE_FNS_2_RULE] } }),
  };
}
