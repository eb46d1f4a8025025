import { parseAddress } from '@site/model/addresses/parse';
import type { KnownVersion } from '@site/model/public-versions';
import { addressIn, languageIn, type PlaceInVersion } from './address-in';
import { readPages } from './read-lists';

export interface FoundPlace extends PlaceInVersion {
  /** The pages of the version could be read; otherwise the place is its introduction. */
  isKnown: boolean;
}

/** The place of a page in a version, from the list of its pages. */
export async function findPlace(version: KnownVersion, address: string): Promise<FoundPlace> {
  const language = languageIn(version, parseAddress(address).language);
  const pages = await readPages(version.path, language);
  return { ...addressIn(version, address, pages), isKnown: pages !== undefined };
}
