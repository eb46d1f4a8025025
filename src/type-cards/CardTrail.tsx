import type { ReactNode } from 'react';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import type { CardContent } from './card-data';

interface CardTrailProps {
  /** The last one is shown. */
  trail: readonly CardContent[];
  /** @param length how many of the trail are left */
  onBack(length: number): void;
}

/** The names that were opened one after the other; each leads back. */
export function CardTrail({ trail, onBack }: CardTrailProps): ReactNode {
  const text = useText();
  return (
    <nav aria-label={text('typeCard.trail')} lang={useInterfaceLanguage()}>
      <ol className="type-card-trail">
        {trail.map(({ name }, index) => (
          <li key={index}>
            {index === trail.length - 1 ? (
              <span aria-current="true">{name}</span>
            ) : (
              <button type="button" onClick={() => onBack(index + 1)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
