/** Whether a page is on its way; the first one is until it has been hydrated. */
let pending = true;
let isFirst = true;
const waiting = new Set<() => void>();

export function isNavigating(): boolean {
  return pending;
}

/** Whether no page has been hydrated yet in this document. */
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
