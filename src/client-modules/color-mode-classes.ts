/**
 * Keeps the body's class and the color of the browser's frame equal to the color mode, whatever
 * changes it. The first-paint script has set both before.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { THEME_COLORS } from '@site/model/preferences';

function applyColorMode(): void {
  const mode = document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
  document.body.classList.toggle('mode-dark', mode === 'dark');
  document.body.classList.toggle('mode-light', mode === 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[mode]);
}

if (ExecutionEnvironment.canUseDOM) {
  new MutationObserver(applyColorMode).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
