// Replaced: links to the same page of the documented version, which is built by itself. Offers the
// version that the reader prefers.
import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionBanner';
import type { DocumentedPage, UndocumentedPage } from '@site/model/documented-page';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { inBackground } from '@site/src/loading/background';
import { pageName } from '@site/src/versions/page-name';
import { staticPlace } from '@site/src/versions/static-place';
import { useKnownVersions } from '@site/src/versions/useKnownVersions';
import { useOfferedVersion } from '@site/src/versions/useOfferedVersion';
import '@site/src/versions/banner-texts';
import styles from './styles.module.css';

const TEXTS = {
  unreleased: 'versionBanner.next',
  unmaintained: 'versionBanner.archived',
  none: 'versionBanner.older',
} as const satisfies Record<string, TextKey>;

const loadPlace = () => import('@site/src/versions/documented-place');

interface LinkPlace {
  href: string;
  page: string;
  isSame: boolean;
}

/**
 * The place of the page in the documented version, as it was when the page was built. A version that
 * is not built any more asks for its place of today before the reader follows the link.
 */
function useDocumentedPlace(
  documented: DocumentedPage,
  permalink: string,
): LinkPlace & { prepare(): void } {
  const known = useKnownVersions();
  const [today, setToday] = useState<LinkPlace & { permalink: string }>();
  const prepare = () =>
    void inBackground(loadPlace)
      .then(({ documentedPlace }) => documentedPlace())
      .then((place) => {
        if (place) setToday({ ...place, permalink });
      })
      // The link stays as it is.
      .catch(() => undefined);
  const place = today?.permalink === permalink ? today : staticPlace(documented, permalink, known);
  return { ...place, prepare };
}

function Banner({ documented, className }: { documented: DocumentedPage } & Props): ReactNode {
  const text = useText();
  const { permalink } = useDoc().metadata;
  const { label, banner } = useDocsVersion();
  const { href, page, isSame, prepare } = useDocumentedPlace(documented, permalink);
  return (
    <div
      role="note"
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert',
        banner === 'unmaintained' ? 'alert--warning' : 'alert--info',
        styles.banner,
      )}
    >
      <span>{text(TEXTS[banner ?? 'none'], { version: label })}</span>
      <Link to={`pathname://${href}`} target="_self" onPointerEnter={prepare} onFocus={prepare}>
        {isSame
          ? text('versionBanner.same')
          : text('versionBanner.parent', { page: pageName(page, text) })}
      </Link>
    </div>
  );
}

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { metadata } = useDoc();
  const { documented } = metadata as typeof metadata & UndocumentedPage;
  useOfferedVersion(metadata.permalink);
  return documented ? <Banner documented={documented} className={className} /> : null;
}
