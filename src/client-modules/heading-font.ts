/**
 * Loads the heading font after the page, so a service that does not respond blocks and moves
 * nothing. `HEADING_FONT_URL` sets its address, or is empty for no font.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

const { headingFont } = siteConfig.customFields ?? {};

function request(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // The grid copies the style sheets of the page to print, and waits until all of them have loaded.
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM && typeof headingFont === 'string' && headingFont !== '') {
  const start = () => request(headingFont);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
