import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { addressScript } from '@site/model/inline-scripts';
import { useText, type TextKey } from '@site/src/i18n/useText';
import '@site/src/offline/texts';
import { AllFamilies } from './AllFamilies';
import { KeptPages } from './KeptPages';
import { StorageNotice } from './StorageNotice';
import { forgetAddress, restoreAddress } from './address-script';
import { whenReachable } from './when-reachable';
import styles from './OfflinePage.module.css';

/** Opens the requested address again when the host can be reached. */
function useOriginalAddress(): void {
  useEffect(() => {
    if (!restoreAddress()) return undefined;
    const left = new AbortController();
    void whenReachable(window.location.href, left.signal).then((isReachable) => {
      if (!isReachable) return;
      forgetAddress();
      window.location.reload();
    });
    return () => {
      left.abort();
      forgetAddress();
    };
  }, []);
}

interface IntroductionProps {
  className: string | undefined;
  title: TextKey;
  explanation: TextKey;
}

function Introduction({ className, title, explanation }: IntroductionProps): ReactNode {
  const text = useText();
  return (
    <div className={className}>
      <Heading as="h1">{text(title)}</Heading>
      <p>{text(explanation)}</p>
    </div>
  );
}

/**
 * Lists the pages that are available offline, and those that can be. Without a network, the worker
 * also responds with this page in place of one that is not stored; CSS shows the right state before
 * React does.
 */
export function OfflinePage(): ReactNode {
  const text = useText();
  const own = useBaseUrl('/x/offline/');
  useOriginalAddress();
  return (
    <Layout title={text('offline.title')}>
      <Head>
        <meta name="robots" content="noindex" />
        <script>{addressScript(own)}</script>
      </Head>
      <main className={`container ${styles.page}`} data-pagefind-ignore="all">
        <Introduction
          className={styles.replacement}
          title="offline.pageTitle"
          explanation="offline.pageText"
        />
        <Introduction
          className={styles.own}
          title="offline.title"
          explanation="offline.explanation"
        />
        <div className={styles.own}>
          <AllFamilies />
          <StorageNotice />
        </div>
        <KeptPages />
      </main>
    </Layout>
  );
}
