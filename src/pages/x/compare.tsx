import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocsVersion } from '@site/model/docs-version';
import versions from '@site/model/versions.json';
import { ComparePage } from '@site/src/compare/ComparePage';
import { PageAddress } from '@site/src/page/address/PageAddress';

/** `/x/compare/`: only this page loads the list of versions. */
export default function Compare(): ReactNode {
  const { locales } = useDocusaurusContext().i18n;
  return (
    <>
      <PageAddress languages={locales} />
      <ComparePage versions={versions as readonly DocsVersion[]} />
    </>
  );
}
