import type { Plugin } from '@docusaurus/types';
import { logicalProperties, mirroredRest } from './postcss-plugins';

/**
 * Docusaurus mirrors its styles for languages that are written from right to left, one style sheet
 * each. Here users can change the direction in any language, so one style sheet has both directions.
 * Logical properties do most of that without additional bytes, while mirrored copies of all rules
 * would double the size. Listed before the plugin that puts style sheets into cascade layers.
 */
export function rightToLeft(): Plugin {
  return {
    name: 'right-to-left',
    configurePostCss(options) {
      options.plugins.push(logicalProperties, mirroredRest);
      return options;
    },
  };
}
