// @ts-check
const { readdirSync } = require('node:fs');
const path = require('node:path');

/** @type {readonly { docs: string, status: string, path: string }[]} */
const VERSIONS = require('../model/versions.json');

/**
 * Folders with the sources of the pages of a version.
 * @typedef {object} DocsFolders
 * @property {string} root folder of the English pages, from the root of the project
 * @property {string} translations name of the folder with their translations among those of all versions
 */

/** @param {string} docs Docusaurus' name of the version @returns {DocsFolders} */
function foldersOf(docs) {
  if (docs === 'current') return { root: 'docs', translations: docs };
  return { root: `versioned_docs/version-${docs}`, translations: `version-${docs}` };
}

/**
 * Where the sources of the pages are that the site has at `/x/…`: those of the documented version.
 * CommonJS, as both commands and what Playwright compiles can load it.
 * @param {readonly { docs: string, status: string }[]} versions
 * @returns {DocsFolders}
 * @throws when no version is the documented one
 */
function documentedDocs(versions = VERSIONS) {
  const documented = versions.find(({ status }) => status === 'current');
  if (!documented) throw new Error('model/versions.json lacks the documented version');
  return foldersOf(documented.docs);
}

/**
 * Folders with where their pages are in the site, as a path without slashes around it: `x`, `x/next`.
 * @typedef {DocsFolders & { address: string }} DocsPlace
 */

/** @param {{ docs: string, path: string }} version @returns {DocsPlace} */
const placeOf = ({ docs, path }) => ({
  ...foldersOf(docs),
  address: ['x', path].filter(Boolean).join('/'),
});

/**
 * The folders of all versions.
 * @param {readonly { docs: string, path: string }[]} versions
 * @returns {DocsPlace[]}
 */
function allDocs(versions = VERSIONS) {
  return versions.map(placeOf);
}

/**
 * The pages in `docs/`, which are those of the next version once a version was cut.
 * @param {readonly { docs: string, path: string }[]} versions
 * @returns {DocsPlace & { unit: string }} `unit` has the English pages
 * @throws when no version has its pages there
 */
function workingDocs(versions = VERSIONS) {
  const version = versions.find(({ docs }) => docs === 'current');
  if (!version) throw new Error('model/versions.json lacks the version whose pages are in docs/');
  return { ...placeOf(version), unit: `x/${version.path || 'current'}/en` };
}

/** Holds a folder for each section about another product than MUI X. */
const SECTIONS = 'sections';

/**
 * The folders of sections about other products, which are in one version and not translated.
 * @returns {DocsPlace[]}
 */
function sectionDocs() {
  return readdirSync(path.join(__dirname, '..', SECTIONS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ root: `${SECTIONS}/${name}`, translations: '', address: name }));
}

module.exports = { allDocs, documentedDocs, sectionDocs, workingDocs };
