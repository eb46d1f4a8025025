import { familyOf } from '@site/model/addresses/family-of';
import { formatAddress } from '@site/model/addresses/format';
import { parseAddress } from '@site/model/addresses/parse';

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  /** Target of the step; families by the name they have in addresses: `data-grid`. */
  kind: 'home' | 'reference' | 'page' | { family: string };
  address: string;
}

/**
 * The way to a page: home, the overview of its family, the list of its reference, itself. Groups of
 * the navigation have no address, so they are not steps.
 * @param address of the page, with its origin
 * @param home address of the home page in the page's language
 */
export function breadcrumbsOf(address: string, home: string): Breadcrumb[] {
  const { origin, pathname } = new URL(address);
  const page = parseAddress(pathname);
  const at = (rest: string) => origin + formatAddress({ ...page, rest });
  const family = familyOf(page);
  const steps: Breadcrumb[] = [{ kind: 'home', address: home }];
  if (family) {
    steps.push({ kind: { family }, address: at(`react-${family}`) });
  }
  if (family && page.rest.startsWith('api/')) {
    steps.push({ kind: 'reference', address: at(`api/${family}`) });
  }
  if (steps.some((step) => step.address === address)) return steps;
  return [...steps, { kind: 'page', address }];
}
