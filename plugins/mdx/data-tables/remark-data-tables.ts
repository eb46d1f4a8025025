import type { Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { reasonOf } from '../../../model/reason-of';
import { languageOf } from '../../site-pages/source-folder';
import { errorAt, replaceNode, tableInside, walk } from '../syntax-tree/mdx-nodes';
import type { RowSource, TableRequest } from './row-source';
import { ROW_SOURCES } from './row-sources';

type Options = Pick<TableRequest, 'siteDir' | 'packagesDir' | 'version'>;

type Place = Pick<TableRequest, 'language'> & Options;

async function filledTable(
  element: MdxJsxFlowElement,
  rowsFor: RowSource,
  place: Place,
): Promise<Table> {
  const table = tableInside(element);
  if (!table) throw new Error(`<${element.name}> holds the head of a table`);
  const rows = await rowsFor({ element, table, ...place });
  if (rows.length === 0) throw new Error(`<${element.name}> has no rows: remove it`);
  const columns = rows[0]?.children.length;
  if (table.children[0]?.children.length !== columns) {
    throw new Error(`<${element.name}> holds the head of a table with ${columns} columns`);
  }
  table.children.push(...rows);
  return table;
}

/**
 * Fills tables from data of the project, to avoid a second list. The page writes the
 * head of the table inside an element such as `<GridLocales>`, which row-sources.ts lists.
 * @throws with page and line if the head does not have the columns of the rows
 */
export function remarkDataTables(options: Options) {
  return async (root: Root, vfile: VFile): Promise<void> => {
    const place = { ...options, language: languageOf(vfile.path) };
    for (const { node, parent } of walk(root)) {
      if (node.type !== 'mdxJsxFlowElement') continue;
      const element = node as MdxJsxFlowElement;
      const name = element.name ?? '';
      const rowsFor = Object.hasOwn(ROW_SOURCES, name) ? ROW_SOURCES[name] : undefined;
      if (!rowsFor) continue;
      try {
        replaceNode(parent, element, await filledTable(element, rowsFor, place));
      } catch (error) {
        throw errorAt(vfile, element, reasonOf(error));
      }
    }
  };
}
