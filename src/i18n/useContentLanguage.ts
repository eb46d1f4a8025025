import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isTranslated } from '@site/model/is-translated';

/**
 * Returns `lang` for the text of a page: English for a page without a translation. Pages of the API
 * reference get none: they mix texts of the interface with English texts of the packages, which
 * have their own `lang`.
 */
export function useContentLanguage(): string | undefined {
  const { metadata, frontMatter } = useDoc();
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isOwn = isTranslated(metadata.source, currentLocale);
  return isOwn || 'api' in frontMatter ? undefined : localeConfigs[defaultLocale]?.htmlLang;
}
