import { indexOfReference } from '../../model/addresses/of-section';
import { parseAddress } from '../../model/addresses/parse';
import { kebabCase } from '../../model/kebab-case';
import type { ReferenceFamilyId } from '../../model/families';

/**
 * Folder of a family among the files of the reference of a version. A section about another product is
 * one family, so its pages need none.
 */
export function folderOfFamily(family: ReferenceFamilyId): string {
  return parseAddress(indexOfReference(family)).rest.replace(/^api\/?/, '');
}

/** Folder of a page of the reference, among the files of the reference of a version. */
export function folderOfPage(family: ReferenceFamilyId, name: string): string {
  return [folderOfFamily(family), kebabCase(name)].filter(Boolean).join('/');
}

/** Address of a page of the reference. */
export function pagePath(family: ReferenceFamilyId, name: string): string {
  return `${indexOfReference(family)}${kebabCase(name)}/`;
}

export function memberAnchor(page: string, kind: 'prop' | 'slot' | 'class', name: string): string {
  return `${kebabCase(page)}-${kind}-${name}`;
}
