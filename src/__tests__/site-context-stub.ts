const english = { htmlLang: 'en', label: 'English', baseUrl: '/' };

/** The site as a component under test knows it, where the test does not say otherwise. */
export default function useSiteContext() {
  return { i18n: { currentLocale: 'en', defaultLocale: 'en', localeConfigs: { en: english } } };
}
