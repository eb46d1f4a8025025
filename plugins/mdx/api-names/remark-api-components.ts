import path from 'node:path';
import type { Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { reasonOf } from '../../../model/reason-of';
import {
  errorAt,
  expressionAttribute,
  isElement,
  isInlineElement,
  prependStatement,
  walk,
} from '../syntax-tree/mdx-nodes';
import { fillAnatomyOf } from './anatomy-of';
import { addApiSection } from './api-section';
import { importComponent } from './data-elements';
import { isInReference, placeOf } from '../../site-pages/page-place';
import { fillPlanOf, planElement } from './plan-of';
import { fillPropsOf } from './props-of';
import { readReference, type Reference } from './reference';
import type { ApiNamesOptions } from './remark-api-names';

/** Components of the grid's tables, which all show the same data. */
const TABLES = ['GridEvents', 'GridSelectors'];

function elementsOf(root: Root, name: string): MdxJsxFlowElement[] {
  return walk(root).flatMap(({ node }) => (isElement(node, name) ? [node] : []));
}

async function fillTables(root: Root, { docsRoot }: Reference): Promise<void> {
  const used = TABLES.filter((name) => elementsOf(root, name).length > 0);
  if (used.length === 0) return;
  for (const name of used) {
    for (const element of elementsOf(root, name)) {
      element.attributes = [await expressionAttribute('tables', 'gridTables')];
    }
    await importComponent(root, name);
  }
  const file = path.join(docsRoot, 'api', 'data-grid', 'tables.json');
  await prependStatement(root, `import gridTables from ${JSON.stringify(file)};`);
}

/** Gives all elements of a name their data. Errors get the line of the element. */
async function fillAll(
  root: Root,
  vfile: VFile,
  name: string,
  fill: (element: MdxJsxFlowElement) => Promise<void>,
): Promise<number> {
  const elements = elementsOf(root, name);
  for (const element of elements) {
    try {
      await fill(element);
    } catch (error) {
      throw errorAt(vfile, element, reasonOf(error));
    }
  }
  return elements.length;
}

async function fillProps(
  root: Root,
  vfile: VFile,
  reference: Reference,
  version: string,
): Promise<void> {
  const filled = await fillAll(root, vfile, 'PropsOf', (element) =>
    fillPropsOf(element, reference, version),
  );
  if (filled > 0) await importComponent(root, 'PropsOf');
}

async function fillPlans(root: Root, vfile: VFile, reference: Reference): Promise<void> {
  let filled = false;
  for (const { node } of walk(root)) {
    if (node.type !== 'tableRow') continue;
    const row = node as TableRow;
    const element = planElement(row);
    if (!element) continue;
    try {
      fillPlanOf(row, element, reference);
    } catch (error) {
      throw errorAt(vfile, element, reasonOf(error));
    }
    filled = true;
  }
  if (filled) await importComponent(root, 'PlanCell');
}

/**
 * Gives the components that show parts of the reference in other pages their data, and ends each
 * page with links to the names that its front matter lists.
 * @throws with page and line for names that are not in the reference
 */
export function remarkApiComponents({ siteDir, pathOfVersion }: ApiNamesOptions) {
  return async (root: Root, vfile: VFile): Promise<void> => {
    const place = placeOf(vfile.path, siteDir);
    if (!place || isInReference(place)) return;
    const inline = walk(root).find(({ node }) =>
      [...TABLES, 'PropsOf', 'AnatomyOf'].some((name) => isInlineElement(node, name)),
    );
    if (inline) throw errorAt(vfile, inline.node, 'A table or an anatomy needs its own line');
    const reference = readReference(place.docsRoot);
    const version = pathOfVersion(place.version);
    await fillProps(root, vfile, reference, version);
    await fillAll(root, vfile, 'AnatomyOf', (element) => fillAnatomyOf(element, reference));
    await fillTables(root, reference);
    await fillPlans(root, vfile, reference);
    await addApiSection(root, vfile, reference, version);
  };
}
