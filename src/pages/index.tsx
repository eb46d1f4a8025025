import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { FamilyCard } from '@site/src/home/FamilyCard';
import { HOME_FAMILIES } from '@site/src/home/families';
import styles from '@site/src/home/home.module.css';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { scriptText, siteData } from '@site/src/page/structured-data/schema-data';
import '@site/src/home/texts';

const STARTS: { title: TextKey; description: TextKey; to: string }[] = [
  {
    title: 'home.startInstall',
    description: 'home.startInstallText',
    to: '/x/introduction/installation/',
  },
  {
    title: 'home.startGrid',
    description: 'home.startGridText',
    to: '/x/react-data-grid/getting-started/',
  },
  {
    title: 'home.startPickers',
    description: 'home.startPickersText',
    to: '/x/react-date-pickers/getting-started/',
  },
];

/** Structured data of the site for search engines. */
function SiteData({ description }: { description: string }): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const data = siteData({
    name: siteConfig.title,
    description,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    address: siteConfig.url + siteConfig.baseUrl,
  });
  return (
    <Head>
      <script type="application/ld+json">{scriptText(data)}</script>
    </Head>
  );
}

/** The home page: what the family is, one live example of each, and where to start. */
export default function HomePage(): ReactNode {
  const text = useText();
  return (
    <Layout title={text('home.title')} description={text('home.lead')}>
      <SiteData description={text('home.lead')} />
      <main className="container">
        <header className={styles.hero}>
          <Heading as="h1">{text('home.title')}</Heading>
          <p className={styles.lead}>{text('home.lead')}</p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/x/introduction/installation/">
              {text('home.install')}
            </Link>
            <Link className="button button--secondary button--lg" to="/x/introduction/">
              {text('home.overview')}
            </Link>
          </div>
        </header>
        <div className={styles.cards}>
          {HOME_FAMILIES.map(({ title, description, ...family }) => (
            <FamilyCard
              key={family.to}
              {...family}
              title={text(title)}
              description={text(description)}
              linkText={text('home.read', { family: text(title) })}
            />
          ))}
        </div>
        <section className={styles.start}>
          <Heading as="h2">{text('home.start')}</Heading>
          <ul>
            {STARTS.map(({ title, description, to }) => (
              <li key={to}>
                <Link to={to}>{text(title)}</Link>
                <p>{text(description)}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
