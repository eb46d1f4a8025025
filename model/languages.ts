/**
 * The site's languages and their addresses. Shared by the build, the script that runs before the
 * first paint and the components. Addresses on the web contain these names: do not change them.
 */
export const DEFAULT_LANGUAGE = 'en';

/** Languages whose addresses begin with their name. */
export const PREFIXED_LANGUAGES = ['zh', 'pt'] as const;

export type Language = typeof DEFAULT_LANGUAGE | (typeof PREFIXED_LANGUAGES)[number];

/** Names of the languages, for readers and for `lang`: not in scripts of pages, which have Docusaurus' copy. */
export const LANGUAGE_NAMES = {
  en: { label: 'English', htmlLang: 'en' },
  zh: { label: '中文', htmlLang: 'zh-CN' },
  pt: { label: 'Português', htmlLang: 'pt-BR' },
} as const satisfies Record<Language, { label: string; htmlLang: string }>;

/** The parameter of an address that takes the reader to a language. */
export const LANGUAGE_PARAMETER = 'userLanguage';

/**
 * What pages do with a language that an address asks for.
 * @param languages of the version: any other one leads to English, which every version has
 */
export function languageRule(languages: readonly string[]) {
  return {
    parameter: LANGUAGE_PARAMETER,
    prefixed: languages.filter((language) => language !== DEFAULT_LANGUAGE),
    /** Pages below it are written in one language, and their addresses never have a prefix. */
    oneLanguage: '/blog/',
  };
}
