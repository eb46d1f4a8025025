/** For pages without HTTPS, in which browsers offer no clipboard API. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  // The selection moved the focus, which is restored.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

/**
 * Safari accepts a write only directly after a click, so it receives a promise of text that is
 * still being fetched.
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Puts text on the clipboard.
 * @param text or a promise of it, where it must be fetched first
 * @returns true if it was copied; false if the browser or the reader refused
 * @throws all other errors
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(await text);
  try {
    await write(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return false;
    throw error;
  }
}
