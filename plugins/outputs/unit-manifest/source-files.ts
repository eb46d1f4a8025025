import type { RouteConfig } from '@docusaurus/types';

/**
 * The sources of pages by their addresses, from the root of the project. Pages that plugins add, such
 * as the one of the search, have none.
 */
export function sourceFiles(routes: readonly RouteConfig[]): Map<string, string> {
  return new Map(
    routes.flatMap((route): [string, string][] => {
      const below = route.routes ? [...sourceFiles(route.routes)] : [];
      const own = route.metadata?.sourceFilePath;
      return own === undefined ? below : [[route.path, own], ...below];
    }),
  );
}
