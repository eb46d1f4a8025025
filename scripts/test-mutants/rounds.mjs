// @ts-check

/**
 * Distributes items over rounds, like colors over a graph: two items that need the same thing never
 * share a round. Items with the most conflicts choose first, which keeps rounds few.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => readonly string[]} needs
 * @returns {T[][]} rounds, each in the order of `items`
 */
export function inRounds(items, needs) {
  /** @type {Map<string, number>} */
  const demand = new Map();
  for (const need of items.flatMap((item) => [...needs(item)])) {
    demand.set(need, (demand.get(need) ?? 0) + 1);
  }
  const conflicts = (/** @type {T} */ item) =>
    needs(item).reduce((sum, need) => sum + (demand.get(need) ?? 0), 0);
  /** @type {{ items: Set<T>, taken: Set<string> }[]} */
  const rounds = [];
  for (const item of [...items].sort((a, b) => conflicts(b) - conflicts(a))) {
    let round = rounds.find(({ taken }) => !needs(item).some((need) => taken.has(need)));
    if (!round) rounds.push((round = { items: new Set(), taken: new Set() }));
    round.items.add(item);
    for (const need of needs(item)) round.taken.add(need);
  }
  return rounds.map((round) => items.filter((item) => round.items.has(item)));
}
