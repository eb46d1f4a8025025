import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { DEFAULT_THEME_STATE } from '@site/model/theme-state';
import { useThemeState } from './ThemeStateProvider';

/**
 * Sets the direction of the html element. Helmet owns that attribute and sets the direction of the
 * language, so it must learn of another choice too.
 */
export function DocumentDirection(): ReactNode {
  const { direction } = useThemeState();
  if (direction === DEFAULT_THEME_STATE.direction) return null;
  return (
    <Head>
      {/* The theme sets the language. */}
      {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
      <html dir={direction} />
    </Head>
  );
}
