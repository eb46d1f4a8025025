import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { formatAddress } from '@site/model/addresses/format';
import { parseAddress } from '@site/model/addresses/parse';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import { QUALITY_PATH } from '@site/model/quality/address';
import { translationsData, translationsPath } from '@site/model/translations/addresses';
import type { TranslationsState } from '@site/model/translations/state-page';
import { useText } from '@site/src/i18n/useText';
import { PageAddress } from '@site/src/page/address/PageAddress';
import './texts';
import { Help } from './Help';
import { LanguageState } from './LanguageState';
import styles from './TranslationsPage.module.css';

/** Links to the same page of other versions, and for all languages. */
function OtherPages({ version, others }: TranslationsState): ReactNode {
  const text = useText();
  const { currentLocale } = useDocusaurusContext().i18n;
  const addressOf = (path: string) =>
    formatAddress({ ...parseAddress(translationsPath(path)), language: currentLocale });
  return (
    <>
      {others.length > 0 && (
        <p className={styles.others}>
          <span>{text('translations.others')}</span>
          {others.map(({ label, path }) => (
            <Link key={path} to={addressOf(path)}>
              {label}
            </Link>
          ))}
        </p>
      )}
      {currentLocale !== DEFAULT_LANGUAGE && (
        <p>
          <a href={translationsPath(version.path)} hrefLang={DEFAULT_LANGUAGE}>
            {text('translations.allLanguages')}
          </a>
        </p>
      )}
    </>
  );
}

/** `/x/translations/`: the state of the translations of a version. It needs no script. */
export default function TranslationsPage({ state }: { state: TranslationsState }): ReactNode {
  const text = useText();
  const { locales } = useDocusaurusContext().i18n;
  const { version, report, titles } = state;
  return (
    <>
      <PageAddress languages={locales} />
      <Layout
        title={text('translations.title')}
        description={text('translations.lead', { version: version.label })}
      >
        {/* Search engines need the page of one version. */}
        {version.path !== '' && (
          <Head>
            <meta name="robots" content="noindex" />
          </Head>
        )}
        <main className={`container ${styles.page}`} data-pagefind-ignore="all">
          <Heading as="h1">{text('translations.title')}</Heading>
          <p>{text('translations.lead', { version: version.label })}</p>
          <OtherPages {...state} />
          {report.languages.map((language) => (
            <LanguageState
              key={language.language}
              report={language}
              version={version.path}
              titles={titles}
            />
          ))}
          <Help language={report.languages[0]?.language ?? DEFAULT_LANGUAGE} />
          <p>
            <a href={translationsData(version.path)}>{text('translations.data')}</a>
          </p>
          {version.path === '' && (
            <p>
              <Link to={QUALITY_PATH}>{text('translations.quality')}</Link>
            </p>
          )}
        </main>
      </Layout>
    </>
  );
}
