/** For pages that are not served securely, where browsers offer no clipboard. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  // Selecting took the focus, and with it the reader's place.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

/**
 * Puts text on the clipboard.
 * @returns whether it is there; false when the browser or the reader refused
 * @throws what is no refusal
 */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return false;
    throw error;
  }
}
