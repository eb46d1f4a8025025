import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { componentFamilies } from '@site/model/families';
import { useText } from '@site/src/i18n/useText';
import styles from './playground.module.css';

/** The ways from one playground to the others. */
export function PlaygroundLinks(): ReactNode {
  const text = useText();
  return (
    <ul className={styles.links} aria-label={text('playground.others')}>
      {componentFamilies().map(({ id, sidebar }) => (
        <li key={id}>
          <Link to={`/playground/${id}/`} activeClassName={styles.current} isNavLink>
            {text(`family.${sidebar}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
