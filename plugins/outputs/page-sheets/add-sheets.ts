import { LATER_SHEET_META } from '../../../model/later-sheets';
import { classesOfPage, classesOfSheet } from './classes';

/** A style sheet that only some pages wait for. */
export interface PageSheet {
  /** Its address. */
  href: string;
  /** Classes that the sheet of all pages does not have. */
  classes: ReadonlySet<string>;
  /** Whether readers often come to its pages from others, which fetch it when they are idle. */
  isFetchedEarly: boolean;
}

interface SheetFile {
  href: string;
  css: string;
}

/** Sheet of the pages that most other pages have links to. */
const OFTEN_NEXT = /\/reference\.[^/]+$/;

/**
 * Describes the sheets of some pages.
 * @param base the sheet of all pages
 */
export function pageSheets(base: SheetFile, others: readonly SheetFile[]): PageSheet[] {
  const known = classesOfSheet(base.css);
  return others.map(({ href, css }) => ({
    href,
    classes: new Set([...classesOfSheet(css)].filter((name) => !known.has(name))),
    isFetchedEarly: OFTEN_NEXT.test(href),
  }));
}

/** The element that loads a sheet, and its address. */
const SHEET_ELEMENT = /<link rel=["']?stylesheet["']? href=["']?([^\s"'>]+)["']?\s*\/?>/g;

/**
 * Adds the sheets that a page needs for its HTML behind the sheet of all pages, whose rules they
 * override. A sheet that the page only needs later is named for src/loading/.
 * @param base address of the sheet of all pages; without it, the page stays as it is
 */
export function addSheets(html: string, base: string, sheets: readonly PageSheet[]): string {
  return html.replace(SHEET_ELEMENT, (element, address: string) => {
    if (address !== base) return element;
    const classes = classesOfPage(html);
    const added = sheets.map((sheet) => {
      const isNeeded = [...sheet.classes].some((name) => classes.has(name));
      if (isNeeded) return element.replace(base, sheet.href);
      return sheet.isFetchedEarly ? `<meta name=${LATER_SHEET_META} content=${sheet.href}>` : '';
    });
    return element + added.join('');
  });
}
