import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { useText } from '@site/src/i18n/useText';
import { startCommand } from './start-command';

/** For developers: how to serve an address that is in another version or language. */
export function OtherUnit({ className }: { className?: string }): ReactNode {
  const text = useText();
  const { pathname } = useLocation();
  const title = text('development.otherUnit');
  return (
    <main className={clsx('container', 'not-found', className)}>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <p>{text('development.startUnit')}</p>
      <pre>
        <code>{startCommand(pathname)}</code>
      </pre>
    </main>
  );
}
