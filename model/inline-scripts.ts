/**
 * Inline scripts that components render. The Content-Security-Policy allows each by the hash of its
 * text, so plugins/outputs/hosting/ reads the same text as the component.
 */

/** Copies the layout in force from the html element to its section, before anything of it is painted. */
export const TAKE_LAYOUT =
  "(s=>{s.dataset.apiDisplay=document.documentElement.getAttribute('data-api-'+s.dataset.apiSection)||'expanded'})(document.currentScript.parentElement)";

/** Attribute of the html element: the requested address, while this page is shown in place of another. */
export const ASKED_FOR = 'data-asked-for';

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
