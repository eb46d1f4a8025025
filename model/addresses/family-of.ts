import { FAMILIES, type Family } from '../families';
import { DOCS_SECTION, type Address } from './parse';

/** The id of the family whose pages or whose reference an address belongs to. */
export function familyOf(
  { section, rest }: Address,
  families: readonly Family[] = FAMILIES,
): string | undefined {
  const id = /^(?:react-|api\/)([\w-]+)/.exec(rest)?.[1];
  if (section !== DOCS_SECTION) return undefined;
  return families.find((family) => family.hasPackages && family.id === id)?.id;
}
