import { prefetchPage } from './prefetch-page';
import { whenIdle } from './when-idle';

type Docusaurus = Window['docusaurus'];

/**
 * Delays prefetching until the page is idle, so it does not compete with the page's own files.
 * @param docusaurus what its links call
 */
export function prefetchWhenIdle({ preload }: Docusaurus): Docusaurus {
  return {
    preload,
    prefetch: (path) => {
      whenIdle(() => prefetchPage(path));
      return false;
    },
  };
}
