import type { I18nConfig } from '@docusaurus/types';
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } from '../model/languages';

/** Base URLs are explicit: a build of one language alone would not add its prefix otherwise. */
export const i18n = {
  defaultLocale: DEFAULT_LANGUAGE,
  locales: [DEFAULT_LANGUAGE, ...PREFIXED_LANGUAGES],
  path: 'i18n',
  localeConfigs: {
    en: { label: 'English', htmlLang: 'en', baseUrl: '/', translate: true },
    zh: { label: '中文', htmlLang: 'zh-CN', baseUrl: '/zh/', translate: true },
    pt: { label: 'Português', htmlLang: 'pt-BR', baseUrl: '/pt/', translate: true },
  },
} satisfies I18nConfig;
