/**
 * Reads which parts of demos a test run breaks on purpose.
 * @param env `TEST_MUTANTS` is a JSON list of ids, as `npm run test:mutants -- --list` prints them
 * @returns ids; none in all runs but those of `npm run test:mutants`
 * @throws with one line for another value
 */
export function readTestMutants(env: NodeJS.ProcessEnv): string[] {
  const { TEST_MUTANTS: given } = env;
  if (!given) return [];
  let ids: unknown;
  try {
    ids = JSON.parse(given);
  } catch {
    ids = undefined;
  }
  if (Array.isArray(ids) && ids.every((id) => typeof id === 'string')) return ids;
  throw new Error(`TEST_MUTANTS is ${given}, not a JSON list of strings`);
}
