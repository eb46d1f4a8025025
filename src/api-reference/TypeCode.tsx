import { Fragment, type ReactNode } from 'react';
import { breakable } from './breakable';
import { tokenizeType } from './type-tokens';

/**
 * A type in which documented names are links. They are plain `<a>` elements, because a page has
 * hundreds of them; `useInternalLinks` turns clicks on them into navigation.
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
          <Fragment key={index}>{breakable(text)}</Fragment>
        ),
      )}
    </code>
  );
}
