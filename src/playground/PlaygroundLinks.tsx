import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useText, type TextKey } from '@site/src/i18n/useText';
import styles from './playground.module.css';

const PLAYGROUNDS: readonly { to: string; name: TextKey }[] = [
  { to: '/playground/data-grid/', name: 'family.dataGrid' },
  { to: '/playground/date-pickers/', name: 'family.datePickers' },
  { to: '/playground/charts/', name: 'family.charts' },
  { to: '/playground/tree-view/', name: 'family.treeView' },
];

/** The ways from one playground to the others. */
export function PlaygroundLinks(): ReactNode {
  const text = useText();
  return (
    <ul className={styles.links} aria-label={text('playground.others')}>
      {PLAYGROUNDS.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} activeClassName={styles.current} isNavLink>
            {text(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
