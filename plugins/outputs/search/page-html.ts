import { partHan } from '../../../model/search';
import type { SitePage } from '../../site-pages/site';

/** The part of a page that the index holds besides its text. */
export type IndexedPage = Pick<
  SitePage,
  'title' | 'permalink' | 'kind' | 'family' | 'plan' | 'language' | 'label' | 'keywords'
>;

/** The element with the content of a page, without navigation and footer. */
export const TEXT_ROOT = '.theme-doc-markdown';

/**
 * Elements in it that are not text of the page: buttons, code of demos, texts for some readers only,
 * and facts that the list of names has already.
 */
export const NOT_TEXT = [
  '.hash-link',
  '[data-demo]',
  'pre[data-variant=JS]',
  'button',
  'noscript',
  '[role=toolbar]',
  // The names of a code block's languages, above it.
  '[class^=language_]',
  '.visually-hidden',
  '[data-mark]',
  '[data-type]',
  '[class^=side_]',
  '[class^=facts_]',
  '[class^=imports_]',
];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Filters of a page for Pagefind, and words that are not shown. */
function marksOf({ family, kind, plan, language, keywords, label, title }: IndexedPage): string {
  const filters = Object.entries({ family, kind, plan, language }).map(([name, value]) =>
    value === undefined ? '' : `<span data-pagefind-filter="${name}:${value}"></span>`,
  );
  const hidden = [...keywords, ...(label && label !== title ? [label] : [])].join('; ');
  // In an attribute, as Pagefind would show element text as text of the page.
  const meta =
    hidden &&
    `<span data-words="${escaped(partHan(hidden))}" data-pagefind-meta="keywords[data-words]"></span>`;
  return filters.join('') + meta;
}

/**
 * Returns the HTML of a page for Pagefind.
 * @param repeated anchors of members that a more general page has with the same text
 */
export function indexedHtml(
  html: string,
  page: IndexedPage,
  repeated: ReadonlySet<string>,
): string {
  const marked = html
    // The text of a post has an id in place of that class, and the title is above it.
    .replace(
      /<div id="?__blog-post-container"?[^>]*>/,
      () => `<div class="theme-doc-markdown markdown"><h1>${escaped(page.title)}</h1>`,
    )
    .replace(/<div class="theme-doc-markdown [^"]*"[^>]*>/, (tag) => tag + marksOf(page))
    .replace(/<(?:h3|div) id=([\w-]+?)(?:-more)?(?=[ >])/g, (tag, id: string) =>
      repeated.has(id) ? `${tag} data-pagefind-ignore` : tag,
    )
    // Cells that touch would be one word.
    .replace(/<(?=t[dh]\b)/g, ' <')
    // Code has many words, each with little relevance.
    .replace(/<pre\b/g, '<pre data-pagefind-weight=0.2');
  return partHan(marked);
}
