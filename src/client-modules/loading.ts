/** Repeats every failed `import()` and page load; see src/loading/. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import registry from '@generated/registry';
import type { ClientModule } from '@docusaurus/types';
import { withQueryAfterFailure, withSecondAttempt } from '@site/src/loading/chunk-requests';
import { fileToPrefetch } from '@site/src/loading/file-of-part';
import { fetchLaterSheets } from '@site/src/loading/fetch-later-sheets';
import { isChunkError } from '@site/src/loading/load-errors';
import { beginNavigation, endNavigation, isFirstPage } from '@site/src/loading/navigation';
import { showNotice } from '@site/src/loading/notice';
import { prefetchWhenIdle } from '@site/src/loading/prefetch-when-idle';
import { watchTyping } from '@site/src/loading/reload';
import { whenIdle } from '@site/src/loading/when-idle';

// Names of the bundler for its own functions: https://rspack.rs/api/runtime-api/module-variables
declare let __webpack_chunk_load__: Parameters<typeof withSecondAttempt>[0];
declare let __webpack_get_script_filename__: Parameters<typeof withQueryAfterFailure>[0];
declare const __webpack_require__: {
  /**
   * Docusaurus asks it for the file of a part of a page, to prefetch pages that links lead to, until
   * src/loading/prefetch-when-idle.ts takes over.
   */
  gca: (part: number) => string | undefined;
  /** The style sheet of a chunk. */
  miniCssF: Parameters<typeof withQueryAfterFailure>[0];
};

/**
 * Reports failed imports inside of libraries, such as the one for Excel files: no code of the site
 * repeats them.
 */
function reportFailedImport({ reason }: PromiseRejectionEvent): void {
  if (isChunkError(reason)) showNotice('broken', () => window.location.reload());
}

if (ExecutionEnvironment.canUseDOM) {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- The bundler reads it.
  __webpack_chunk_load__ = withSecondAttempt(__webpack_chunk_load__);
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- The bundler reads it.
  __webpack_get_script_filename__ = withQueryAfterFailure(__webpack_get_script_filename__);
  __webpack_require__.miniCssF = withQueryAfterFailure(__webpack_require__.miniCssF);
  __webpack_require__.gca = (part) => registry[part] && fileToPrefetch(registry[part][0]);
  window.addEventListener('unhandledrejection', reportFailedImport);
  watchTyping();
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => beginNavigation();

// The first page is hydrated: Docusaurus never calls the function that `onRouteUpdate` may return
// for it.
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (isFirstPage()) {
    window.docusaurus = prefetchWhenIdle(window.docusaurus);
    whenIdle(fetchLaterSheets);
  }
  endNavigation();
};
