import type { ReactNode } from 'react';
import type { ApiUsage } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { PageLink } from './PageLink';
import styles from './ApiUsages.module.css';

/** The pages and demos that use the export, which may be hundreds: folded behind their number. */
export function ApiUsages({ usages }: { usages: readonly ApiUsage[] }): ReactNode {
  const text = useText();
  if (usages.length === 0) return null;
  return (
    <details className={styles.usages}>
      <summary>
        {text('api.usedIn')} ({usages.length})
      </summary>
      <ul>
        {usages.map(({ title, path, demos }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
            {demos.length > 0 && text('api.colon')}
            {demos.map((demo, index) => (
              <span key={demo}>
                {index > 0 && text('api.comma')}
                <PageLink to={`${path}#${demo}`}>{demo}</PageLink>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
