// Wrapped: the picture of a post is described by its title.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import OriginalMetadata from '@theme-original/BlogPostPage/Metadata';

export default function BlogPostPageMetadata(): ReactNode {
  const { title } = useBlogPost().metadata;
  return (
    <>
      <OriginalMetadata />
      <Head>
        <meta property="og:image:alt" content={title} />
      </Head>
    </>
  );
}
