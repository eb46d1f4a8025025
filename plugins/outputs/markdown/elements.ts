import type { PhrasingContent, RootContent } from 'mdast';
import { DATE_LIBRARY_NAMES } from '../../../model/preferences';
import { errorAt } from '../../mdx/syntax-tree/mdx-nodes';
import { apiIndex } from './api-index';
import { apiPage } from './api-page';
import { textAttribute, type MdxElement } from './attributes';
import { translateDemo } from './demos';
import { addImage } from './images';
import { migrationChange, migrationChecklist } from './migration';
import { blocks, inlineCode, link, paragraph, plainText, strong } from './nodes';
import type { Page, Translation } from './page';
import { anatomyOf, apiLinks, apiName, planCell, propsOf } from './reference';
import { gridEvents, gridSelectors } from './reference-tables';

function inside(element: MdxElement, page: Page): PhrasingContent[] {
  return page.translate(element.children) as PhrasingContent[];
}

function image(element: MdxElement, page: Page): RootContent[] {
  const url = addImage({ ...element, url: textAttribute(element, 'src') ?? '' }, page);
  return [{ type: 'image', url, alt: textAttribute(element, 'alt') ?? '' }];
}

function anchor(element: MdxElement, page: Page): RootContent[] {
  const href = textAttribute(element, 'href');
  const words = inside(element, page);
  return href === undefined ? words : [link(page.link(href), words)];
}

/** Shows content that is folded or hidden on the page. */
function allOf(element: MdxElement, page: Page): RootContent[] {
  return blocks(page.translate(element.children));
}

function summary(element: MdxElement, page: Page): RootContent[] {
  return [strong(inside(element, page))];
}

/** One of several parts that users choose from on the page: here each is below its name. */
function dateLibrary(element: MdxElement, page: Page): RootContent[] {
  const names: Record<string, string> = DATE_LIBRARY_NAMES;
  const id = textAttribute(element, 'name') ?? '';
  return [paragraph(strong(names[id] ?? id)), ...blocks(page.translate(element.children))];
}

/** Elements of HTML that authors may write. */
const HTML: Record<string, Translation<MdxElement>> = {
  a: anchor,
  br: () => [{ type: 'break' }],
  code: (element) => [inlineCode(plainText(element))],
  details: allOf,
  div: (element, page) => page.translate(element.children),
  em: (element, page) => [{ type: 'emphasis', children: inside(element, page) }],
  img: image,
  kbd: (element) => [inlineCode(plainText(element))],
  p: (element, page) => [paragraph(inside(element, page))],
  span: inside,
  strong: (element, page) => [strong(inside(element, page))],
  summary,
};

/** Components that authors may write, or that our remark plugins make of what they wrote. */
const COMPONENTS: Record<string, Translation<MdxElement>> = {
  AnatomyOf: anatomyOf,
  ApiIndex: apiIndex,
  ApiLinks: apiLinks,
  ApiName: apiName,
  ApiPage: apiPage,
  DateLibraries: allOf,
  DateLibrary: dateLibrary,
  Demo: translateDemo,
  GridEvents: gridEvents,
  GridSelectors: gridSelectors,
  MigrationChange: migrationChange,
  MigrationChecklist: migrationChecklist,
  NewsCards: allOf,
  // The text beside it has the same information.
  NewsPicture: () => [],
  PlanCell: planCell,
  PropsOf: propsOf,
};

const ELEMENTS = new Map(Object.entries({ ...HTML, ...COMPONENTS }));

/** @throws with page and line for an element that has no translation */
export function translateElement(element: MdxElement, page: Page): RootContent[] {
  const translation = ELEMENTS.get(element.name ?? '');
  if (!translation) {
    throw errorAt(page.vfile, element, `<${element.name ?? ''}> has no translation into Markdown`);
  }
  return translation(element, page);
}
