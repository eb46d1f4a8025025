import type { ReactNode } from 'react';
import type { DocsVersion } from '@site/model/docs-version';
import versions from '@site/model/versions.json';
import { ComparePage } from '@site/src/compare/ComparePage';

/** `/x/compare/`: only this page loads the list of versions. */
export default function Compare(): ReactNode {
  return <ComparePage versions={versions as readonly DocsVersion[]} />;
}
