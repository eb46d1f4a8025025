import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { InstallList } from '../../../model/offline-lists';
import type { PageFiles } from './page-files';
import { filesOfPage, type RouteChunks } from './route-files';

/** The start page of the app and the page shown for unknown pages: both must open before any visit. */
const PAGES = ['x/introduction/', 'x/offline/'];

/** Name of the chunk that keeps pages, and reports which are not available. */
const READING = 'offline-reading';

/** Data that the list is made from. */
export interface InstallListInput {
  outDir: string;
  baseUrl: string;
  build: string;
  routes: RouteChunks;
  pageFiles: PageFiles;
}

/**
 * Lists the files that the worker keeps from its installation on: two pages without files that they
 * may load later, the logo, and the code for reading offline.
 * @throws when that code is not where it was
 */
export function installList(input: InstallListInput): InstallList {
  const { outDir, baseUrl, build, routes, pageFiles } = input;
  const reading = pageFiles.byChunk.get(READING);
  if (!reading) throw new Error(`No chunk is named "${READING}": offline lists need it`);
  const files = new Set([
    ...PAGES.flatMap((page) => [...filesOfPage(baseUrl + page, routes, pageFiles, 'own')]),
    ...reading.all,
    'img/logo.svg',
  ]);
  return {
    build,
    pages: PAGES.map((page) => ({
      path: baseUrl + page,
      bytes: readFileSync(path.join(outDir, page, 'index.html')).length,
    })),
    files: [...files].sort().map((file) => ({
      path: baseUrl + file,
      bytes: statSync(path.join(outDir, file)).size,
    })),
  };
}
