// @ts-check

/** What only the build reads. */
const OF_BUILD = [
  ...['staticDirectories', 'onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks'],
  ...['onDuplicateRoutes', 'markdown', 'presets', 'plugins', 'themes', 'headTags', 'scripts'],
  ...['stylesheets', 'clientModules', 'ssrTemplate'],
];

const START = 'export default ';

/**
 * Leaves out of the site's configuration what only the build reads. Code is highlighted at build, so
 * the colors of Prism are part of it.
 * @param {string} source
 * @returns {string}
 */
module.exports = function siteConfigLoader(source) {
  const start = source.indexOf(START);
  if (start < 0) throw new Error('Docusaurus writes its configuration in another way');
  const config = JSON.parse(source.slice(start + START.length).replace(/;\s*$/, ''));
  for (const key of OF_BUILD) Reflect.deleteProperty(config, key);
  Reflect.deleteProperty(config.future, 'faster');
  Reflect.deleteProperty(config.themeConfig, 'prism');
  return `${START}${JSON.stringify(config)};`;
};
