import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { useText } from '@site/src/i18n/useText';
import type { PeerConflict } from './facts/peer-conflicts';
import styles from './MyProjectPage.module.css';

function Conflict({ conflict }: { conflict: PeerConflict }): ReactNode {
  const text = useText();
  const { package: name, peer, wanted, found } = conflict;
  if (wanted === undefined) return text('myProject.missingDateLibrary', { package: name, peer });
  if (found.length === 0) return text('myProject.missing', { package: name, peer, wanted });
  const values = { package: name, peer, wanted, found: found.join(', ') };
  return text('myProject.conflict', values);
}

/** Peer dependencies that the project does not meet. */
export function PeerConflicts({ conflicts }: { conflicts: readonly PeerConflict[] }): ReactNode {
  const text = useText();
  return (
    <section aria-label={text('myProject.peers')}>
      <Heading as="h2" id="peers">
        {text('myProject.peers')}
      </Heading>
      {conflicts.length === 0 && <p>{text('myProject.noConflicts')}</p>}
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${conflict.package} ${conflict.peer}`} className={styles.conflict}>
            <Conflict conflict={conflict} />
          </li>
        ))}
      </ul>
    </section>
  );
}
