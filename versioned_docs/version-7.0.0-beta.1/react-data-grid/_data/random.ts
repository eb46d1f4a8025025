/** Random choices that are the same on every visit. */
export interface Random {
  /** From 0, included, to 1, excluded. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  pick: <const L extends readonly [unknown, ...unknown[]]>(list: L) => L[number];
}

/** Mulberry32: small, fast, and good enough for sample data. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (list) => {
      // `null` is a choice like any other.
      const item = list[integer(0, list.length - 1)];
      return item === undefined ? list[0] : item;
    },
  };
}
