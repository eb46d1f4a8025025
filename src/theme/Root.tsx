// Ours: shows the consent banner, where there is one, and asks for the body font early, so that the
// first page has it. Not on phones: there the font would share a slow line with the stylesheet, and
// put the first paint off by 0.3 s.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import ConsentBanner from '@theme/ConsentBanner';
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
          media="(min-width: 600px)"
          href={bodyFont}
        />
      </Head>
      <ConsentBanner />
      {children}
    </>
  );
}
