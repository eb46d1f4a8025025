/**
 * Asks the font service for the heading font once the page is whole, so that a service that does
 * not answer neither blocks nor moves anything.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { HEADING_FONT_CSS } from '@site/config/design-tokens';

function request(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = HEADING_FONT_CSS;
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') request();
  else window.addEventListener('load', request, { once: true });
}
