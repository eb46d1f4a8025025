import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { stringAttribute } from '../syntax-tree/mdx-nodes';
import { dataAttributes } from './data-elements';
import { pageAddress } from './props-of';
import type { Reference } from './reference';

/**
 * Turns `<AnatomyOf component="DataGrid" />` into an element that has the name and the address of
 * the component's page in the reference.
 * @throws when the component is not in the reference
 */
export async function fillAnatomyOf(
  element: MdxJsxFlowElement,
  reference: Reference,
): Promise<void> {
  const component = stringAttribute(element, 'component');
  if (!component || element.attributes.length > 1) {
    throw new Error('Write <AnatomyOf component="DataGrid" />');
  }
  element.attributes = await dataAttributes({ to: pageAddress(reference, component) });
}
