import { LANGUAGE_NAMES } from '../../model/languages';
import { i18nFor } from '../i18n';

it('each language has its base URL, the default one without a prefix', () => {
  const german = { label: 'Deutsch', htmlLang: 'de-DE' };
  const { locales, localeConfigs } = i18nFor({ ...LANGUAGE_NAMES, de: german });
  expect(locales).toEqual([...Object.keys(LANGUAGE_NAMES), 'de']);
  expect(localeConfigs).toMatchObject({
    en: { baseUrl: '/' },
    zh: { baseUrl: '/zh/' },
    de: { ...german, baseUrl: '/de/', translate: true },
  });
});
