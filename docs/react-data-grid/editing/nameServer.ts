import { createEmployees } from '../_data/employees';

const TAKEN = new Set(createEmployees().map(({ name }) => name.toLowerCase()));

/** Stands for a server that knows which names are taken, and needs 600 ms to say so. */
export function isNameFree(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(!TAKEN.has(name.trim().toLowerCase())), 600);
  });
}
