/**
 * Asks for the heading font once the page is whole, so that a service that does not answer neither
 * blocks nor moves anything. `HEADING_FONT_URL` says where it comes from, or that there is none.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

const { headingFont } = siteConfig.customFields ?? {};

function request(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM && typeof headingFont === 'string' && headingFont !== '') {
  const start = () => request(headingFont);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
