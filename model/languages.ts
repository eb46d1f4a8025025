/**
 * The site's languages and what addresses say of them: names of the contract, shared by the build,
 * the script that runs before the first paint and the components.
 */
export const DEFAULT_LANGUAGE = 'en';

/** Languages whose addresses begin with their name. */
export const PREFIXED_LANGUAGES = ['zh', 'pt'] as const;

export const LANGUAGE_RULE = {
  /** The parameter of an address that takes the reader to a language. */
  parameter: 'userLanguage',
  prefixed: PREFIXED_LANGUAGES,
  /** What stands below it is written in one language, and never has a prefix. */
  oneLanguage: '/blog/',
} as const;

/** Where the component docs begin. */
export const DOCS_ROOT = '/x/';

/** What stands below it is no page for search engines. */
export const UNLISTED = '/playground/';
