/** Finds a page of one version of the docs in another version. Pages are paths below a version. */

/** Every version has it. */
export const INTRODUCTION = 'introduction/';

/** The path of a page in lists of pages: with a slash at its end. */
export function pathOfPage(rest: string): string {
  return rest === '' ? '' : `${rest}/`;
}

/** The pages above a page, the nearest first; some of them may not exist. */
function pagesAbove(page: string): string[] {
  const segments = page.split('/').filter(Boolean);
  const above = segments.map((_, index) => pathOfPage(segments.slice(0, index).join('/')));
  // The reference of a family belongs to it, though its address does not say so.
  const family = segments[0] === 'api' && segments[1] ? [`react-${segments[1]}/`] : [];
  return [...above.filter(Boolean).reverse(), ...family];
}

/**
 * The same page, else the nearest one above it that exists, else the introduction.
 * @param page such as `react-data-grid/sorting/`
 * @param pages that exist
 */
export function nearestPage(page: string, pages: ReadonlySet<string>): string {
  const found = [page, ...pagesAbove(page), INTRODUCTION].find((each) => pages.has(each));
  return found ?? [...pages][0] ?? INTRODUCTION;
}
