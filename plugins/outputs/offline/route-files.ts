import type { GroupFiles, PageFiles } from './page-files';

/** The part of a route that is used here. */
export interface Route {
  path: string;
  routes?: Route[];
}

/** Routes, and Docusaurus' table of the chunks that each of them loads. */
export interface RouteChunks {
  routes: readonly Route[];
  /** Content of `routesChunkNames.json`: keys are paths with a hash behind them. */
  chunkNames: Readonly<Record<string, unknown>>;
}

/** The routes that are rendered inside each other to show a page; empty when there is none. */
function routeChain(pathname: string, routes: readonly Route[]): Route[] {
  for (const route of routes) {
    const inner = route.routes ? routeChain(pathname, route.routes) : [];
    if (inner.length > 0) return [route, ...inner];
    if (route.path === pathname && !route.routes) return [route];
  }
  return [];
}

/** The values of nested objects. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

function chunksOfRoute(pathname: string, { chunkNames }: RouteChunks): string[] {
  return Object.entries(chunkNames)
    .filter(([key]) => key.replace(/-[^-]+$/, '') === pathname)
    .flatMap(([, names]) => leaves(names));
}

/**
 * Files, from the output folder, that a page needs.
 * @param extent whether to count what it asks for later, such as its demos
 * @throws when there is no such page
 */
export function filesOfPage(
  pathname: string,
  routes: RouteChunks,
  { entry, byChunk }: PageFiles,
  extent: keyof GroupFiles,
): Set<string> {
  const chain = routeChain(pathname, routes.routes);
  if (chain.length === 0) throw new Error(`There is no route for "${pathname}"`);
  const files = new Set(entry[extent]);
  for (const route of chain) {
    for (const name of chunksOfRoute(route.path, routes)) {
      byChunk.get(name)?.[extent].forEach((file) => files.add(file));
    }
  }
  return files;
}
