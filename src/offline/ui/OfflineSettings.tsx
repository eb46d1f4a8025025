import type { ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { EDITOR_LIST } from '@site/model/offline';
import { useText } from '@site/src/i18n/useText';
import { IS_DOCUMENTED } from '@site/src/page/unit';
import { isSupported } from '@site/src/offline/is-supported';
import '@site/src/offline/texts';
import { FamilySettings } from './FamilySettings';
import { StorageNotice } from './StorageNotice';
import styles from './OfflineSettings.module.css';

function useFamily(): string | undefined {
  const { activeDoc } = useActiveDocContext(undefined);
  // Only the documented version can be read offline.
  return IS_DOCUMENTED ? activeDoc?.sidebar : undefined;
}

/**
 * Makes the family of the current page available offline, and removes it again. Use it in panels
 * that open on demand: it renders in the browser only.
 */
export function OfflineSettings(): ReactNode {
  const text = useText();
  const family = useFamily();
  const everything = useBaseUrl('/x/offline/');
  const note = isSupported() ? text('offline.otherFamilies') : text('offline.unsupported');
  return (
    <section className={styles.settings} aria-labelledby="offline-settings">
      <h3 id="offline-settings" className={styles.title}>
        {text('offline.title')}
      </h3>
      {isSupported() && <p className={styles.note}>{text('offline.explanation')}</p>}
      {isSupported() && family ? (
        <FamilySettings family={family} />
      ) : (
        <p className={styles.note}>{note}</p>
      )}
      {isSupported() && <FamilySettings family={EDITOR_LIST} />}
      {isSupported() && <StorageNotice />}
      {isSupported() && (
        // Loaded again: the panel would stay open above the page otherwise.
        <a href={everything} className={styles.link}>
          {text('offline.available')}
        </a>
      )}
    </section>
  );
}
