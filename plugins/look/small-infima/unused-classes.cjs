// @ts-check
/**
 * What pages and scripts do not have of Infima. `tests/build-output/built-files.spec.ts` names one that
 * comes into use: take it out of these lists then.
 */

/** Classes of Infima for distances that this site's pages, or Docusaurus' theme, have. */
const DISTANCES = new Set([
  ...['margin-bottom--md', 'margin-bottom--sm', 'margin-bottom--xl', 'margin-left--sm'],
  ...['margin-right--md', 'margin-top--md', 'margin-top--sm', 'margin-vert--lg', 'margin-vert--md'],
  ...['margin-vert--xl', 'padding--none', 'padding-bottom--lg', 'padding-top--md'],
]);

/** Classes of components, or of variants of them, that no page has. */
const COMPONENTS = [
  /^(?:alert--primary|alert__|avatar--|avatar__(?:photo--|subtitle)|badge--|breadcrumbs--|card__)/,
  /^button(?:-group|--(?:active|block|danger|info|success|warning)$)/,
  /^(?:container--fluid|dropdown--nocaret|hero--|navbar__(?:items--center|search-input))/,
  /^(?:pagination(?:--|__)|pills|row--(?:align|no-gutters)|shadow--(?:md|tl)|tabs__item|tabs--block)/,
  /^text--(?!center|right|truncate)/,
];

/**
 * @param {string} name of a class of Infima
 * @returns {boolean} whether no page has it
 */
function isUnused(name) {
  if (/^(?:margin|padding)(?:-\w+)?--\w+$/.test(name)) return !DISTANCES.has(name);
  return COMPONENTS.some((pattern) => pattern.test(name));
}

module.exports = { isUnused };
