import type { ElementFact } from '../source-scan/facts';
import { type CodePage, membersOf } from './reference';
import { isOpen, isUndocumented } from './undocumented';
import { HTML_ATTRIBUTES, SVG_ATTRIBUTES } from './html-attributes';

/** What React takes from the attributes of every element. */
const OF_REACT = new Set(['key', 'ref', 'children']);

/** What `styled()` adds to a component. */
const OF_STYLED = new Set(['as', 'sx', 'theme']);

/** Inherited types whose members are all known. */
const KNOWN_TYPES = /^(?:HTML|SVG|(?:Button|Label)HTML)Attributes$/;

function isInherited(page: CodePage, name: string): boolean {
  if (page.inherits.length === 0) return false;
  if (HTML_ATTRIBUTES.has(name)) return true;
  return page.inherits.includes('SVGAttributes') && SVG_ATTRIBUTES.has(name);
}

/**
 * True for a former prop whose name is also an attribute of some element, such as `selected` of a
 * tree. Elements of SVG have all attributes, so they still accept theirs.
 */
function isRetired(page: CodePage, name: string): boolean {
  if (isOpen(page) || page.inherits.includes('SVGAttributes')) return false;
  return page.removed.some((each) => each.kind === 'prop' && each.name === name);
}

/** True if a component surely accepts a prop: its page, what it inherits, or React has it. */
export function acceptsProp(page: CodePage, element: ElementFact, name: string): boolean {
  // As in TypeScript, an attribute with a hyphen, such as `data-testid`, fits every element.
  if (name.includes('-') || name.includes(':') || OF_REACT.has(name)) return true;
  if (element.wrapped && OF_STYLED.has(name)) return true;
  if (membersOf(page, 'prop').has(name) || isUndocumented(page, 'prop', name)) return true;
  return isInherited(page, name) && !isRetired(page, name);
}

/**
 * True if everything that a component accepts is known. The rest is in other libraries, such as
 * the system's props of Material UI, or added by `styled()`.
 */
export function isComplete(page: CodePage, element: ElementFact): boolean {
  if (element.wrapped || isOpen(page)) return false;
  return page.inherits.every((type) => KNOWN_TYPES.test(type));
}
