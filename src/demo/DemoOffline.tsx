import { useEffect, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useText } from '@site/src/i18n/useText';
import styles from './DemoOffline.module.css';

/** Shown in place of a demo that is not on this device, while there is no network. */
export function DemoOffline({ onRetry }: { onRetry(): void }): ReactNode {
  const text = useText();
  const list = useBaseUrl('/x/offline/');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="status" className={styles.offline}>
      <p className={styles.title}>{text('demo.offline')}</p>
      <p>{text('demo.offlineText')}</p>
      <Link to={list}>{text('demo.offlineList')}</Link>
    </div>
  );
}
