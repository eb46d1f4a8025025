/** A page of the documented version, as pages of other versions know it. */
export interface DocumentedPage {
  /** Path below the version: the same page, or the nearest one above it that exists. */
  page: string;
  isSame: boolean;
  /** In which it is written, English first. */
  languages: string[];
}

/** Data that this site adds to the metadata of pages that are not of the documented version. */
export interface UndocumentedPage {
  documented?: DocumentedPage;
}

/**
 * Checks that search engines should list the documented version's page instead of one that is
 * written in this language.
 */
export function isListedThere(
  documented: DocumentedPage | undefined,
  language: string,
): documented is DocumentedPage {
  return documented !== undefined && documented.isSame && documented.languages.includes(language);
}
