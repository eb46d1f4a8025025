// @ts-check
'use strict';

/**
 * Stops with one line on a Node that `engines` of package.json does not admit. The commands of
 * package.json run it first, because an older Node fails at an import that it does not have, and the
 * error does not say why. No modern syntax here.
 */
var engines = require('../package.json').engines;

/**
 * @param {string} version such as `v20.19.0`, `^22.13.0` or `>=24.0.0`
 * @returns {number[]} major, minor and patch
 */
function partsOf(version) {
  return version
    .replace(/^[^0-9]+/, '')
    .split('.')
    .map(Number);
}

/**
 * @param {number[]} found
 * @param {number[]} lowest
 */
function isAtLeast(found, lowest) {
  for (var index = 0; index < 3; index += 1) {
    var difference = (found[index] || 0) - (lowest[index] || 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * @param {string} version of Node
 * @param {string} range alternatives with `||`, each `^a.b.c` or `>=a.b.c`
 * @returns {boolean}
 */
function admits(version, range) {
  var found = partsOf(version);
  return range.split('||').some(function (alternative) {
    var lowest = partsOf(alternative);
    var isSameMajor = found[0] === lowest[0];
    return isAtLeast(found, lowest) && (isSameMajor || alternative.indexOf('>=') !== -1);
  });
}

if (!admits(process.version, engines.node)) {
  console.error('This project needs Node ' + engines.node + ', and this is ' + process.version);
  process.exit(1);
}

module.exports = { admits: admits };
