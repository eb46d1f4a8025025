// @ts-check

/**
 * Leaves out the versions of the plugins, which Docusaurus' page for debugging lists.
 * @param {string} source
 * @returns {string}
 */
module.exports = function siteMetadataLoader(source) {
  const { pluginVersions: _, ...metadata } = JSON.parse(source);
  return JSON.stringify({ ...metadata, pluginVersions: {} });
};
