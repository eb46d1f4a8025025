/** Reads the tags for the head of a page from React elements, and decides which of them count. */
import { Children, Fragment, isValidElement, type ReactNode } from 'react';

export type Attributes = Record<string, unknown>;

/** What one component adds to the page. */
export interface HeadTags {
  title?: string;
  html: Attributes;
  body: Attributes;
  /** Elements of the head. */
  elements: { name: string; attributes: Attributes; content?: string }[];
}

type HeadElement = HeadTags['elements'][number];

/** Names of React that differ from those of HTML by more than capitals. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

/** Attributes of which the page has each value once. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

function attributesIn(props: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [ATTRIBUTES[name] ?? name.toLowerCase(), value]),
  );
}

function contentOf({ children }: Attributes): string | undefined {
  return children === undefined ? undefined : [children].flat().join('');
}

/** Reads elements such as `<title>` and `<meta>`; those of fragments, too. */
export function readTags(
  children: ReactNode,
  tags: HeadTags = { html: {}, body: {}, elements: [] },
): HeadTags {
  Children.forEach(children, (element) => {
    if (!isValidElement<Attributes>(element)) return;
    const { type, props } = element;
    const attributes = attributesIn(props);
    if (type === Fragment) readTags(props.children as ReactNode, tags);
    else if (type === 'title') tags.title = contentOf(props);
    else if (type === 'html' || type === 'body') tags[type] = attributes;
    else if (typeof type === 'string') {
      tags.elements.push({ name: type, attributes, content: contentOf(props) });
    } else throw new Error('Head takes elements of HTML only');
  });
  return tags;
}

/**
 * What makes an element the same as another one: of links the address, or `canonical`; of others the
 * last attribute that names them.
 * @returns undefined for one that nothing identifies, which is left out
 */
function identityOf({ name, attributes, content }: HeadElement): string | undefined {
  let found: string | undefined;
  for (const attribute of Object.keys(attributes)) {
    const isCanonical = found === 'rel' && attributes.rel === 'canonical';
    const isStyleSheet = attribute === 'rel' && attributes.rel === 'stylesheet';
    if (IDENTITY[name]?.includes(attribute) && !isCanonical && !isStyleSheet) found = attribute;
  }
  if (found) return `${name} ${found} ${String(attributes[found]).toLowerCase()}`;
  return content && `${name} ${content}`;
}

/** Joins what all components add: later ones replace what is the same of earlier ones. */
export function joinTags(all: readonly HeadTags[]): HeadTags {
  const seen = new Set<string>();
  const elements = [...all].reverse().flatMap((tags) => {
    const found = tags.elements.map((element) => ({ element, identity: identityOf(element) }));
    const shown = found.filter(({ identity }) => identity && !seen.has(identity));
    for (const { identity } of shown) if (identity) seen.add(identity);
    return shown.map(({ element }) => element).reverse();
  });
  return {
    title: all.reduce<string | undefined>((outer, { title }) => title ?? outer, undefined),
    html: Object.assign({}, ...all.map(({ html }) => html)),
    body: Object.assign({}, ...all.map(({ body }) => body)),
    elements: elements.reverse(),
  };
}
