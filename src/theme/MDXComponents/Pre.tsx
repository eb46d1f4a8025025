// A plain element: fences never come this way, so the stock code block is not bundled.
import type { ComponentProps, ReactNode } from 'react';

export default function MDXPre(props: ComponentProps<'pre'>): ReactNode {
  return <pre {...props} />;
}
