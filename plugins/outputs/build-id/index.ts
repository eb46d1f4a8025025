import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUILD_META } from '../../../model/build-id';
import { assetsFolder, buildFile, type UnitPlace } from '../../../model/unit-files';
import { changePagesBelow } from '../../files/change-pages';
import { idOfAssets } from './id-of-assets';

/** Placeholder in each page until the browser's files exist, from which the id is computed. */
const PLACEHOLDER = 'build-id-placeholder';

/**
 * Writes the id into every page that asks for it.
 * @param outDir folder of a language; pages of languages below it have their id already
 * @throws when no page asks for it: without an id no page would notice a newer build
 */
export function writeIdIntoPages(outDir: string, id: string): void {
  const written = changePagesBelow(outDir, (html) => html.replaceAll(PLACEHOLDER, id));
  if (written === 0) throw new Error(`No page below ${outDir} has a place for the build id`);
}

/**
 * Gives a unit an id: in every page as `<meta name="mui:build">`, and in a file for
 * pages that want to know whether the host has a newer build than theirs. List it before every plugin
 * that reads pages after the build. Docusaurus starts all of these at once, so everything here happens
 * before the first `await`.
 */
export function buildId(unit: UnitPlace) {
  return function buildIdPlugin({ baseUrl }: Pick<LoadContext, 'baseUrl'>): Plugin | null {
    if (process.env.NODE_ENV !== 'production') return null;
    return {
      name: 'build-id',
      injectHtmlTags: () => ({
        headTags: [{ tagName: 'meta', attributes: { name: BUILD_META, content: PLACEHOLDER } }],
      }),
      async postBuild({ outDir }) {
        const id = idOfAssets(path.join(outDir, assetsFolder(unit)), baseUrl);
        writeIdIntoPages(outDir, id);
        const file = path.join(outDir, buildFile(unit));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify({ id }));
      },
    };
  };
}
