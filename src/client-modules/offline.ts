/**
 * Makes pages available offline. On hosts other than the production host, only this module is
 * loaded.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { inBackground } from '@site/src/loading/background';
import { isProductionSite, isSupported, isWorkerRetired } from '@site/src/offline/is-supported';

const supported = ExecutionEnvironment.canUseDOM && isSupported();
const loadedUnder = supported ? navigator.serviceWorker.controller : null;

/** Milliseconds after the page has loaded. */
const REST = 500;

const quiet = new Promise<void>((resolve) => {
  if (!supported) return;
  const rest = () => setTimeout(resolve, REST);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
});

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!supported || location.pathname === previousLocation?.pathname) return;
  void quiet
    .then(() =>
      inBackground(
        () => import(/* webpackChunkName: "offline-reading" */ '@site/src/offline/start'),
      ),
    )
    .then(({ read }) => read(location.pathname, loadedUnder))
    // Offline, and never loaded before: nothing to do without it.
    .catch(() => undefined);
};

if (ExecutionEnvironment.canUseDOM && isWorkerRetired() && isProductionSite()) {
  void inBackground(() => import('@site/src/offline/retire-workers'))
    .then(({ retireWorkers }) => retireWorkers())
    // The next page tries again.
    .catch(() => undefined);
}
