// @ts-check
import { buildsNeeded } from './steps.mjs';

/** @typedef {import('./select.mjs').Selection} Selection */
/** @typedef {import('./select.mjs').Facts} Facts */

/** Checks that run as a whole, with their texts in the report. */
const WHOLE = {
  lint: 'all files are linted',
  types: 'all types are checked',
  unit: 'all unit tests run',
  browser: 'all browser tests run',
};

/** @param {string} title @param {ReadonlyMap<string, string>} entries each with why */
function section(title, entries) {
  if (entries.size === 0) return [];
  const lines = [...entries].map(([name, why]) => `  ${name}${why === name ? '' : `  (${why})`}`);
  return ['', `${title}: ${entries.size}`, ...lines];
}

/** @param {Selection} selection @param {Facts} facts */
function buildLine(selection, facts) {
  const { site, languages, hosted } = buildsNeeded(selection, facts);
  if (!site) return 'Build: none';
  return `Build: ${languages ? 'all languages' : 'English'}${hosted ? ', and one for a host' : ''}`;
}

/**
 * Reports what a change affects and which tests run, each with the reason.
 * @param {readonly string[]} changed files
 * @param {Selection} selection
 * @param {Facts} facts
 * @returns {string[]}
 */
export function reportLines(changed, selection, facts) {
  const { all, pages, demos, features, unitTests, specs, pageTests, leftOut } = selection;
  const whole = Object.entries(WHOLE).flatMap(([run, words]) =>
    all.has(run) ? [`Site-wide change: ${words} (${all.get(run)})`] : [],
  );
  const samples = selection.samplePages && !all.has('browser') ? facts.pageKinds : [];
  return [
    `Changed files: ${changed.length}`,
    ...changed.map((file) => `  ${file}`),
    ...(whole.length > 0 ? ['', ...whole] : []),
    ...section('Pages', pages),
    ...(samples.length > 0 ? ['', `One page of each kind: ${samples.join(' ')}`] : []),
    ...section('Demos', demos),
    ...section('Features', features),
    ...(all.has('unit') ? [] : section('Unit tests', unitTests)),
    ...(all.has('browser') ? [] : section('Specs', specs)),
    ...(all.has('browser') ? [] : section('Tests of the pages', pageTests)),
    ...section('Left to npm test and npm run test:full', leftOut),
    '',
    buildLine(selection, facts),
  ];
}
