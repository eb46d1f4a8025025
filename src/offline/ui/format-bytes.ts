import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a size in the format of a language: "1.4 MB". */
function formatBytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000);
}

/** The language of the page, as `Intl` names it. */
export function useLanguage(): string {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}

/** Writes sizes in the language of the page. */
export function useFormatBytes(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => formatBytes(bytes, language);
}
