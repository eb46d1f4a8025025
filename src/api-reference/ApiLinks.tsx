import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiName } from '@site/model/api-reference';
import type { Plan } from '@site/model/plans';
import { Badges } from '@site/src/page/badges/Badges';
import styles from './ReferenceTable.module.css';

interface ApiLink {
  name: string;
  to: string;
  kind: ApiName['kind'];
  plan?: Plan;
}

/** The pages of the reference that belong to a page: the end of its text. */
export function ApiLinks({ entries }: { entries: ApiLink[] }): ReactNode {
  return (
    <ul className={styles.links}>
      {entries.map(({ name, to, kind, plan }) => (
        <li key={to}>
          <Link to={to}>
            <code>{kind === 'component' ? `<${name} />` : name}</code>
          </Link>
          <Badges plan={plan} />
        </li>
      ))}
    </ul>
  );
}
