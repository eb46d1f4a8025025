import { familyOf } from '../addresses/family-of';
import { DOCS_SECTION, parseAddress } from '../addresses/parse';
import { FAMILIES, type Family } from '../families';
import { PREFIXED_LANGUAGES } from '../languages';
import { isSection } from '../sections/ids';

/** The product that a page documents, for its meta elements and for analytics. */
export interface Product {
  productId: string;
  productCategoryId: string;
}

/** Each is its own category. */
const OTHER_PRODUCTS = [DOCS_SECTION, 'toolpad', 'docs'];

/**
 * The product that a path belongs to; the text `null` where it belongs to none.
 * @param languages whose addresses begin with their name
 * @param families whose pages are products of their own
 */
export function productOf(
  pathname: string,
  languages: readonly string[] = PREFIXED_LANGUAGES,
  families: readonly Family[] = FAMILIES,
): Product {
  const address = parseAddress(pathname, languages);
  const { section } = address;
  const family = familyOf(address, families);
  if (isSection(section)) return { productId: section, productCategoryId: 'core' };
  if (!OTHER_PRODUCTS.includes(section)) return { productId: 'null', productCategoryId: 'null' };
  return { productId: family ? `x-${family}` : section, productCategoryId: section };
}
