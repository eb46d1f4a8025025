// @ts-check
const postcss = require('postcss');
const { isUnused, isUnusedProperty } = require('./unused-classes.cjs');

/**
 * @param {string} selector
 * @returns {boolean} whether it matches only elements with an unused class
 */
function isDead(selector) {
  const names = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  return [...names].some(([, name = '']) => isUnused(name));
}

/**
 * Leaves out the rules of Infima and Docusaurus' theme for classes that no page has, and properties
 * that nothing reads.
 * @param {string} source
 * @returns {string}
 */
module.exports = function infimaLoader(source) {
  const root = postcss.parse(source);
  root.walkRules((rule) => {
    const alive = rule.selectors.filter((selector) => !isDead(selector));
    if (alive.length === 0) rule.remove();
    else if (alive.length < rule.selectors.length) rule.selectors = alive;
  });
  root.walkDecls((declaration) => {
    if (isUnusedProperty(declaration.prop)) declaration.remove();
  });
  return root.toString();
};
