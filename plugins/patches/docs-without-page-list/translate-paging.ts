import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';

type Items = LoadedVersion['sidebars'][string];
type PagingLink = DocMetadata['previous'];

/** The labels of the pages of a sidebar, by their ids. */
function labelsIn(items: Items): [id: string, label: string][] {
  return items.flatMap((item) => {
    if (item.type === 'category') return labelsIn(item.items);
    return item.type === 'doc' && item.label ? [[item.id, item.label]] : [];
  });
}

/**
 * Gives the links to the previous and the next page the labels of the translated sidebar. Docusaurus
 * takes them from the sidebar before it is translated, and only translates those of categories.
 */
export function translatePaging({ docs, sidebars }: Pick<LoadedVersion, 'docs' | 'sidebars'>) {
  const idOf = new Map(docs.map(({ permalink, id }) => [permalink, id]));
  const labelsOf = new Map(
    Object.entries(sidebars).map(([name, items]) => [name, new Map(labelsIn(items))]),
  );
  return docs.map((doc): DocMetadata => {
    const labels = labelsOf.get(doc.sidebar ?? '');
    const translate = (link: PagingLink): PagingLink => {
      const label = link && labels?.get(idOf.get(link.permalink) ?? '');
      return link && label ? { ...link, title: label } : link;
    };
    return { ...doc, previous: translate(doc.previous), next: translate(doc.next) };
  });
}
