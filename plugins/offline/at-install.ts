import type { PageFiles } from './page-files';
import { filesOfPage, type RouteChunks } from './route-files';

/** Both open before anything was read: where the app starts, and what stands for unknown pages. */
const PAGES = ['x/introduction/', 'x/offline/'];

/**
 * Addresses of what the worker keeps from its installation on: two pages, without what they may
 * ask for later, and the logo.
 */
export function filesAtInstall(
  baseUrl: string,
  routes: RouteChunks,
  pageFiles: PageFiles,
): Set<string> {
  const files = PAGES.flatMap((page) => [
    `${page}index.html`,
    ...filesOfPage(baseUrl + page, routes, pageFiles, 'own'),
  ]);
  return new Set([...files, 'img/logo.svg'].map((file) => baseUrl + file));
}
