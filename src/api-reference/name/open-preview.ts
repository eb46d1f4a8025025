import { formatAddress } from '@site/model/addresses/format';
import { parseAddress } from '@site/model/addresses/parse';
import { fetchFile } from '@site/src/loading/fetch-file';
import type { Preview } from './preview';
import { PreviewCard } from './PreviewCard';

export interface ShownPreview {
  Card: typeof PreviewCard;
  link: HTMLAnchorElement;
  preview: Preview;
}

const pages = new Map<string, Promise<Record<string, Preview>>>();

/** All previews of a page, fetched once. */
function previewsOf(page: string): Promise<Record<string, Preview>> {
  const known = pages.get(page);
  if (known) return known;
  const previews = fetchFile(
    `${page}preview.json`,
    (answer) => answer.json() as Promise<Record<string, Preview>>,
  );
  // The next attempt may have a network.
  previews.catch(() => pages.delete(page));
  pages.set(page, previews);
  return previews;
}

/**
 * Finds the preview for the target of a link.
 * @returns undefined where there is nothing to show
 * @throws without network
 */
export async function openPreview(
  link: HTMLAnchorElement,
  href: string,
): Promise<ShownPreview | undefined> {
  const address = parseAddress(href);
  // Only pages of the documented version's reference have previews beside them.
  if (address.version || !/^api\/[\w-]+\/[\w-]+$/.test(address.rest)) return undefined;
  const page = formatAddress({ ...address, hash: '' });
  const preview = (await previewsOf(page))[address.hash.slice(1)];
  return preview && { Card: PreviewCard, link, preview };
}
