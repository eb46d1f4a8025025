import type { Attributes, HeadTags } from './head-tags';

/** Marks what is ours: on elements of the head, and on `html` and `body` with our attributes. */
const MARK = 'data-rh';

/** An attribute without a value is empty. */
const valueOf = (value: unknown): string => String(value ?? '');

function createElement({ name, attributes, content }: HeadTags['elements'][number]): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, valueOf(value));
  }
  if (content !== undefined) element.textContent = content;
  element.setAttribute(MARK, 'true');
  return element;
}

function updateElements(elements: HeadTags['elements']): void {
  const old = [...document.head.querySelectorAll(`:not(title)[${MARK}]`)];
  for (const element of elements.map(createElement)) {
    const same = old.findIndex((other) => other.isEqualNode(element));
    // What stays the same is not touched: the browser would load it once more.
    if (same < 0) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}

function updateAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  const before = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of names) {
    const value = valueOf(attributes[name]);
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of before) if (!names.includes(name)) element.removeAttribute(name);
  if (names.length === 0) element.removeAttribute(MARK);
  else element.setAttribute(MARK, names.join(','));
}

/** Makes the document have these tags, and no others that were added before. */
export function updateDocument({ title, html, body, elements }: HeadTags): void {
  if (title !== undefined && document.title !== title) document.title = title;
  updateAttributes(document.documentElement, html);
  updateAttributes(document.body, body);
  updateElements(elements);
}
