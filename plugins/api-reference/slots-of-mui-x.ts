import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiComponentPage, ApiPage, ApiUsage } from '../../model/api-reference';
import type { DocsVersion } from '../../model/docs-version';
import { folderOfPage } from './addresses';
import { apiFoldersOf } from './folders';
import { readReferenceIndexes } from './read-indexes';

/** A component whose props a slot takes, as the type names it: `Partial<TextFieldProps>`. */
const COMPONENT = /\b([A-Z]\w*)Props\b/g;

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

function usagesIn({ name, path: address, slots }: ApiComponentPage): [string, ApiUsage][] {
  return slots.flatMap((slot) => {
    const components = [...(slot.propsType ?? '').matchAll(COMPONENT)].map(
      ([, found = '']) => found,
    );
    const usage = { title: `${name}: ${slot.name}`, path: `${address}#${slot.anchor}`, demos: [] };
    return [...new Set(components)].map((component): [string, ApiUsage] => [component, usage]);
  });
}

/**
 * Finds the slots of MUI X that take the props of components of Material UI.
 * @param version of MUI X, whose reference has been made
 * @returns by component, in the order of the reference
 */
export function slotsOfMuiX(siteDir: string, version: DocsVersion): Map<string, ApiUsage[]> {
  const usages = new Map<string, ApiUsage[]>();
  for (const [component, usage] of readComponents(siteDir, version).flatMap(usagesIn)) {
    usages.set(component, [...(usages.get(component) ?? []), usage]);
  }
  return usages;
}
