import { parseAddress } from '../../model/addresses/parse';
import { formatAddress } from '../../model/addresses/format';
import type { UnitManifest } from '../../model/unit-manifest';

/** The pages of all units that are put together. */
export interface MergedPages {
  /** Addresses of all pages, sorted. */
  addresses: readonly string[];
  has(address: string): boolean;
  /**
   * Checks an address with its hash.
   * @returns the reason why it leads nowhere; undefined if it leads to a page and a place in it
   */
  brokenTarget(address: string): string | undefined;
}

function pathOf(address: string): string {
  return formatAddress({ ...parseAddress(address), query: '', hash: '' });
}

/** Reads the pages of manifests, whatever their order. */
export function mergedPages(manifests: readonly Pick<UnitManifest, 'pages'>[]): MergedPages {
  const pages = new Map(
    manifests.flatMap((manifest) => manifest.pages).map(({ address, ids }) => [address, ids]),
  );
  return {
    addresses: [...pages.keys()].sort(),
    has: (address) => pages.has(address),
    brokenTarget(address) {
      const ids = pages.get(pathOf(address));
      if (!ids) return `there is no page at "${pathOf(address)}"`;
      const id = decodeURIComponent(parseAddress(address).hash.slice(1));
      if (id === '' || ids.includes(id)) return undefined;
      return `"${pathOf(address)}" has no place with the id "${id}"`;
    },
  };
}
