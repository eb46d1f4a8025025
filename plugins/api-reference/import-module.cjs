// @ts-check
/**
 * Imports a module as Node does. The loader of the configuration turns modules into CommonJS, which
 * TypeDoc does not survive; a file that it does not touch can still import them.
 * @param {string} name
 * @returns {Promise<any>}
 */
module.exports = (name) => import(name);
