import { Fragment, useContext, type ReactNode } from 'react';
import { breakable } from './breakable';
import { CardNames } from './card-names';
import { tokenizeType } from './type-tokens';

/**
 * A type in which documented names are links. They are plain `<a>` elements, because a page has
 * hundreds of them; `useInternalLinks` turns clicks on them into navigation. When the pointer or the
 * focus was in the page, names with a card open it.
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
  const cards = useContext(CardNames);
  return (
    <code className={className}>
      {tokenizeType(type, links, cards).map(({ text, href, isCard }, index) => {
        const card = isCard ? { 'data-type-name': text, 'aria-haspopup': 'dialog' as const } : {};
        if (href) {
          return (
            <a key={index} href={href} {...card}>
              {text}
            </a>
          );
        }
        if (!isCard) return <Fragment key={index}>{breakable(text)}</Fragment>;
        return (
          // Not a button element: lines do not break inside of one. src/type-cards has the listeners.
          <span key={index} role="button" tabIndex={0} {...card}>
            {breakable(text)}
          </span>
        );
      })}
    </code>
  );
}
