import { LATER_SHEET_META } from '@site/model/later-sheets';

/**
 * Fetches the style sheets that the page names for its next pages, at the lowest priority: the part of a
 * page may be prefetched with a link to it, and would then wait for its sheet.
 */
export function fetchLaterSheets(): void {
  const named = document.querySelectorAll<HTMLMetaElement>(`meta[name="${LATER_SHEET_META}"]`);
  for (const { content } of named) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'style';
    link.href = content;
    document.head.append(link);
  }
}
