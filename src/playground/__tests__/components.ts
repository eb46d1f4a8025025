import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiComponentPage, ApiPage } from '@site/model/api-reference';
import { hasAnatomySamples, type DocsVersion } from '@site/model/docs-version';
import { componentFamilies } from '@site/model/families';
import { DOCS_VERSIONS } from '@site/model/library-versions';
import { docsFolderOf } from '@site/plugins/files/docs-folder';
import { playgroundOf, type ComponentPlayground } from '../playground-of';
import { loadPresets } from '../presets/load-presets';

/** Versions with playgrounds whose reference is made: `docs` always, others by their builds. */
export const VERSIONS: readonly DocsVersion[] = DOCS_VERSIONS.filter(
  (version) => hasAnatomySamples(version) && existsSync(path.join(docsFolderOf(version), 'api')),
);

/** Reads the reference of all components of a version. */
export function componentPages(version: DocsVersion): ApiComponentPage[] {
  const folder = path.join(docsFolderOf(version), 'api');
  const families = componentFamilies().map(({ id }) => id as string);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.json')
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ApiPage)
    .filter((page): page is ApiComponentPage => page.kind === 'component')
    .filter(({ family }) => families.includes(family));
}

/** The playgrounds of all components of a version. */
export async function playgroundsOf(version: DocsVersion): Promise<ComponentPlayground[]> {
  const all = await Promise.all(
    componentPages(version).map(async (page) => playgroundOf(page, await loadPresets(page.family))),
  );
  return all.filter((playground) => playground !== undefined);
}
