// Replaced: quiet, in the line of the breadcrumbs; of the documented version it leads to why the
// demos run on another one. It begins with a digit: from right to left, its parts would change places.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { IS_DOCUMENTED } from '@site/src/page/unit';

export default function DocVersionBadge(): ReactNode {
  const { badge, label } = useDocsVersion();
  if (!badge) return null;
  const { docVersionBadge } = ThemeClassNames.docs;
  const name = <bdi>{label}</bdi>;
  return IS_DOCUMENTED ? (
    <Link className={docVersionBadge} to="/x/introduction/installation/#versions">
      {name}
    </Link>
  ) : (
    <span className={docVersionBadge}>{name}</span>
  );
}
