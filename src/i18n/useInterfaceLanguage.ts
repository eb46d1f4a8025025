import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns `lang` for interface texts that are inside text in another language. */
export function useInterfaceLanguage(): string | undefined {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang;
}
