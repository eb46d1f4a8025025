import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type { LanguageReport } from '@site/model/translations/report';
import type { PageTitle } from '@site/model/translations/state-page';
import { PageLists } from './PageLists';
import { SharesTable } from './SharesTable';

interface LanguageStateProps {
  report: LanguageReport;
  /** Path of the version below `/x/`. */
  version: string;
  titles: Readonly<Record<string, PageTitle>>;
}

/** The state of a language: counts by family, then the pages, with those first that need work. */
export function LanguageState({ report, ...names }: LanguageStateProps): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  const { language, shares, pages } = report;
  const { label = language, htmlLang = language } = localeConfigs[language] ?? {};
  return (
    <section aria-labelledby={language} data-language={language}>
      <Heading as="h2" id={language}>
        <span lang={htmlLang}>{label}</span>
      </Heading>
      <SharesTable shares={shares} />
      <PageLists language={language} pages={pages} {...names} />
    </section>
  );
}
