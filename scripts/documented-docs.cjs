// @ts-check
/** @type {readonly { docs: string, status: string }[]} */
const VERSIONS = require('../model/versions.json');

/**
 * Where the sources of the pages are that the site has at `/x/…`: those of the documented version.
 * CommonJS, as both commands and what Playwright compiles can load it.
 * @param {typeof VERSIONS} versions
 * @returns {{ root: string, translations: string }} the folder of the English pages, from the root of
 *   the project, and the name of the folder with their translations among those of all versions
 * @throws when no version is the documented one
 */
function documentedDocs(versions = VERSIONS) {
  const documented = versions.find(({ status }) => status === 'current');
  if (!documented) throw new Error('model/versions.json lacks the documented version');
  const { docs } = documented;
  if (docs === 'current') return { root: 'docs', translations: docs };
  return { root: `versioned_docs/version-${docs}`, translations: `version-${docs}` };
}

module.exports = { documentedDocs };
