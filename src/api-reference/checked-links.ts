import type { ApiPage } from '@site/model/api-reference';
import { internalLinks, localAddress } from './local-links';

/** Returns the anchors of a page, and its links that are plain HTML. */
export function checkedLinks(
  page: ApiPage,
  baseUrl: string,
): { anchors: string[]; links: string[] } {
  // Docusaurus collects the anchors of headings itself.
  const members =
    page.kind === 'interface' ? page.groups.flatMap((group) => group.members) : page.props;
  const items = [
    ...members,
    ...(page.kind === 'component' ? [...page.slots, ...page.classes] : []),
  ];
  const html = [page, ...items].flatMap(({ description, deprecated = '' }) =>
    internalLinks(description + deprecated),
  );
  return {
    anchors: [...items, ...(page.removed?.members ?? [])].map(({ anchor }) => anchor),
    links: [...Object.values(page.links), ...html].map((path) => localAddress(path, baseUrl)),
  };
}
