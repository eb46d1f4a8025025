import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { useContentLanguage } from '@site/src/i18n/useContentLanguage';

/** The title of a page in another section, which is translated even where its text is not. */
export function TranslatedTitle(): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isEnglish = useContentLanguage() !== undefined;
  return (
    <Heading as="h1" lang={isEnglish ? localeConfigs[currentLocale]?.htmlLang : undefined}>
      {useDoc().metadata.title}
    </Heading>
  );
}
