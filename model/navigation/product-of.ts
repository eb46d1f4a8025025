/** What a page is about, as its meta elements and the measurements say it. */
export interface Product {
  productId: string;
  productCategoryId: string;
}

const CORE_PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const X_FAMILIES = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
const OTHER_PRODUCTS = ['toolpad', 'docs'];

/** `next`, or a number such as `7.0.0-beta.1`. */
const VERSION = /^(?:next|v?\d[\w.-]*)$/;

/** Below `/x/`, any version left out: a family's pages, its reference, or what they share. */
function productOfX(segments: string[]): string {
  const [first = '', second = ''] = VERSION.test(segments[0] ?? '') ? segments.slice(1) : segments;
  const family = first === 'api' ? second : /^react-(.+)$/.exec(first)?.[1];
  return family !== undefined && X_FAMILIES.includes(family) ? `x-${family}` : 'x';
}

/**
 * The product that a path belongs to; the text `null` where it belongs to none.
 * @param languages whose addresses begin with their name
 */
export function productOf(pathname: string, languages: readonly string[]): Product {
  const segments = pathname.split('/').slice(1);
  const [root = '', ...below] = languages.includes(segments[0] ?? '')
    ? segments.slice(1)
    : segments;
  if (root === 'x') return { productId: productOfX(below), productCategoryId: 'x' };
  if (CORE_PRODUCTS.includes(root)) return { productId: root, productCategoryId: 'core' };
  if (OTHER_PRODUCTS.includes(root)) return { productId: root, productCategoryId: root };
  return { productId: 'null', productCategoryId: 'null' };
}
