import { useEffect } from 'react';
import { parseAddress } from '@site/model/addresses/parse';
import { inBackground } from '@site/src/loading/background';
import { preferredVersion } from './preferred-version';
import { useKnownVersions } from './useKnownVersions';

const loadOffer = () => import('./offer');

/** Offers the version that the reader prefers on a page of another one. */
export function useOfferedVersion(permalink: string): void {
  const versions = useKnownVersions();
  useEffect(() => {
    // Other sections have one version.
    if (process.env.DOCS_SECTION) return;
    const id = preferredVersion.read();
    const { version: path } = parseAddress(permalink);
    if (id === undefined || id === versions.find((each) => each.path === path)?.id) return;
    const left = new AbortController();
    inBackground(loadOffer)
      .then(({ offerVersion }) => offerVersion(id, left.signal))
      // The page is of use without it.
      .catch(() => undefined);
    return () => left.abort();
  }, [permalink, versions]);
}
