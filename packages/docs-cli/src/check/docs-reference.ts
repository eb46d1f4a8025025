import type { VersionData } from '../data/types';
import { readPage } from './read-page';
import type { CodePage, CodeReference } from './reference';

const made = new WeakMap<VersionData, CodeReference>();

function makeFrom(version: VersionData): CodeReference {
  const pages = new Map<string, CodePage | undefined>();
  const exported = new Map<string, ReadonlySet<string>>();
  return {
    id: version.id,
    label: version.label,
    libraries: version.libraries,
    names: () => version.names(),
    page(name) {
      if (!pages.has(name)) {
        const source = version.source(name);
        // Tables of events and selectors have another shape.
        pages.set(name, source && 'kind' in source ? readPage(source) : undefined);
      }
      return pages.get(name);
    },
    exportsOf(family) {
      const names = version.exportedNames()[family];
      if (names && !exported.has(family)) exported.set(family, new Set(names));
      return exported.get(family);
    },
  };
}

/** The reference of a documented version. */
export function docsReference(version: VersionData): CodeReference {
  const reference = made.get(version) ?? makeFrom(version);
  made.set(version, reference);
  return reference;
}
