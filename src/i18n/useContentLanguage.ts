import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isTranslated } from '@site/model/is-translated';

/**
 * What `lang` says of a page's text: one without a translation is the English one. Pages of the API
 * reference say nothing: they mix the packages' English, which says so itself, with words of the
 * interface.
 */
export function useContentLanguage(): string | undefined {
  const { metadata, frontMatter } = useDoc();
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isOwn = isTranslated(metadata.source, currentLocale);
  return isOwn || 'api' in frontMatter ? undefined : localeConfigs[defaultLocale]?.htmlLang;
}
