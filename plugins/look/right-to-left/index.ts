import type { Plugin } from '@docusaurus/types';
import { logicalProperties, mirroredRest } from './postcss-plugins';

/**
 * Docusaurus mirrors its styles for languages that are written from right to left, one style sheet
 * each. Here the reader turns the page in any language: the one style sheet knows both directions.
 * Logical properties say most of that for nothing, where mirrored copies of all rules would cost
 * as much again. Listed before the plugin that puts style sheets into cascade layers.
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
