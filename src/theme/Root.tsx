// Ours: asks for the body font early, so that text is painted once.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import bodyFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={bodyFont} />
      </Head>
      {children}
    </>
  );
}
