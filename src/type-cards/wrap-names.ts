import type { NameTarget } from '@site/model/type-cards';
import type { PlacedName } from './card-data';

/** Marks the elements around names, and has their targets. */
const ATTRIBUTE = 'data-type-name';

/** Matches elements around names. */
export const NAME = `[${ATTRIBUTE}]`;

/** The target of an element around a name: the name of a card, or an address. */
export function targetOf(element: Element): NameTarget {
  const value = element.getAttribute(ATTRIBUTE) ?? '';
  return value.startsWith('/') ? { to: value } : { card: value };
}

function createElement({ card, to }: NameTarget, hrefOf: (to: string) => string): HTMLElement {
  const element = document.createElement(to === undefined ? 'span' : 'a');
  if (to === undefined) element.setAttribute('role', 'button');
  else element.setAttribute('href', hrefOf(to));
  element.setAttribute(ATTRIBUTE, card ?? to ?? '');
  element.setAttribute('aria-haspopup', 'dialog');
  // Arrow keys move between them.
  element.tabIndex = -1;
  return element;
}

/** The text nodes of an element with the positions of their texts. */
function textsIn(element: Element): { start: number; node: Text }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: { start: number; node: Text }[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!(node instanceof Text)) continue;
    texts.push({ start, node });
    start += node.data.length;
  }
  return texts;
}

/**
 * Puts elements around names in code, whose text stays as it is.
 * @param code was made as HTML, so React does not know its content
 */
export function wrapNames(
  code: Element,
  names: readonly PlacedName[],
  hrefOf: (to: string) => string,
): void {
  const texts = textsIn(code).reverse();
  // From the end, so positions before stay.
  for (const { start, target } of [...names].reverse()) {
    const found = texts.find((text) => text.start <= start);
    const rest = found?.node.data.slice(start - found.start) ?? '';
    // Attributes may have hyphens: `aria-label`.
    const length = /^[\w$]+(?:-[a-z]+)*/.exec(rest)?.[0].length;
    if (!found || !length) continue;
    const name = found.node.splitText(start - found.start);
    name.splitText(length);
    const element = createElement(target, hrefOf);
    name.replaceWith(element);
    element.append(name);
  }
}
