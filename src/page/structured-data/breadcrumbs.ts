import { familyOf } from '@site/model/addresses/family-of';
import { formatAddress } from '@site/model/addresses/format';
import { docsOf, DOCS_SECTION, parseAddress, type Address } from '@site/model/addresses/parse';
import { FIRST_PAGE } from '@site/model/sections/ids';

/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  /** Target of the step; families by the name they have in addresses: `data-grid`. */
  kind: 'home' | 'section' | 'reference' | 'page' | { family: string };
  address: string;
}

/** The steps to the reference, and before it. */
function stepsTo(page: Address, at: (rest: string) => string): Breadcrumb[] {
  const isInReference = /^api(?:\/|$)/.test(page.rest);
  if (docsOf(page) !== DOCS_SECTION) {
    const steps: Breadcrumb[] = [{ kind: 'section', address: at(FIRST_PAGE) }];
    return isInReference ? [...steps, { kind: 'reference', address: at('api') }] : steps;
  }
  const family = familyOf(page);
  if (!family) return [];
  const steps: Breadcrumb[] = [{ kind: { family }, address: at(`react-${family}`) }];
  return isInReference ? [...steps, { kind: 'reference', address: at(`api/${family}`) }] : steps;
}

/**
 * The way to a page: home, the overview of its family or the first page of its section, the list of
 * its reference, itself. Groups of the navigation have no address, so they are not steps.
 * @param address of the page, with its origin
 * @param home address of the home page in the page's language
 */
export function breadcrumbsOf(address: string, home: string): Breadcrumb[] {
  const { origin, pathname } = new URL(address);
  const page = parseAddress(pathname);
  const at = (rest: string) => origin + formatAddress({ ...page, rest });
  const steps: Breadcrumb[] = [{ kind: 'home', address: home }, ...stepsTo(page, at)];
  if (steps.some((step) => step.address === address)) return steps;
  return [...steps, { kind: 'page', address }];
}
