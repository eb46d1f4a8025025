/** Letters of a name as bits: two names within n edits differ in at most 2n of them. */
function letterBits(name: string): number {
  let bits = 0;
  for (const letter of name.toLowerCase()) {
    const index = letter.charCodeAt(0) - 97;
    if (index >= 0 && index < 26) bits |= 1 << index;
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many edits lead from one name to another: a letter too many, too few, another one, or two
 * neighbours swapped.
 * @param limit above which the number does not matter
 * @returns the number, or `limit + 1` where it is larger
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + same,
      );
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, (twoBefore[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    twoBefore = before;
    before = row;
  }
  return Math.min(before[to.length] ?? 0, limit + 1);
}

/** Finds the nearest of many names; what is compared of each is prepared once. */
export function createNearest(names: Iterable<string>) {
  const prepared = [...names].map((name) => ({ name, bits: letterBits(name) }));
  return (wanted: string, limit: number): string | undefined => {
    const bits = letterBits(wanted);
    let nearest: string | undefined;
    let least = limit + 1;
    for (const candidate of prepared) {
      if (Math.abs(candidate.name.length - wanted.length) >= least) continue;
      if (countBits(candidate.bits ^ bits) > 2 * (least - 1)) continue;
      const distance = editDistance(wanted, candidate.name, least - 1);
      if (distance >= least) continue;
      least = distance;
      nearest = candidate.name;
    }
    return nearest;
  };
}
