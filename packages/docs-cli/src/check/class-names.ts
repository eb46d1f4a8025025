import type { TextFact } from '../source-scan/facts';
import { closestName } from './closest';
import { type Finding, unknownName } from './finding';
import { type CodePage, type CodeReference, membersOf } from './reference';
import { isUndocumented } from './undocumented';

/** A global class in a text, such as `.MuiDataGrid-cell`. */
export const GLOBAL_CLASS = /\bMui([A-Z]\w+)-([a-zA-Z][\w-]*)/g;

/** Classes of charts that contain an id or an index of the data. */
const OF_DATA = /^(?:series|data)-/;

/** Finds pages by their key in a theme, and by the objects that export their classes. */
export class ClassIndex {
  private readonly byTheme = new Map<string, CodePage>();
  private readonly bySource = new Map<string, CodePage>();

  constructor(reference: CodeReference) {
    for (const name of reference.names()) {
      const page = reference.page(name);
      if (!page || membersOf(page, 'class').size === 0) continue;
      // Of pages with one theme name, as those of the three grids, the one for all plans.
      const isFirst = page.themeName && !(page.plan && this.byTheme.has(page.themeName));
      if (page.themeName && isFirst) this.byTheme.set(page.themeName, page);
      this.bySource.set(`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`, page);
    }
    const grid = reference.page('DataGrid');
    if (grid) this.bySource.set('gridClasses', grid);
  }

  /** The page of a key in a theme, such as `MuiDataGrid`. */
  ofTheme(name: string): CodePage | undefined {
    return this.byTheme.get(name);
  }

  /** The page of an object such as `gridClasses`. */
  ofSource(name: string): CodePage | undefined {
    return this.bySource.get(name);
  }
}

/** Checks the global classes in a text. */
export function checkText({ text, place }: TextFact, index: ClassIndex): Finding[] {
  return [...text.matchAll(GLOBAL_CLASS)].flatMap(([whole, component = '', name = '']) => {
    const page = index.ofTheme(`Mui${component}`);
    if (!page) return [];
    const known = new Set(page.members.flatMap(({ className }) => className ?? []));
    // A class that ends with a hyphen is put together from a variable.
    if (known.has(whole) || whole.endsWith('-')) return [];
    if (OF_DATA.test(name) || isUndocumented(page, 'class', name)) return [];
    const suggestion = closestName(whole, known);
    const { name: owner, address } = page;
    return [unknownName({ rule: 'unknown-class', place, name: whole, owner, suggestion, address })];
  });
}
