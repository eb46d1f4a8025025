import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { DEFAULT_THEME_STATE } from '@site/model/theme-state';
import { useThemeState } from './ThemeStateProvider';

/**
 * The direction on the html element. Helmet owns that attribute and sets the language's own, so a
 * reader's other choice is said to Helmet as well, below the theme.
 */
export function DocumentDirection(): ReactNode {
  const { direction } = useThemeState();
  if (direction === DEFAULT_THEME_STATE.direction) return null;
  return (
    <Head>
      {/* The language is the theme's to say. */}
      {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
      <html dir={direction} />
    </Head>
  );
}
