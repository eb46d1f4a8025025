// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer } from '../serve/server.mjs';
import { buildStockSite } from './build-stock-site.mjs';

/** @typedef {import('./pages.mjs').BenchPage} BenchPage */

/**
 * The build under test and the stock site, served side by side.
 * @param {string} dir the build
 * @returns {Promise<{ urlOf(page: BenchPage): string, origin: string, close(): Promise<void> }>}
 * @throws with one line when there is no build
 */
export async function serveSites(dir) {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`No site in ${dir}: run npm run build first`);
  }
  const stockDir = await buildStockSite();
  const [ours, stock] = await Promise.all([
    createSiteServer({ dir }),
    createSiteServer({ dir: stockDir }),
  ]);
  return {
    origin: ours.origin,
    urlOf: ({ name, path: pathname }) => (name === 'stock' ? stock : ours).origin + pathname,
    async close() {
      await Promise.all([ours.close(), stock.close()]);
    },
  };
}

/**
 * @param {string} dir the build
 * @param {string} pathname
 * @returns {boolean} whether the build has the page
 */
export function isBuilt(dir, pathname) {
  return existsSync(path.join(dir, pathname, 'index.html'));
}
