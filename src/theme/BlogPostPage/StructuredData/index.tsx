// Replaced: authors are teams.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { withTeams } from '@site/src/blog/team-data';
import { scriptText } from '@site/src/page/structured-data/schema-data';

export default function BlogPostStructuredData(): ReactNode {
  const data = withTeams(useBlogPostStructuredData());
  return (
    <Head>
      <script type="application/ld+json">{scriptText(data)}</script>
    </Head>
  );
}
