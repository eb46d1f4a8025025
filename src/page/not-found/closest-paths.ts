import { distance as editDistance } from 'fastest-levenshtein';

function lastSegment(path: string): string {
  return (
    path
      .replace(/(\/index)?(\.\w+)?\/?$/, '')
      .split('/')
      .at(-1)
      ?.toLowerCase() ?? ''
  );
}

/** Distance of two addresses. The last part has the most weight; the rest breaks ties. */
function distance(asked: string, path: string): number {
  const [want, have] = [lastSegment(asked), lastSegment(path)];
  const contained = want !== '' && (have.includes(want) || want.includes(have));
  const byName = contained ? 0.2 : editDistance(want, have) / Math.max(want.length, have.length, 1);
  return byName + editDistance(asked, path) / Math.max(asked.length, path.length, 1);
}

/**
 * @param asked the address that leads nowhere
 * @param paths addresses of the pages there are
 * @returns the closest ones, closest first
 */
export function closestPaths(asked: string, paths: string[], count: number): string[] {
  return paths
    .map((path) => ({ path, far: distance(asked, path) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ path }) => path);
}
