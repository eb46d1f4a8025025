import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiComponentPage, ApiPage, ApiUsage } from '../../model/api-reference';
import type { DocsVersion } from '../../model/docs-version';
import { folderOfPage } from './addresses';
import { apiFoldersOf } from './folders';
import { readReferenceIndexes } from './read-indexes';

/** A type of props, as slots name it: `Partial<TextFieldProps>`. */
const PROPS_TYPE = /\b[A-Z]\w*Props\b/g;

function readComponents(siteDir: string, version: DocsVersion): ApiComponentPage[] {
  const { out } = apiFoldersOf(version);
  return readReferenceIndexes(siteDir, version).flatMap(({ family, entries }) =>
    entries
      .filter(({ kind }) => kind === 'component')
      .map(({ name }) => {
        const file = path.join(siteDir, out, folderOfPage(family, name), 'page.json');
        return JSON.parse(readFileSync(file, 'utf8')) as ApiPage;
      })
      .filter((page) => page.kind === 'component'),
  );
}

function usagesIn({ name, path: address, slots, links }: ApiComponentPage): [string, ApiUsage][] {
  return slots.flatMap((slot) => {
    const types = slot.propsType?.match(PROPS_TYPE) ?? [];
    const pages = types.flatMap((type) => links[type] ?? []);
    const usage = { title: `${name}: ${slot.name}`, path: `${address}#${slot.anchor}`, demos: [] };
    return [...new Set(pages)].map((page): [string, ApiUsage] => [page, usage]);
  });
}

/**
 * Finds the slots of MUI X that take the props of components of Material UI.
 * @param version of MUI X, whose reference has been made
 * @returns by the address of the component's page, in the order of the reference
 */
export function slotsOfMuiX(siteDir: string, version: DocsVersion): Map<string, ApiUsage[]> {
  const usages = new Map<string, ApiUsage[]>();
  for (const [page, usage] of readComponents(siteDir, version).flatMap(usagesIn)) {
    usages.set(page, [...(usages.get(page) ?? []), usage]);
  }
  return usages;
}
