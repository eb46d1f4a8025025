import { formatAddress } from './format';
import { DOCS_SECTION } from './parse';

/** Address of the first page of a family with components: `/x/react-data-grid/`. */
export function overviewOf(family: string): string {
  return formatAddress({ section: DOCS_SECTION, rest: `react-${family}` });
}

/** Address of the index of a family's reference: `/x/api/data-grid/`. */
export function referenceOf(family: string): string {
  return formatAddress({ section: DOCS_SECTION, rest: `api/${family}` });
}
