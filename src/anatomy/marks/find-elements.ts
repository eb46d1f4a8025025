import type { AnatomyItem } from '../items';
import { FROM_ATTRIBUTE, slotAttribute, TO_ATTRIBUTE } from './attributes';

function between(from: Element, name: string): Element[] {
  const found: Element[] = [];
  for (let next = from.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.getAttribute(TO_ATTRIBUTE) === name) return found;
    if (next.localName !== 'template') found.push(next);
  }
  return found;
}

function elementsOfSlot(stage: Element, { name, className }: AnatomyItem): Element[] {
  const markers = [...stage.querySelectorAll(`[${FROM_ATTRIBUTE}="${name}"]`)];
  const marked = markers.flatMap((from) => between(from, name));
  if (marked.length > 0) return marked;
  const byAttribute = [...stage.querySelectorAll(`[${slotAttribute(name)}]`)];
  if (byAttribute.length > 0 || !className) return byAttribute;
  return [...stage.querySelectorAll(`.${CSS.escape(className)}`)];
}

/** `MuiTreeItem-` of `MuiTreeItem-root`. */
function prefixOf(className: string): string | undefined {
  return /^Mui[A-Z]\w*-/.exec(className)?.[0];
}

/** Beginnings of the classes that elements of a component have. */
export function classPrefixes(items: readonly AnatomyItem[]): string[] {
  return [...new Set(items.flatMap(({ className }) => prefixOf(className ?? '') ?? []))];
}

function elementsOfClass(stage: Element, className: string, prefixes: string[]): Element[] {
  const name = `.${CSS.escape(className)}`;
  // `Mui-selected` is a class of many components: it counts together with one of this component.
  const selectors =
    prefixOf(className) === undefined
      ? prefixes.map((prefix) => `${name}[class*="${prefix}"]`)
      : [name];
  return selectors.length > 0 ? [...stage.querySelectorAll(selectors.join())] : [];
}

/**
 * Returns the elements of a slot or class that the stage shows.
 * @param prefixes see `classPrefixes`
 */
export function findElements(stage: Element, item: AnatomyItem, prefixes: string[]): Element[] {
  if (item.kind === 'slot') return elementsOfSlot(stage, item);
  return elementsOfClass(stage, item.className ?? '', prefixes);
}
