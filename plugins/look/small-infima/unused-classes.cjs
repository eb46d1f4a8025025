// @ts-check
/**
 * What pages and scripts do not have of Infima and Docusaurus' theme. `tests/build-output/built-files.spec.ts` names one that
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
  /^col--(?:offset-(?:[24-9]|1\d)|1|5|8|10|11)$/,
  /^(?:container--fluid|dropdown--nocaret|hero--|navbar__(?:items--center|search-input))/,
  /^(?:pagination(?:--|__)|pills|row--(?:align|no-gutters)|shadow--(?:md|tl)|tabs__item|tabs--block)/,
  /^text--(?!center|right|truncate)/,
];

/** Classes of Docusaurus' theme for what the options of the site turn off; in files, a hash follows. */
const TURNED_OFF = [
  /^(?:announcementBar|menuWithAnnouncementBar|footerLogoLink|navbarHid(?:den|eable))/,
  /^(?:collapseSidebarButton|expandButton|sidebar(?:Hidden|Logo|WithHideableNavbar))/,
  /^(?:docSidebarContainerHidden|docMainContainerEnhanced|docItemWrapperEnhanced)/,
];

/**
 * @param {string} name of a class of Infima, or of Docusaurus' theme
 * @returns {boolean} whether no page has it
 */
function isUnused(name) {
  if (/^(?:margin|padding)(?:-\w+)?--\w+$/.test(name)) return !DISTANCES.has(name);
  return [...COMPONENTS, ...TURNED_OFF].some((pattern) => pattern.test(name));
}

/** Custom properties of Infima that no rule, page or script reads. */
const PROPERTIES = [
  /^--ifm-(?:light|dark)(?:er|est)?-value$/,
  /^--ifm-contrast-(?:back|fore)ground(?:-dark)?-value$/,
  /^--ifm-color-(?:success|info|warning|danger)(?:-light|-lighter|-lightest|-darker|-darkest)?$/,
  /^--ifm-color-(?:primary|secondary)-(?:light|lighter|lightest|darkest)$/,
  /^--ifm-color-primary-contrast-(?:back|fore)ground$/,
  /^--ifm-font-weight-(?:base|light|normal)$/,
  /^--ifm-(?:alert-color|button-group-spacing|card-(?:horizontal|vertical)-spacing)$/,
  /^--ifm-(?:global-shadow-tl|h1-vertical-rhythm-top|image-alignment-padding|transition-slow)$/,
  /^--ifm-(?:navbar-(?:link-active-color|search-)|pagination-(?!font|nav|page)|pills-|tabs-(?:color-a|padding-))/,
];

/**
 * @param {string} name of a custom property of Infima
 * @returns {boolean} whether nothing reads it
 */
function isUnusedProperty(name) {
  return PROPERTIES.some((pattern) => pattern.test(name));
}

module.exports = { isUnused, isUnusedProperty };
