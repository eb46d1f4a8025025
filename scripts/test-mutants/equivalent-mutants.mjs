// @ts-check

/**
 * Mutants that change nothing that users see, so no test can notice them.
 * @type {readonly { demo: string, what: string, why: string }[]}
 */
export const LEFT_OUT = [];

/** @param {string} id of a mutant @returns {string | undefined} the reason; undefined for others */
export function whyLeftOut(id) {
  return LEFT_OUT.find(({ demo, what }) => id.startsWith(`${demo}:`) && id.endsWith(` ${what}`))
    ?.why;
}
