/** A bar at the top of the window while the next page takes long, in the place of the theme's one. */
import type { ClientModule } from '@docusaurus/types';

/** Milliseconds within which a page comes without a bar. */
const DELAY = 200;

let bar: HTMLElement | undefined;

function show(): void {
  bar ??= document.createElement('div');
  bar.className = 'progress-bar';
  document.body.append(bar);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timer = window.setTimeout(show, DELAY);
  return () => window.clearTimeout(timer);
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => bar?.remove();
