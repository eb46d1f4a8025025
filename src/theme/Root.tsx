// Ours: asks for the body font early, so that text is painted once. Not on phones: there the font
// would share a slow line with the stylesheet, and put the first paint off by 0.3 s; it is asked for
// when the stylesheet is there, and its fallback has the same measures.
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
          media="(min-width: 600px)"
          href={bodyFont}
        />
      </Head>
      {children}
    </>
  );
}
