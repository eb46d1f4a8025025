// Inline code only: fences never come this way, so the stock code block is not bundled.
import type { ComponentProps, ReactNode } from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
