// @ts-check

/**
 * @param {readonly ReadonlyMap<string, ReadonlySet<string>>[]} graphs which file needs which
 * @returns {Map<string, Set<string>>} by which files each is needed
 */
export function turnAround(...graphs) {
  /** @type {Map<string, Set<string>>} */
  const dependants = new Map();
  for (const [file, needed] of graphs.flatMap((graph) => [...graph])) {
    for (const each of needed) dependants.set(each, (dependants.get(each) ?? new Set()).add(file));
  }
  return dependants;
}

/**
 * Finds everything that depends on some files, directly or not.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} dependants by which files each is needed
 * @param {readonly string[]} changed
 * @param {(dependant: string, file: string) => boolean} [follow] whether a change of `file` may
 *   change what `dependant` does
 * @returns {Map<string, string[]>} the shortest way to each: from a changed file to the file itself
 */
export function reachFrom(dependants, changed, follow = () => true) {
  const ways = new Map(changed.map((file) => [file, [file]]));
  // Iteration of a Map includes entries that are added meanwhile, nearest first.
  for (const [file, way] of ways) {
    for (const dependant of dependants.get(file) ?? []) {
      if (ways.has(dependant) || !follow(dependant, file)) continue;
      ways.set(dependant, [...way, dependant]);
    }
  }
  return ways;
}
