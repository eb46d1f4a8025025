/** The names of the locales in MUI X, in the files of the date libraries, and in date-fns. */
export const LOCALES = {
  de: { texts: 'deDE', file: 'de', dateFns: 'de' },
  fr: { texts: 'frFR', file: 'fr', dateFns: 'fr' },
  'pt-BR': { texts: 'ptBR', file: 'pt-br', dateFns: 'ptBR' },
  'zh-CN': { texts: 'zhCN', file: 'zh-cn', dateFns: 'zhCN' },
};

/** A locale that is not built in. */
export type OtherLocale = keyof typeof LOCALES;

export type LocaleName = OtherLocale | 'en-US';

/** In their own languages. */
export const LOCALE_LABELS: Record<LocaleName, string> = {
  'en-US': 'English (US)',
  de: 'Deutsch',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  'zh-CN': '简体中文',
};

/** The locales of formats and texts; American English is built in. */
export function localesOf(
  locale: LocaleName,
  localeFor: 'both' | 'texts' | 'formats',
): { formats?: OtherLocale; texts?: OtherLocale } {
  if (locale === 'en-US') return {};
  return {
    formats: localeFor === 'texts' ? undefined : locale,
    texts: localeFor === 'formats' ? undefined : locale,
  };
}
