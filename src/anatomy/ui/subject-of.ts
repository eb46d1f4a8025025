import type { ApiComponentPage } from '@site/model/api-reference';
import type { AnatomyItem } from '../items';
import { HOST_ATTRIBUTE } from '../marks/attributes';
import { classPrefixes } from '../marks/find-elements';
import type { SampleState } from '../samples/sample';
import type { Subject } from '../snippets/subject';

/** Selector of an element with a state class, which elements of other components have too. */
function selectorOf(element: Element, { className = '' }: AnatomyItem, prefixes: string[]) {
  if (!className.startsWith('Mui-')) return undefined;
  const own = [...element.classList].find((name) =>
    prefixes.some((prefix) => name.startsWith(prefix)),
  );
  return own && `.${own}.${className}`;
}

/** Describes an item and its element, as far as a state shows it, for the code to copy. */
export function subjectOf(
  page: ApiComponentPage,
  items: readonly AnatomyItem[],
  { item, element, state }: { item: AnatomyItem; element?: Element; state: SampleState },
): Subject {
  if (!element) return { page, item };
  return {
    ...{ page, item, plan: state.plan },
    selector: selectorOf(element, item, classPrefixes(items)),
    inPopup: element.closest(`[${HOST_ATTRIBUTE}]`) === null,
    inDrawing: element instanceof SVGElement && element.localName !== 'svg',
  };
}
