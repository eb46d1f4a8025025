// @ts-check
const { transformSync } = require('esbuild');

/**
 * Minifies a style sheet: the bundler minifies files of styles, and not text in scripts.
 * @param {string} source
 * @returns {string}
 */
module.exports = function minifyLoader(source) {
  return transformSync(source, { loader: 'css', minify: true }).code;
};
