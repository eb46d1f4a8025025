/** True while a page is loading, which includes the first page until it is hydrated. */
let pending = true;
let isFirst = true;
const waiting = new Set<() => void>();

export function isNavigating(): boolean {
  return pending;
}

/** Returns true until the first page of this document is hydrated. */
export function isFirstPage(): boolean {
  return isFirst;
}

/** @returns resolved when the reader next goes to a page */
export function nextNavigation(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

export function beginNavigation(): void {
  pending = true;
  waiting.forEach((resolve) => resolve());
  waiting.clear();
}

export function endNavigation(): void {
  pending = false;
  isFirst = false;
}
