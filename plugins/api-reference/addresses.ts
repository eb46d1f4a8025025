import { referenceOf } from '../../model/addresses/of-family';
import type { ComponentFamilyId } from '../../model/families';

/** `TreeItem2` becomes `tree-item-2`: split before each capital and each digit. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z0-9])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Address of a page of the reference. */
export function pagePath(family: ComponentFamilyId, name: string): string {
  return `${referenceOf(family)}${kebabCase(name)}/`;
}

export function memberAnchor(page: string, kind: 'prop' | 'slot' | 'class', name: string): string {
  return `${kebabCase(page)}-${kind}-${name}`;
}
