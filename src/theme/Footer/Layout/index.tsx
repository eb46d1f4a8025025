// Wrapped: the list of keyboard shortcuts can be opened from the footer.
import type { ReactNode } from 'react';
import Layout from '@theme-original/Footer/Layout';
import type { Props } from '@theme/Footer/Layout';
import { ShortcutsButton } from '@site/src/shortcuts/ShortcutsButton';

export default function FooterLayout(props: Props): ReactNode {
  return <Layout {...props} copyright={<ShortcutsButton />} />;
}
