import type { ReactNode } from 'react';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { EDITOR_LIST } from '@site/model/offline';
import { useText } from '@site/src/i18n/useText';
import { isSupported } from '@site/src/offline/is-supported';
import { FamilySettings } from './FamilySettings';
import styles from './OfflinePage.module.css';

/** A line for each family and for the editor: make it available offline, or remove it. */
export function AllFamilies(): ReactNode {
  const text = useText();
  const families = new Set(
    useLatestVersion(undefined).docs.flatMap(({ sidebar }) => sidebar ?? []),
  );
  const browser = useIsBrowser();
  if (browser && !isSupported()) return <p>{text('offline.unsupported')}</p>;
  return (
    <ul className={styles.families}>
      {[...families, EDITOR_LIST].map((family) => (
        <li key={family} className={styles.family} data-offline-family={family}>
          {browser && <FamilySettings family={family} />}
        </li>
      ))}
    </ul>
  );
}
