// Ours: shows the consent banner, if there is one, and preloads the body font for the first page.
// Phones do not preload it: the font would compete with the stylesheet on a slow connection, and
// delay the first paint by 0.3 s. Chinese texts are in fonts of the system: see
// src/css/languages/zh.css.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ConsentBanner from '@theme/ConsentBanner';
import bodyFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <>
      {currentLocale !== 'zh' && (
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
      )}
      <ConsentBanner />
      {children}
    </>
  );
}
