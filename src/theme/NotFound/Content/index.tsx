// Replaced: offers the pages whose names come closest to the address that was asked for; while
// developing, shows how to serve an address of another version or language.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { leavesUnit } from '@site/model/addresses/leaves-unit';
import { OtherUnit } from '@site/src/page/not-found/OtherUnit';
import { UNIT_PLACE } from '@site/src/page/unit';
import { ClosestPages } from '@site/src/page/not-found/ClosestPages';
import { useText } from '@site/src/i18n/useText';

/** A built site has all units at one address; the development server has one. */
function useIsInOtherUnit(): boolean {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser && leavesUnit(pathname, { ...UNIT_PLACE, language: currentLocale });
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const text = useText();
  const isInOtherUnit = useIsInOtherUnit();
  if (process.env.NODE_ENV === 'development' && isInOtherUnit) {
    return <OtherUnit className={className} />;
  }
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
