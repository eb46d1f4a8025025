// Replaced: the title comes before it, so DocItem/Content shows the original.
import type { ReactNode } from 'react';

export default function DocItemTOCMobile(): ReactNode {
  return null;
}
