import { DEFAULT_LANGUAGE } from '@site/model/languages';
import { leavesUnit } from '@site/model/addresses/leaves-unit';
import { parseAddress } from '@site/model/addresses/parse';
import type { UnitPlace } from '@site/model/unit-files';

interface LinkPlace {
  /** The unit of the page that has the link. */
  unit: UnitPlace & { language: string };
  /** Adds the prefix of the language; absent if the link is complete. */
  withBaseUrl?(address: string): string;
}

/**
 * The address behind a link, if it is in another unit.
 * @param to as the link names it: without the prefix of its own language, or complete
 * @returns undefined for links in the same unit, and for all that are not addresses of this site
 */
export function targetOfLink(to: string, { unit, withBaseUrl }: LinkPlace): string | undefined {
  if (!to.startsWith('/') || to.startsWith('//')) return undefined;
  const isComplete = parseAddress(to).language !== DEFAULT_LANGUAGE;
  const address = isComplete || !withBaseUrl ? to : withBaseUrl(to);
  return leavesUnit(address, unit) ? address : undefined;
}
