/** Components of migration guides: the checklist, and changes that concern some components. */
import type { ListItem, Node, PhrasingContent, RootContent } from 'mdast';
import { isElement, isInlineElement, walk } from '../../mdx/syntax-tree/mdx-nodes';
import { textAttribute, type MdxElement } from './attributes';
import { blocks, inlineCode, item, joined, list, paragraph, text } from './nodes';
import type { Page } from './page';

/** Components that an element is for, as it names them. */
function componentsOf(element: MdxElement): PhrasingContent[] {
  const names = textAttribute(element, 'only')?.split(/\s+/).filter(Boolean) ?? [];
  return joined(names.map(inlineCode), ', ');
}

function isStep(node: Node): node is MdxElement {
  return isElement(node, 'MigrationStep') || isInlineElement(node, 'MigrationStep');
}

function stepItem(step: MdxElement, page: Page): ListItem {
  const words = page.translate(step.children) as PhrasingContent[];
  const names = componentsOf(step);
  const aside = names.length === 0 ? [] : [text(' ('), ...names, text(')')];
  return { ...item(paragraph(words, aside)), checked: false };
}

/** A task list; only the page has the choice of components. */
export function migrationChecklist(element: MdxElement, page: Page): RootContent[] {
  const steps = walk(element).flatMap(({ node }) => (isStep(node) ? [node] : []));
  return [list(steps.map((step) => stepItem(step, page)))];
}

/** Names the components that the change concerns, then shows the change. */
export function migrationChange(element: MdxElement, page: Page): RootContent[] {
  const head = paragraph(`${page.text('migration.concerns')}: `, componentsOf(element));
  return [head, ...blocks(page.translate(element.children))];
}
