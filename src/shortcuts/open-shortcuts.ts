const OPEN = 'docs-open-shortcuts';

/** Opens the list of keyboard shortcuts, from anywhere on the page. */
export function openShortcuts(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** @returns a function that stops listening */
export function onOpenShortcuts(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}
