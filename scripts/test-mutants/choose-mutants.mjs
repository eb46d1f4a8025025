// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {import('./find-mutants.mjs').Mutant} Mutant */

/** @typedef {{ file: string, mutants: Mutant[] }} MutantsOfDemo */

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex');

/** @template T @param {readonly T[]} list @param {(item: T) => string} textOf @returns {T[]} */
const shuffled = (list, textOf) =>
  [...list].sort((a, b) => hash(textOf(a)).localeCompare(hash(textOf(b))));

/**
 * Chooses mutants from as many demos as possible, and always the same ones: their order is that of
 * hashes of their names. Families get shares by their numbers of demos, as demos are mixed.
 * @param {readonly MutantsOfDemo[]} demos
 * @param {number} count
 * @returns {Mutant[]} fewer than `count` where there are not as many
 */
export function chooseMutants(demos, count) {
  const mixed = shuffled(demos, ({ file }) => file).map(({ mutants }) =>
    shuffled(mutants, ({ id }) => id),
  );
  const rounds = Math.max(0, ...mixed.map(({ length }) => length));
  const inRounds = Array.from({ length: rounds }, (_, round) =>
    mixed.flatMap((mutants) => mutants[round] ?? []),
  );
  return inRounds.flat().slice(0, count);
}
