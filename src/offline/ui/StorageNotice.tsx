import { useSyncExternalStore, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SEARCH_LIST } from '@site/model/offline';
import { useText } from '@site/src/i18n/useText';
import { isStorageFull, subscribeToStorageFull } from '@site/src/offline/storage-full';
import { FreeSpaceAdvice } from './FreeSpaceAdvice';
import { useFormatBytes } from './format-bytes';
import { useFamilySize } from './useFamilySize';
import styles from './OfflineSettings.module.css';

/**
 * Shows the size of the search, which is downloaded with a family, and a warning if storage is
 * full.
 */
export function StorageNotice(): ReactNode {
  const text = useText();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const format = useFormatBytes();
  const search = useFamilySize(baseUrl, SEARCH_LIST);
  const isFull = useSyncExternalStore(subscribeToStorageFull, isStorageFull, () => false);
  return (
    <>
      {search && (
        <p className={styles.note}>{text('offline.searchToo', { size: format(search.bytes) })}</p>
      )}
      {isFull && (
        <p role="alert" className={styles.warning}>
          {text('offline.full')} <FreeSpaceAdvice />
        </p>
      )}
    </>
  );
}
