import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiComponentPage } from '@site/model/api-reference';
import { hasLiveReference, type DocsVersion } from '@site/model/docs-version';
import { componentFamilies } from '@site/model/families';
import { DOCS_VERSIONS } from '@site/model/library-versions';
import { docsFolderOf } from '@site/plugins/files/docs-folder';
import { referenceComponents } from '@site/src/anatomy/__tests__/component-pages';
import { playgroundOf, type ComponentPlayground } from '../playground-of';
import { family as datePickers } from '../presets/date-pickers';
import { loadPresets } from '../presets/load-presets';

/** Versions with playgrounds whose reference is made: `docs` always, others by their builds. */
export const VERSIONS: readonly DocsVersion[] = DOCS_VERSIONS.filter(
  (version) => hasLiveReference(version) && existsSync(path.join(docsFolderOf(version), 'api')),
);

/** Reads the reference of all components of a version. */
export function componentPages(version: DocsVersion): ApiComponentPage[] {
  const families = componentFamilies().map(({ id }) => id as string);
  return referenceComponents(docsFolderOf(version)).filter(({ family }) =>
    families.includes(family),
  );
}

/** Playwright cannot import a module of TypeScript on demand, as those of dates are. */
const presetsOf = ({ family }: ApiComponentPage) =>
  family === 'date-pickers' ? datePickers : loadPresets(family);

/** The playgrounds of all components of a version. */
export async function playgroundsOf(version: DocsVersion): Promise<ComponentPlayground[]> {
  const all = await Promise.all(
    componentPages(version).map(async (page) => playgroundOf(page, await presetsOf(page))),
  );
  return all.filter((playground) => playground !== undefined);
}
