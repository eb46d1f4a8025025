import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './NewsCards.module.css';

/** Pictures of a demo in both color modes; the text of the card describes them. */
export function NewsPicture({ demo }: { demo: string }): ReactNode {
  const folder = useBaseUrl('/img/whats-new/');
  return (
    <div className={styles.picture}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          className={styles[mode]}
          src={`${folder}${demo}-${mode}.webp`}
          alt=""
          width={480}
          height={270}
          loading="lazy"
        />
      ))}
    </div>
  );
}
