import { normalizeLine } from '../../model/translations/hash-section';

/** Lengths of the longest common subsequences of all ends of two lists. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      const longest = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, longest);
    }
  }
  return lengths;
}

/**
 * Compares two texts line by line. Rows of a table that only have another padding are the same.
 * @returns all lines, with `- ` before those that are gone, `+ ` before new ones, and two spaces
 *   before the others
 */
export function diffLines(before: string, after: string): string[] {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const [oldKeys, keys] = [old.map(normalizeLine), current.map(normalizeLine)];
  const lengths = commonLengths(oldKeys, keys);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const lines: string[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < current.length) {
    const isEnd = row >= old.length || column >= current.length;
    if (!isEnd && oldKeys[row] === keys[column]) {
      lines.push(`  ${current[column]}`.trimEnd());
      [row, column] = [row + 1, column + 1];
    } else if (column >= current.length || (!isEnd && at(row + 1, column) >= at(row, column + 1))) {
      lines.push(`- ${old[row]}`.trimEnd());
      row += 1;
    } else {
      lines.push(`+ ${current[column]}`.trimEnd());
      column += 1;
    }
  }
  return lines;
}
