import type { ApiComponentPage } from '@site/model/api-reference';
import { componentFamilies } from '@site/model/families';

/** Any minor but the first one of a major: `7.4`. */
const LATER_MINOR = /^\d+\.[1-9]/;

/**
 * Returns whether a component has an anatomy: it is one of MUI X with slots or classes, and not
 * newer than the first version that samples are written for.
 */
export function hasAnatomy(page: ApiComponentPage): boolean {
  return (
    page.slots.length + page.classes.length > 0 &&
    componentFamilies().some(({ id }) => id === page.family) &&
    !LATER_MINOR.test(page.history?.since ?? '')
  );
}
