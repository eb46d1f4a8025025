import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiInheritance } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import './texts';

/** Names the sources of inherited props, which are not listed here. */
export function Inheritance({ from }: { from: readonly ApiInheritance[] }): ReactNode {
  const text = useText();
  if (from.length === 0) return null;
  return (
    <p>
      {text('api.inherits')}{' '}
      {from.map(({ name, from: origin, href }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          {href ? (
            <Link to={href}>
              <code>{name}</code>
            </Link>
          ) : (
            <code>{name}</code>
          )}
          {` (${origin})`}
        </Fragment>
      ))}
    </p>
  );
}
