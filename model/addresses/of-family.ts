import { formatAddress } from './format';
import { DOCS_SECTION } from './parse';

/** Where the pages of a family with components begin: `/x/react-data-grid/`. */
export function overviewOf(family: string): string {
  return formatAddress({ section: DOCS_SECTION, rest: `react-${family}` });
}

/** Where the reference of a family begins: `/x/api/data-grid/`. */
export function referenceOf(family: string): string {
  return formatAddress({ section: DOCS_SECTION, rest: `api/${family}` });
}
