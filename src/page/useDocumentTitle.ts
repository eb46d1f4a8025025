import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { parseAddress } from '@site/model/addresses/parse';
import { useText, type Text, type TextKey } from '@site/src/i18n/useText';

/** Parts of a page that make its title in the browser's tab. */
interface TitledPage {
  title: string;
  /** Identity of the document: `react-data-grid/sorting/index`. */
  id: string;
  /** Identity of the sidebar, which is that of the family. */
  sidebar?: string;
  /** The page belongs to the API reference, whose titles are names. */
  api: boolean;
  /** Name of the version; absent for the one that readers get by default. */
  version?: string;
}

/** A title that no page of another family and no other version has. */
export function documentTitle(page: TitledPage, text: Text): string {
  // The introduction is about all families, and another section is named by the site's title.
  const ofFamily =
    !process.env.DOCS_SECTION &&
    !page.api &&
    page.sidebar !== undefined &&
    page.sidebar !== 'introduction';
  const family = ofFamily ? text(`family.${page.sidebar}` as TextKey) : undefined;
  const isOverview = /^react-[\w-]+\/index$/.test(page.id);
  const named =
    family === undefined
      ? page.title
      : isOverview
        ? text('title.family', { family })
        : text('title.page', { page: page.title, family });
  return page.version === undefined ? named : `${named} (${page.version})`;
}

/** The title of the page that is being read, without the name of the site. */
export function useDocumentTitle(): string {
  const text = useText();
  const { metadata, frontMatter } = useDoc();
  const { label } = useDocsVersion();
  const { title, id, sidebar, permalink } = metadata;
  const version = parseAddress(permalink).version === '' ? undefined : label;
  return documentTitle({ title, id, sidebar, api: 'api' in frontMatter, version }, text);
}
