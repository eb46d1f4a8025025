import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { PLANS } from '../../../../model/navigation/types';
import {
  errorAt,
  isElement,
  replaceNode,
  stringAttribute,
  tableCell,
  tableInside,
  walk,
} from '../../syntax-tree/mdx-nodes';
import { markedPages, type MarkedPage } from './marked-pages';
import { REQUESTS } from './requests';

const ISSUES = 'https://github.com/mui/mui-x/issues/';

/** Issues that a page sends its readers to. */
const LINKED = /https:\/\/github\.com\/mui\/mui-x\/issues\/(\d+)/g;

/** How a plan is called; the same in all languages. */
const PLAN_NAMES = { community: 'Community', pro: 'Pro', premium: 'Premium' } as const;

function cell(...children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}

function link(url: string, text: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

/** @throws for an entry of the navigation that has no page */
function textOf({ pathname }: MarkedPage, siteDir: string): string {
  return readFileSync(
    path.join(siteDir, 'docs', pathname.replace(/^\/x\//, ''), 'index.mdx'),
    'utf8',
  );
}

/** A link that Docusaurus follows from the root of the docs, with the page's own title. */
function linkTo(page: MarkedPage, siteDir: string): PhrasingContent {
  const [, title = ''] = /^title: (.*)$/m.exec(textOf(page, siteDir)) ?? [];
  return link(`${page.pathname.replace(/^\/x/, '')}/index.mdx`, title);
}

/**
 * The first request of the list that a planned page names: the one to vote for.
 * @throws for a page that names none
 */
function requestOf(page: MarkedPage, siteDir: string): [string, 'open' | 'closed'] {
  for (const [, number = ''] of textOf(page, siteDir).matchAll(LINKED)) {
    const request = REQUESTS[number];
    if (request) return [number, request.state];
  }
  throw new Error(`${page.pathname} is planned, and its page links to no request that is listed`);
}

type RowsOf = (element: MdxJsxFlowElement, siteDir: string) => TableRow[];

/** Planned pages: page, family, plan, request and its state. */
const plannedPages: RowsOf = (element, siteDir) => {
  const words = {
    open: stringAttribute(element, 'open') ?? 'open',
    closed: stringAttribute(element, 'closed') ?? 'closed',
  };
  return markedPages()
    .filter(({ planned }) => planned)
    .map((page) => {
      const [number, state] = requestOf(page, siteDir);
      return {
        type: 'tableRow',
        children: [
          cell(linkTo(page, siteDir)),
          tableCell(page.family),
          tableCell(PLAN_NAMES[page.plan ?? 'community']),
          cell(link(ISSUES + number, `#${number}`)),
          tableCell(words[state]),
        ],
      };
    });
};

/** What the pages of a plan are about, without what is planned: page and family. */
const pagesOfPlan: RowsOf = (element, siteDir) => {
  const plan = PLANS.find((name) => name === stringAttribute(element, 'plan'));
  if (!plan) throw new Error('Write <PagesOfPlan plan="pro"> or "premium"');
  return markedPages()
    .filter((page) => page.plan === plan && !page.planned)
    .map((page) => ({
      type: 'tableRow',
      children: [cell(linkTo(page, siteDir)), tableCell(page.family)],
    }));
};

const TABLES: Readonly<Record<string, RowsOf>> = {
  PlannedPages: plannedPages,
  PagesOfPlan: pagesOfPlan,
};

function fill(table: Table | undefined, rows: TableRow[], name: string): Table {
  const columns = rows[0]?.children.length;
  if (!table || table.children[0]?.children.length !== columns) {
    throw new Error(`<${name}> holds the head of a table with ${columns} columns`);
  }
  table.children.push(...rows);
  return table;
}

/**
 * Fills the table inside `<PlannedPages>` or `<PagesOfPlan plan="pro">`, of which the page writes the
 * head, with the pages that the navigation marks so. Nobody keeps a second list.
 * @throws with page and line when the head has another number of columns
 */
export function remarkMarkedPages({ siteDir }: { siteDir: string }) {
  return (root: Root, vfile: VFile): void => {
    for (const [name, rowsOf] of Object.entries(TABLES)) {
      for (const { node, parent } of walk(root)) {
        if (!isElement(node, name)) continue;
        try {
          replaceNode(parent, node, fill(tableInside(node), rowsOf(node, siteDir), name));
        } catch (error) {
          throw errorAt(vfile, node, error instanceof Error ? error.message : String(error));
        }
      }
    }
  };
}
