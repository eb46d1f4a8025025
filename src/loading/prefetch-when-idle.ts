import { whenIdle } from './when-idle';

type Docusaurus = Window['docusaurus'];

/**
 * Delays prefetching until the page is idle: for each link that scrolls into view, Docusaurus looks
 * through the parts of all pages, which takes a slow phone 20 ms.
 * @param docusaurus what its links call
 */
export function prefetchWhenIdle({ prefetch, preload }: Docusaurus): Docusaurus {
  return {
    preload,
    prefetch: (path) => {
      whenIdle(() => void prefetch(path));
      return false;
    },
  };
}
