// @ts-check
import { findMutants } from './find-mutants.mjs';

/** Tests set the list in the page before any script of the site runs; without it nothing is broken. */
const SWITCH = `function isMutant(id: string): boolean {
  const chosen: unknown = Reflect.get(globalThis, 'demoMutants');
  return Array.isArray(chosen) && chosen.includes(id);
}`;

/**
 * From the end, so places stay right. At one place the outer part opens first and closes last: what
 * is inserted later comes before what is there already.
 * @param {import('./find-mutants.mjs').Edit[]} edits those of outer parts first
 */
function inOrderOfInsertion(edits) {
  return edits
    .map((edit, index) => ({ ...edit, rank: edit.closes ? -index : index }))
    .sort((a, b) => b.start - a.start || b.end - a.end || b.rank - a.rank);
}

/**
 * Adds a switch to each place of a demo that can be broken. One build then serves all mutants, as a
 * page decides which of them it shows, be it one or many.
 * @param {string} code
 * @param {string} file
 * @returns {string}
 */
export function withMutants(code, file) {
  const edits = findMutants(code, file).flatMap((mutant) => mutant.edits);
  if (edits.length === 0) return code;
  const changed = inOrderOfInsertion(edits).reduce(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    code,
  );
  return `${changed}\n${SWITCH}\n`;
}
