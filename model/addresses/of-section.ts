import { isSection } from '../sections/ids';
import { formatAddress } from './format';
import { referenceOf } from './of-family';

/**
 * Address of the index of a reference, for families of all sections. A section has one: `/system/api/`.
 * Pages of MUI X use `referenceOf`, which knows no sections.
 */
export function indexOfReference(family: string): string {
  return isSection(family) ? formatAddress({ section: family, rest: 'api' }) : referenceOf(family);
}
