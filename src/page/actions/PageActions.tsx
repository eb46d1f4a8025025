import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { eventAttributes } from '@site/src/analytics/events';
import { useCopy } from '@site/src/ui/copy/useCopy';
import { Icon } from '@site/src/ui/Icon/icons';
import buttonStyles from '@site/src/ui/TextButton/TextButton.module.css';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import { fetchMarkdown, markdownAddress } from './page-markdown';
import styles from './PageActions.module.css';

/** Copies a page as Markdown to the clipboard, and links to the file, which needs no JavaScript. */
export function PageActions({ permalink }: { permalink: string }): ReactNode {
  const text = useText();
  const address = markdownAddress(permalink);
  const [failed, setFailed] = useState(false);
  const { copied, copy } = useCopy(
    () => {
      setFailed(false);
      return fetchMarkdown(address);
    },
    () => setFailed(true),
  );
  return (
    <div className={styles.actions} lang={useInterfaceLanguage()} data-pagefind-ignore="all">
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button
        type="button"
        className={clsx(buttonStyles.button, styles.copy, copied && styles.copied)}
        {...eventAttributes('page', 'copy')}
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'copy'} size={16} />
        {/* Both are there, so the link beside it keeps its place. */}
        <span className={styles.labels}>
          <span data-hidden={copied || undefined}>{text('page.copy')}</span>
          <span data-hidden={!copied || undefined}>{text('code.copied')}</span>
        </span>
      </button>
      <a className={buttonStyles.button} href={address} {...eventAttributes('page', 'markdown')}>
        {text('page.viewMarkdown')}
      </a>
      <span role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {copied && text('code.copiedStatus')}
        {failed && text('demo.fileFailed', { name: address.replace(/.*\//, '') })}
      </span>
    </div>
  );
}
