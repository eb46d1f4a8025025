import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';

type Items = LoadedVersion['sidebars'][string];

function idsIn(items: Items): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return idsIn(item.items);
    return item.type === 'doc' ? [item.id] : [];
  });
}

/**
 * Sorts pages as they are in the sidebars, those of no sidebar last: the list of pages that every page
 * has is in this order.
 */
export function inSidebarOrder(
  docs: readonly DocMetadata[],
  sidebars: LoadedVersion['sidebars'],
): DocMetadata[] {
  const ids = Object.values(sidebars).flatMap(idsIn);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: DocMetadata) => places.get(id) ?? ids.length;
  return [...docs].sort((one, other) => placeOf(one) - placeOf(other));
}
