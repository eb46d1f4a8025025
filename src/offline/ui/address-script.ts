import { ASKED_FOR } from '@site/model/inline-scripts';

/** Returns whether an address belongs to this site: the browser refuses to show any other. */
function isOfThisSite(address: string): boolean {
  try {
    // `URL.canParse` is newer than the oldest browsers that the site supports.
    return new URL(address).origin === window.location.origin;
  } catch {
    return false;
  }
}

/** Restores the requested address. @returns whether this page was served for another address */
export function restoreAddress(): boolean {
  const asked = document.documentElement.getAttribute(ASKED_FOR);
  if (!asked || !isOfThisSite(asked)) return false;
  window.history.replaceState(window.history.state, '', asked);
  return true;
}

/** Lets the next page show its own address. */
export function forgetAddress(): void {
  window.history.scrollRestoration = 'auto';
  document.documentElement.removeAttribute(ASKED_FOR);
}
