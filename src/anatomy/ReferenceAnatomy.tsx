import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiComponentPage } from '@site/model/api-reference';
import { AnatomyButton } from './AnatomyButton';

/**
 * In the margin above the first heading while the anatomy is closed: the HTML of the page does not
 * have the button, and nothing moves when it appears.
 */
const IN_MARGIN = { position: 'absolute', marginBlockStart: 8 } as const;

/** The button of the anatomy in the component's page of the reference. */
export function ReferenceAnatomy({ page }: { page: ApiComponentPage }): ReactNode {
  if (!useIsBrowser()) return null;
  return <AnatomyButton key={page.path} getPage={() => page} closedStyle={IN_MARGIN} />;
}
