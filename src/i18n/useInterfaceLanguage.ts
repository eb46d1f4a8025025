import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What `lang` says of the site's own words, inside text that may be in another language. */
export function useInterfaceLanguage(): string | undefined {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang;
}
