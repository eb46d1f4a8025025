// Replaced: offers the pages whose names come closest to the address that was asked for.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { ClosestPages } from '@site/src/page/not-found/ClosestPages';
import { useText } from '@site/src/i18n/useText';

export default function NotFoundContent({ className }: Props): ReactNode {
  const text = useText();
  return (
    <main className={clsx('container', 'not-found', className)}>
      {/* The title too: inside the docs this takes the place of a page, which would have one. */}
      <PageMetadata title={text('notFound.title')} description={text('notFound.explanation')} />
      <Heading as="h1">{text('notFound.title')}</Heading>
      <p>{text('notFound.explanation')}</p>
      <ClosestPages />
    </main>
  );
}
