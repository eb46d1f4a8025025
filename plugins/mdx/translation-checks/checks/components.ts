import { elementsOf } from '../elements';
import { checkOf } from '../findings';
import type { PageSection } from '../page-sections';

const isHtml = (name: string) => /^[a-z]/.test(name);

function componentsOf(section: PageSection) {
  return elementsOf(section, (name) => name !== 'Demo' && !isHtml(name));
}

function htmlOf(section: PageSection) {
  return elementsOf(section, isHtml);
}

/** The same components in the same order, with the same props but for texts. */
export const compareComponents = checkOf('component', componentsOf, 'ordered');

/** The same HTML elements; those such as `<kbd>` follow the order of the words. */
export const compareHtml = checkOf('element', htmlOf, 'any order');
