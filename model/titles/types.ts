import type { Language } from '../languages';
import type { NavigationEntry, PathnamesOf } from '../navigation/types';

/** A text for the page and for menus, or one for each. Groups have only a label. */
export type PageTitle = string | { title: string; label: string };

/** The titles of an entry of the navigation in all languages. */
export type TitleRow = Readonly<Record<Language, PageTitle>>;

/** Rows for exactly the entries of a navigation: the compiler names missing and orphaned ones. */
export type TitlesOf<Entries extends readonly NavigationEntry[]> = Readonly<
  Record<PathnamesOf<Entries>, TitleRow>
>;

/** Rows by pathname, as the build reads them: each may lack a language. */
export type Titles = Readonly<Record<string, Readonly<Partial<Record<string, PageTitle>>>>>;
