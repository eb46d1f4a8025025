import { findPlace, type FoundPlace } from './find-place';
import { prefetchPage } from './prefetch-page';
import { readVersions } from './read-lists';

/**
 * The place of the current page in the version that is documented today, which the browser then
 * loads in advance.
 * @returns undefined when the lists cannot be read
 */
export async function documentedPlace(): Promise<FoundPlace | undefined> {
  const { pathname, search, hash } = window.location;
  const version = (await readVersions())?.find(({ path }) => path === '');
  const place = version && (await findPlace(version, pathname + search + hash));
  if (!place?.isKnown) return undefined;
  prefetchPage(place.href);
  return place;
}
