import path from 'node:path';
import type { PhrasingContent, TableRow } from 'mdast';
import type { ApiIndexEntry } from '../../../../model/api-reference';
import { readReferenceIndexes } from '../../../api-reference/read-indexes';
import { docsFolderOf } from '../../../files/docs-folder';
import { tableCell } from '../../syntax-tree/mdx-nodes';
import {
  richCell,
  tableRow,
  type RowSource,
  type RowSources,
  type TableRequest,
} from '../row-source';
import { pagesOfComponents } from './pages-of-components';

function codeLink(url: string, code: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'inlineCode', value: code }] };
}

/** What a package says of a component: few of its comments say anything, so else what it has. */
function descriptionOf({ summary, counts }: ApiIndexEntry): string {
  if (summary !== '' || !counts) return summary;
  const parts: [number, string][] = [
    [counts.props, 'props'],
    [counts.slots, 'slots'],
    [counts.classes, 'CSS classes'],
  ];
  return parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ');
}

function rowOf(entry: ApiIndexEntry, folder: string | undefined): TableRow {
  const { name, path: reference = '' } = entry;
  if (folder === undefined) {
    return tableRow(richCell(codeLink(reference, name)), tableCell(descriptionOf(entry)));
  }
  // Docusaurus follows it from the root of the section, in every language.
  const page = `/${folder}/index.mdx`;
  const props: PhrasingContent = {
    type: 'link',
    url: reference,
    children: [{ type: 'text', value: 'API' }],
  };
  return tableRow(richCell(codeLink(page, name)), richCell(props), tableCell(descriptionOf(entry)));
}

async function componentsOf({ siteDir, version }: TableRequest) {
  const folders = await pagesOfComponents(path.join(siteDir, docsFolderOf(version)));
  return readReferenceIndexes(siteDir, version)
    .flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'component'))
    .map((entry) => ({ entry, folder: folders.get(entry.name) }));
}

/** Rows for the components that have a page, or for all others. */
function rowsFor(hasPage: boolean): RowSource {
  return async (request) =>
    (await componentsOf(request))
      .filter(({ folder }) => (folder !== undefined) === hasPage)
      .map(({ entry, folder }) => rowOf(entry, folder));
}

/** The components of the package that a section documents. */
export const sectionComponents: RowSources = {
  ComponentsWithPage: rowsFor(true),
  OtherComponents: rowsFor(false),
};
