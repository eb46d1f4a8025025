import { referenceOf } from '../../model/addresses/of-family';
import type { ComponentFamilyId } from '../../model/families';
import { kebabCase } from '../../model/kebab-case';

/** Address of a page of the reference. */
export function pagePath(family: ComponentFamilyId, name: string): string {
  return `${referenceOf(family)}${kebabCase(name)}/`;
}

export function memberAnchor(page: string, kind: 'prop' | 'slot' | 'class', name: string): string {
  return `${kebabCase(page)}-${kind}-${name}`;
}
