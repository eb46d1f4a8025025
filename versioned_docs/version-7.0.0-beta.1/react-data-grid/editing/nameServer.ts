import { createEmployees } from '../_data/employees';

const TAKEN = new Set(createEmployees().map(({ name }) => name.toLowerCase()));

/** Simulates a server that knows which names are taken and responds after 600 ms. */
export function isNameFree(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(!TAKEN.has(name.trim().toLowerCase())), 600);
  });
}
