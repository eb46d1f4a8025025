// @ts-check
import { createHash } from 'node:crypto';
import { familyOf } from './demo-files.mjs';

/** @typedef {import('./find-mutants.mjs').Mutant} Mutant */

/** @typedef {{ file: string, mutants: Mutant[] }} MutantsOfDemo */

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {string} id of a mutant
 * @param {{ family: string, only: readonly string[] }} options
 * @returns {boolean} whether the mutant is one of those to choose from
 */
export function isAskedFor(id, { family, only }) {
  if (family && familyOf(id) !== family) return false;
  // The line 4 does not ask for line 48.
  const parts = only.map((part) => (/:\d+$/.test(part) ? `${part}:` : part));
  return parts.length === 0 || parts.some((part) => id.includes(part));
}

/**
 * Chooses mutants from as many demos as possible, and always the same ones for a seed: their order is
 * that of hashes of their names. Families get shares by their numbers of demos, as demos are mixed.
 * @param {readonly MutantsOfDemo[]} demos
 * @param {{ count: number, seed?: string }} options another seed chooses others
 * @returns {Mutant[]} fewer than `count` where there are not as many
 */
export function chooseMutants(demos, { count, seed = '' }) {
  /** @template T @param {readonly T[]} list @param {(item: T) => string} textOf @returns {T[]} */
  const shuffled = (list, textOf) => {
    const rank = (/** @type {T} */ item) => hash(seed + textOf(item));
    return [...list].sort((a, b) => rank(a).localeCompare(rank(b)));
  };
  const mixed = shuffled(demos, ({ file }) => file).map(({ mutants }) =>
    shuffled(mutants, ({ id }) => id),
  );
  const rounds = Math.max(0, ...mixed.map(({ length }) => length));
  const inRounds = Array.from({ length: rounds }, (_, round) =>
    mixed.flatMap((mutants) => mutants[round] ?? []),
  );
  return inRounds.flat().slice(0, count);
}
