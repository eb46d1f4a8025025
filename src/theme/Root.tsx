// Ours: asks for the body font early, so that text is painted once; but after the stylesheet, which
// on a slow line would wait for it, and the first paint with it.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import bodyFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
          href={bodyFont}
        />
      </Head>
      {children}
    </>
  );
}
