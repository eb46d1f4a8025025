import type { ReactNode } from 'react';
import { tokenizeType } from './type-tokens';

/**
 * A type whose documented names are links. Plain `<a>`: a page has hundreds of them, and the page
 * itself turns clicks into navigation (useInternalLinks).
 */
export function TypeCode({
  type,
  links,
  className,
}: {
  type: string;
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
  className?: string;
}): ReactNode {
  return (
    <code className={className}>
      {tokenizeType(type, links).map(({ text, href }, index) =>
        href ? (
          <a key={index} href={href}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </code>
  );
}
