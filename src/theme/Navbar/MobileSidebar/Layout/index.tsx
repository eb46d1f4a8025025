// Wrapped: the menu on phones behaves as a dialog. The focus goes in, stays in, and comes back;
// Escape closes it.
import { useEffect, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { holdFocus } from '@site/src/navbar/hold-focus';

export default function MobileSidebarLayout(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    const drawer = shown && document.querySelector<HTMLElement>('.navbar-sidebar');
    return drawer ? holdFocus(drawer, toggle) : undefined;
  }, [shown, toggle]);
  return <OriginalLayout {...props} />;
}
