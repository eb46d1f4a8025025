// @ts-check
import { newNameOf } from './rename-rules.mjs';

/** @typedef {import('./read-major.mjs').Major} Major */
/** @typedef {import('./rename-rules.mjs').RenameRule} RenameRule */

/**
 * @typedef {object} Rename
 * @property {string} from
 * @property {string} to
 */

/**
 * Changes of names between two majors.
 * @typedef {object} Changes
 * @property {string[]} removed
 * @property {Rename[]} renamed
 * @property {string[]} added
 */

/**
 * Changes of exports, and of the members of types that both majors have.
 * @typedef {object} Comparison
 * @property {Changes} exports
 * @property {{ name: string, from: string[], to: string[] }[]} moved still there, but not everywhere
 * @property {Map<string, Changes>} members by the type's name in the newer major
 */

/**
 * @param {Iterable<string>} older
 * @param {ReadonlySet<string>} newer
 * @param {readonly RenameRule[]} rules
 * @param {ReadonlySet<string>} [inherited] names that the newer major still takes, from elsewhere
 * @returns {Changes}
 */
export function compareNames(older, newer, rules, inherited = newer) {
  /** @type {Changes} */
  const changes = { removed: [], renamed: [], added: [] };
  const names = new Set(older);
  for (const name of names) {
    if (newer.has(name) || inherited.has(name)) continue;
    const to = newNameOf(name, (candidate) => newer.has(candidate), rules);
    if (to === undefined) changes.removed.push(name);
    else changes.renamed.push({ from: name, to });
  }
  const renamed = new Set(changes.renamed.map(({ to }) => to));
  changes.added = [...newer].filter((name) => !names.has(name) && !renamed.has(name)).sort();
  changes.removed.sort();
  changes.renamed.sort((one, other) => one.from.localeCompare(other.from));
  return changes;
}

/**
 * @param {Major} older
 * @param {Major} newer
 * @returns {Comparison['moved']}
 */
function movedExports(older, newer) {
  return [...older.exports].flatMap(([name, places]) => {
    const now = newer.exports.get(name);
    const lost = now ? [...places].filter((place) => !now.has(place)) : [];
    return now && lost.length > 0 ? [{ name, from: lost, to: [...now] }] : [];
  });
}

/**
 * @param {Major} older
 * @param {Major} newer
 * @param {readonly RenameRule[]} rules
 * @returns {Comparison}
 */
export function compareMajors(older, newer, rules) {
  const exports = compareNames(older.exports.keys(), new Set(newer.exports.keys()), rules);
  const newNames = new Map(exports.renamed.map(({ from, to }) => [from, to]));
  /** @type {Comparison['members']} */
  const members = new Map();
  for (const [type, names] of older.members) {
    const now = newNames.get(type) ?? type;
    const newNamesOfType = newer.members.get(now);
    if (!newNamesOfType) continue;
    const changes = compareNames(names, newNamesOfType, rules, newer.all.get(now));
    if (changes.removed.length + changes.renamed.length + changes.added.length === 0) continue;
    members.set(now, changes);
  }
  return { exports, moved: movedExports(older, newer), members };
}
