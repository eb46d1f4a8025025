import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

/**
 * What `lang` says of a page's text: one without a translation is the English one. Pages of the API
 * reference mix the packages' English with words of the interface; they say nothing.
 */
export function useContentLanguage(): string | undefined {
  const { metadata, frontMatter } = useDoc();
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isOwn = currentLocale === defaultLocale || metadata.source.startsWith('@site/i18n/');
  return isOwn || 'api' in frontMatter ? undefined : localeConfigs[defaultLocale]?.htmlLang;
}
