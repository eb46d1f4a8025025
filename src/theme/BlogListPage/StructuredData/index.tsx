// Replaced: authors are teams.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogListPage/StructuredData';
import { withTeams } from '@site/src/blog/team-data';
import { scriptText } from '@site/src/page/structured-data/schema-data';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = withTeams(useBlogListPageStructuredData(props));
  return (
    <Head>
      <script type="application/ld+json">{scriptText(data)}</script>
    </Head>
  );
}
