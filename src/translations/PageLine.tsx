import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatAddress, inVersion } from '@site/model/addresses/format';
import { parseAddress } from '@site/model/addresses/parse';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import type { PageStatus } from '@site/model/translations/report';
import type { PageTitle } from '@site/model/translations/state-page';
import { useText } from '@site/src/i18n/useText';
import styles from './TranslationsPage.module.css';

interface PageLineProps {
  page: PageStatus;
  language: string;
  /** Path of the version below `/x/`. */
  version: string;
  /** Absent if there is no such page in English. */
  title: PageTitle | undefined;
  /** The list that the line is in. */
  shows: string;
}

/** Ids of parts of a page that have no anchor. */
const WITHOUT_ANCHOR = ['front-matter', 'intro'];

/** The sections of a page that are outdated, linked to their English text. */
function Sections({ page, address }: { page: PageStatus; address: string }): ReactNode {
  return (
    <ul className={styles.sections}>
      {page.outdated.map(({ id, state }) => {
        const hasAnchor = state !== 'removed' && !WITHOUT_ANCHOR.includes(id);
        return (
          <li key={id}>
            <a href={hasAnchor ? `${address}#${id}` : address} hrefLang={DEFAULT_LANGUAGE}>
              <code>{id}</code>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** What is to be done on the page, as far as its list is about it. */
function Details({ page, shows, address }: PageLineProps & { address: string }): ReactNode {
  const text = useText();
  const { by, error, identical, orphans } = page;
  if (shows === 'broken') return <code className={styles.more}>{error}</code>;
  if (shows === 'outdated') return <Sections page={page} address={address} />;
  if (shows === 'orphan') return orphans.map((id) => <code key={id}>{id}</code>);
  if (shows === 'identical') {
    return identical.map((each) => (
      <q key={each} className={styles.more} lang={DEFAULT_LANGUAGE}>
        {each}
      </q>
    ));
  }
  if (shows !== 'upToDate' || !by) return null;
  return <span className={styles.more}>{text(`translations.by.${by}`)}</span>;
}

/** A page in a list, linked to it in the language of the list. */
export function PageLine(props: PageLineProps): ReactNode {
  const { page, language, version, title } = props;
  const { localeConfigs } = useDocusaurusContext().i18n;
  const english = inVersion(`/x/${page.page}/`, version);
  if (!title) {
    return (
      <li>
        <code>{page.page}</code> <Details {...props} address={english} />
      </li>
    );
  }
  return (
    <li>
      <Link
        to={formatAddress({ ...parseAddress(english), language })}
        lang={localeConfigs[title.language]?.htmlLang}
      >
        {title.title}
      </Link>{' '}
      <Details {...props} address={english} />
    </li>
  );
}
