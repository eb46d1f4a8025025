import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';

interface PlaygroundPageProps {
  title: string;
  children: ReactNode;
}

/** A page without navbar, sidebar and footer, and not for search engines. */
export function PlaygroundPage({ title, children }: PlaygroundPageProps): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>{children}</main>
    </LayoutProvider>
  );
}
