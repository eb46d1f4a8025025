import type { Props } from '@docusaurus/types';

/**
 * Pages of a language that Docusaurus has rendered, pages outside of the docs too, each once.
 * @returns addresses without the base URL in front: `x/react-data-grid/`
 */
export function builtPages({ routesPaths, baseUrl }: Props): string[] {
  const pages = routesPaths.filter((page) => page.endsWith('/') && page.startsWith(baseUrl));
  return [...new Set(pages)].map((page) => page.slice(baseUrl.length));
}
