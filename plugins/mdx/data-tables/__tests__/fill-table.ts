import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { WORKING_COPY } from '../../../../model/library-versions';
import { packagesDirOf } from '../../../files/packages-dir';
import { tableCell } from '../../syntax-tree/mdx-nodes';
import { remarkDataTables } from '../remark-data-tables';

const SITE = path.resolve(__dirname, '../../../..');

/** Folder of the installed packages, as pages get it. */
export const PACKAGES = packagesDirOf(SITE);

interface Page {
  /** Texts of the head; without it, the element is empty. */
  head?: readonly string[];
  attributes?: Record<string, string>;
  /** From the root of the site. */
  file?: string;
}

/** The tree of `<Name>` around a table without rows, in line 3 of a page. */
function pageWith(name: string, { head, attributes = {} }: Page): Root {
  const cells = head?.map((text) => tableCell(text));
  return {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name,
        attributes: Object.entries(attributes).map(([key, value]) => ({
          type: 'mdxJsxAttribute',
          name: key,
          value,
        })),
        children: cells
          ? [{ type: 'table', children: [{ type: 'tableRow', children: cells }] }]
          : [],
        position: { start: { line: 3, column: 1 }, end: { line: 5, column: 1 } },
      },
    ],
  };
}

/** Fills the table of a page. @returns the texts of its rows, the head first */
export async function fillTable(name: string, page: Page): Promise<string[][]> {
  const { file = 'docs/page/index.mdx' } = page;
  const root = pageWith(name, page);
  await remarkDataTables({ siteDir: SITE, packagesDir: PACKAGES, version: WORKING_COPY })(
    root,
    new VFile({ path: `/site/${file}` }),
  );
  const [table] = root.children;
  if (table?.type !== 'table') throw new Error('There is no table');
  return table.children.map(({ children }) => children.map((cell) => toString(cell)));
}
