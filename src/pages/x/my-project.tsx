import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import peers from '@generated/documented-peers/default/peers.json';
import type { DocsVersion } from '@site/model/docs-version';
import versions from '@site/model/versions.json';
import { MyProjectPage } from '@site/src/my-project/MyProjectPage';
import { PageAddress } from '@site/src/page/address/PageAddress';

/** `/x/my-project/`: like the comparison of versions, it loads the list of versions. */
export default function MyProject(): ReactNode {
  const { locales } = useDocusaurusContext().i18n;
  return (
    <>
      <PageAddress languages={locales} />
      <MyProjectPage versions={versions as readonly DocsVersion[]} peers={peers} />
    </>
  );
}
