import type { ApiPage } from '@site/model/api-reference';
import { internalLinks, localAddress } from './local-links';

/** Everything on a page that can be linked to, or that is a link in plain HTML. */
export function checkedLinks(
  page: ApiPage,
  baseUrl: string,
): { anchors: string[]; links: string[] } {
  // Headings are collected by themselves.
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
    anchors: items.map(({ anchor }) => anchor),
    links: [...Object.values(page.links), ...html].map((path) => localAddress(path, baseUrl)),
  };
}
