import { translate } from '@docusaurus/Translate';
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ApiPage } from '@site/model/api-reference';
import type { TextKey } from '@site/src/i18n/useText';
import './texts';

interface Entry {
  name: string;
  anchor: string;
}

/** Names come from declarations: `aria-label`, but also `[key: string]`. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function sectionOf(title: string, id: string, entries: readonly Entry[]): TOCItem[] {
  if (entries.length === 0) return [];
  return [
    { value: escapeHtml(title), id, level: 2 },
    ...entries.map(({ name, anchor }) => ({ value: escapeHtml(name), id: anchor, level: 3 })),
  ];
}

/** Outside components the text is looked up at once: a page is built for one language. */
function text(id: TextKey, values?: Record<string, string>): string {
  return translate({ id, message: id }, values);
}

function removedEntry({ removed }: ApiPage): TOCItem[] {
  if (!removed) return [];
  const value = text('history.removedSince', { version: removed.since });
  return [{ value: escapeHtml(value), id: 'removed', level: 2 }];
}

/** The table of contents of an API page: its sections, and below each everything that it lists. */
export function apiTableOfContents(page: ApiPage): TOCItem[] {
  if (page.kind === 'interface') {
    return [
      ...page.groups.flatMap(({ title, anchor, members }) =>
        sectionOf(title || text('api.members'), anchor, members),
      ),
      ...removedEntry(page),
    ];
  }
  return [
    ...sectionOf(text('api.props'), 'props', page.props),
    ...sectionOf(text('api.slots'), 'slots', page.slots),
    ...sectionOf(text('api.classes'), 'classes', page.classes),
    ...removedEntry(page),
  ];
}
