import { Fragment, type ReactNode } from 'react';
import { splitAtNames } from './split-at-names';

interface CardCodeProps {
  code: string;
  /** The name that the card is about. */
  own: string;
  names: ReadonlySet<string>;
  onFollow(name: string): void;
}

/** A definition whose names are buttons. */
export function CardCode({ code, own, names, onFollow }: CardCodeProps): ReactNode {
  return (
    // Reachable by keyboard, as it may scroll.

    <pre className="type-card-code" dir="ltr" tabIndex={0}>
      <code>
        {splitAtNames(code).map(({ text, isName }, index) =>
          isName && text !== own && names.has(text) ? (
            <button key={index} type="button" aria-haspopup="dialog" onClick={() => onFollow(text)}>
              {text}
            </button>
          ) : (
            <Fragment key={index}>{text}</Fragment>
          ),
        )}
      </code>
    </pre>
  );
}
