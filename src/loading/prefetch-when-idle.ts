import { ownFilesLoaded } from './own-requests';
import { prefetchPage } from './prefetch-page';
import { whenIdle } from './when-idle';

type Docusaurus = Window['docusaurus'];

/**
 * Delays prefetching until the page is idle and has its own files: on a slow network the processor is
 * idle while the files of the first demo arrive, and those of ten linked pages would share its network.
 * @param docusaurus what its links call
 */
export function prefetchWhenIdle({ preload }: Docusaurus): Docusaurus {
  return {
    preload,
    prefetch: (path) => {
      whenIdle(() => void ownFilesLoaded().then(() => prefetchPage(path)));
      return false;
    },
  };
}
