/** Holds the address that was asked for while this page stands for another one. */
const ASKED_FOR = 'data-asked-for';

/**
 * The worker answers with this page under the address of another one. React must find the page's own
 * address, or it would render that other page: this script puts it there before React comes. React
 * may put the script into the page once more, where it must do nothing. The browser would scroll to
 * where the reader was in the other page.
 * @param own path of this page
 */
export function addressScript(own: string): string {
  const [path, mark] = [JSON.stringify(own), JSON.stringify(ASKED_FOR)];
  return `(function(l){if(document.readyState==='loading'&&l.pathname!==${path}){document.documentElement.setAttribute(${mark},l.href);history.replaceState(history.state,'',${path});history.scrollRestoration='manual'}})(location)`;
}

/** Whether an address is one of this site: the browser refuses to show any other. */
function isOfThisSite(address: string): boolean {
  try {
    // `URL.canParse` is newer than the oldest browsers that the site supports.
    return new URL(address).origin === window.location.origin;
  } catch {
    return false;
  }
}

/** Gives the reader the address back. @returns whether the page stands for another one */
export function restoreAddress(): boolean {
  const asked = document.documentElement.getAttribute(ASKED_FOR);
  if (!asked || !isOfThisSite(asked)) return false;
  window.history.replaceState(window.history.state, '', asked);
  return true;
}

/** The next page stands for itself. */
export function forgetAddress(): void {
  window.history.scrollRestoration = 'auto';
  document.documentElement.removeAttribute(ASKED_FOR);
}
