// Replaced: after a navigation the focus goes to the title of the page, or to what the address
// names, which screen readers then announce; the stock one takes the focus to this link.
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { focusElement, focusPage } from '@site/src/page/focus-page';
import styles from './styles.module.css';

const LABEL = translate({
  id: 'theme.common.skipToMainContent',
  description: 'The skip to content label used for accessibility',
  message: 'Skip to main content',
});

function skip(event: MouseEvent): void {
  event.preventDefault();
  const content =
    document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
  if (content) focusElement(content);
}

export default function SkipToContent(): ReactNode {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) focusPage(hash);
    before.current = pathname;
  }, [pathname, hash]);
  return (
    <div role="region" aria-label={LABEL}>
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {LABEL}
      </a>
    </div>
  );
}
