import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

function find(element: MdxElement, name: string) {
  return element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
}

export function hasAttribute(element: MdxElement, name: string): boolean {
  return find(element, name) !== undefined;
}

/** The value of an attribute that is a plain text. */
export function textAttribute(element: MdxElement, name: string): string | undefined {
  const value = find(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The data that one of our remark plugins has written into an attribute.
 * @throws when it is missing
 */
export function dataAttribute<Data>(element: MdxElement, name: string): Data {
  const value = find(element, name)?.value;
  if (!value || typeof value === 'string') {
    throw new Error(`<${element.name ?? ''}> has no data in "${name}"`);
  }
  return JSON.parse(value.value) as Data;
}
