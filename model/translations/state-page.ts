import type { TranslationsReport } from './report';

/** What the page about the state of translations shows. */
export interface TranslationsState {
  report: TranslationsReport;
  version: StateVersion;
  /** Further versions that are translated. */
  others: StateVersion[];
  /** Titles of pages by their names, such as `react-charts/bars`. */
  titles: Record<string, PageTitle>;
}

export interface StateVersion {
  label: string;
  /** Folder below `/x/`; empty for the documented version. */
  path: string;
}

export interface PageTitle {
  title: string;
  /** Language of the title. */
  language: string;
}
