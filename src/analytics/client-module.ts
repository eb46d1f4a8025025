/**
 * Measures how the site is used. Part of the bundle only where the build has a measurement id, see
 * plugins/look/analytics.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import site from '@generated/analytics/default/site.json';
import { whenIdle } from '@site/src/loading/when-idle';
import { Measurement } from './measurement';

const measurement = new Measurement(site);

function start(): void {
  whenIdle(() => measurement.start());
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Ignores changes of only the query or hash: they are the same page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) measurement.pageRendered();
};
