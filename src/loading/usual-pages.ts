import type componentCreator from '@docusaurus/ComponentCreator';
import type routes from '@generated/routes';

/**
 * Tables of Docusaurus for pages that have one component and their content, as nearly all do: made
 * from their paths when a page loads, for plugins/patches/short-route-tables/.
 */

interface Attributes {
  sidebar?: string;
}

type ComponentCreator = typeof componentCreator;

/** What tells routes with the same path apart; these have a path of their own. */
const HASH = '0';

/**
 * Numbers the parts of pages.
 * @param paths of the pages
 * @param component its number, the same for all
 * @param first number of the content of the first page
 */
export function partsOfPages(paths: readonly string[], component: number, first: number) {
  return Object.fromEntries(
    paths.map((path, index) => [`${path}-${HASH}`, { __comp: component, content: first + index }]),
  );
}

/**
 * Makes the routes of pages.
 * @param paths of the pages
 * @param create makes a component that loads the parts of a page
 * @param attributes of the routes
 */
export function routesOfPages(
  paths: readonly string[],
  create: ComponentCreator,
  attributes: Attributes,
): typeof routes {
  return paths.map((path) => ({
    path,
    component: create(path, HASH),
    exact: true,
    ...attributes,
  }));
}

/**
 * Makes the list of docs that hooks of Docusaurus read.
 * @param paths of the pages
 * @param root number of characters of the address of their version
 * @param attributes of the docs
 */
export function docsOfPages(paths: readonly string[], root: number, attributes: Attributes) {
  return paths.map((path) => ({ id: `${path.slice(root)}index`, path, ...attributes }));
}
