import type { I18nConfig } from '@docusaurus/types';
import { formatAddress } from '../model/addresses/format';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '../model/languages';
import { LANGUAGES } from './unit';

interface LanguageName {
  label: string;
  htmlLang: string;
}

/**
 * Configuration of languages. Base URLs are explicit: a build of only one language would
 * not add its prefix otherwise.
 * @param names of all languages
 * @param languages those of the version; all if left out
 */
export function i18nFor<Language extends string>(
  names: Readonly<Record<Language, LanguageName>>,
  languages: readonly Language[] = Object.keys(names) as Language[],
) {
  const configs = languages.map((language) => [
    language,
    { ...names[language], baseUrl: formatAddress({ language }), translate: true },
  ]);
  type LocaleConfig = LanguageName & { baseUrl: string; translate: boolean };
  return {
    defaultLocale: DEFAULT_LANGUAGE,
    locales: [DEFAULT_LANGUAGE, ...languages.filter((language) => language !== DEFAULT_LANGUAGE)],
    path: 'i18n',
    localeConfigs: Object.fromEntries(configs) as Record<Language, LocaleConfig>,
  } satisfies I18nConfig;
}

export const i18n = i18nFor(LANGUAGE_NAMES, LANGUAGES);
