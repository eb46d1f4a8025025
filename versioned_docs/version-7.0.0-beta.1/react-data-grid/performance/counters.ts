/** Counts renders and mounts in plain numbers, so counting does not render. */
export interface Counters {
  cells: number;
  mounts: number;
}

export const counters: Counters = { cells: 0, mounts: 0 };

export function resetCounters() {
  counters.cells = 0;
  counters.mounts = 0;
}
