import { DEFAULT_LANGUAGE } from '../languages';
import type { PageTitle, Titles } from './types';

/** What an entry of the navigation is called in a language. */
export interface FoundTitle {
  /** At the top of its page, and wherever the page is named outside of menus. */
  title: string;
  /** In menus. */
  label: string;
  /** Language of both. */
  language: string;
}

/** The titles of a version in one language, by pathname; undefined for what it does not list. */
export type TitleOf = (pathname: string) => FoundTitle | undefined;

/** Where errors are reported. */
type Reports = Pick<Console, 'warn' | 'error'>;

/** Errors that this process has reported. */
const reported = new Set<string>();

function once(fault: string, report: (fault: string) => void): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  report(fault);
}

function textsOf(title: PageTitle, language: string): FoundTitle {
  return typeof title === 'string' ? { title, label: title, language } : { ...title, language };
}

/** Stands in for titles where only the entries of the navigation count. */
export function pathnameAsTitle(pathname: string): FoundTitle {
  return { title: pathname, label: pathname, language: DEFAULT_LANGUAGE };
}

/**
 * Reads the dictionary in a language, with the fallbacks of the interface's texts: a title that the
 * language lacks is warned of once and is English; in a language without any title, each is an ellipsis.
 */
export function createTitles(
  titles: Titles,
  language: string,
  { warn, error }: Reports = console,
): TitleOf {
  const hasTexts = Object.values(titles).some((row) => row[language] !== undefined);
  return (pathname) => {
    const row = titles[pathname];
    if (!row) return undefined;
    if (!hasTexts) {
      once(`The language "${language}" has no titles of pages.`, error);
      return textsOf('…', language);
    }
    const own = row[language];
    if (own !== undefined) return textsOf(own, language);
    once(`The title of "${pathname}" is missing in the language "${language}".`, warn);
    const english = row[DEFAULT_LANGUAGE];
    return english === undefined ? undefined : textsOf(english, DEFAULT_LANGUAGE);
  };
}

/**
 * Compares a dictionary with the navigation. The compiler does the same for titles in all languages;
 * a build does not run it.
 * @throws with a line for each entry without an English title, and each title without an entry
 */
export function checkTitles(pathnames: readonly string[], titles: Titles): void {
  const listed = new Set(pathnames);
  const faults = [
    ...pathnames
      .filter((pathname) => titles[pathname]?.[DEFAULT_LANGUAGE] === undefined)
      .map((pathname) => `"${pathname}" is in the navigation and has no English title`),
    ...Object.keys(titles)
      .filter((pathname) => !listed.has(pathname))
      .map((pathname) => `"${pathname}" has titles and is not in the navigation`),
  ];
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `model/titles: ${fault}`).join('\n'));
}
