import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { QualityState } from '@site/model/quality/report';
import { TRANSLATIONS_PATH } from '@site/model/translations/addresses';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { PageAddress } from '@site/src/page/address/PageAddress';
import './texts';
import { BuildSections } from './BuildSections';
import { FactsTable } from './FactsTable';
import { QualitySection } from './QualitySection';
import { MutantsSection, TestSections } from './TestSections';
import styles from './QualityPage.module.css';

/** What the build of the page has counted: translations, and licenses of packages. */
function CountedSections({ translations, licenses }: QualityState): ReactNode {
  const text = useText();
  const { localeConfigs } = useDocusaurusContext().i18n;
  const textsOf = (...keys: TextKey[]) => keys.map((key) => text(key));
  const counts = ['quality.allPages', 'quality.upToDate', 'quality.outdated', 'quality.missing'];
  return (
    <>
      <QualitySection title="quality.translations" report="in build">
        <FactsTable
          caption={text('quality.translations')}
          columns={textsOf('quality.language', ...(counts as TextKey[]))}
          rows={translations.map(({ language, share }) => [
            localeConfigs[language]?.label ?? language,
            ...[share.pages, share.upToDate, share.outdated, share.missing],
          ])}
        />
        <p>
          <Link to={TRANSLATIONS_PATH}>{text('quality.translationsMore')}</Link>
        </p>
      </QualitySection>
      <QualitySection title="quality.licenses" report="in build">
        <FactsTable
          caption={text('quality.licenses')}
          columns={textsOf('quality.license', 'quality.packages')}
          rows={licenses.map(({ license, packages }) => [
            license || text('quality.noLicense'),
            packages,
          ])}
        />
      </QualitySection>
    </>
  );
}

/** `/x/quality/`: what this release of the docs measures about itself. It needs no script. */
export default function QualityPage({ state }: { state: QualityState }): ReactNode {
  const text = useText();
  const { locales } = useDocusaurusContext().i18n;
  const { build, tests, mutants } = state.reports;
  return (
    <>
      <PageAddress languages={locales} />
      <Layout title={text('quality.title')} description={text('quality.lead')}>
        <main className={`container ${styles.page}`} data-pagefind-ignore="all">
          <Heading as="h1">{text('quality.title')}</Heading>
          <p>{text('quality.lead')}</p>
          <BuildSections report={build} />
          <TestSections report={tests} />
          <MutantsSection report={mutants} />
          <CountedSections {...state} />
        </main>
      </Layout>
    </>
  );
}
