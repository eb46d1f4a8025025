import { elementsOf } from '../elements';
import { checkOf } from '../findings';
import type { PageSection } from '../page-sections';

function demosOf(section: PageSection) {
  return elementsOf(section, (name) => name === 'Demo');
}

/** The same demos with the same heights, in the same order. */
export const compareDemos = checkOf('demo', demosOf, 'ordered');
