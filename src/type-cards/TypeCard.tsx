import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useInternalLinks } from '@site/src/api-reference/useInternalLinks';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import { Badges } from '@site/src/page/badges/Badges';
import { CardCode } from './CardCode';
import { CardTrail } from './CardTrail';
import type { CardContent } from './card-data';
import './card-texts';
import { useLeaveCard } from './useLeaveCard';
import type { CardControls, OpenCard } from './useOpenCard';
import { usePlacedCard } from './usePlacedCard';

/** What a name is, in one line. */
function CardHead({ content }: { content: CardContent }): ReactNode {
  const text = useText();
  const lang = useInterfaceLanguage();
  const { name, kind, plan, since, deprecated } = content;
  return (
    <p className="type-card-head">
      <code>{name}</code> <span lang={lang}>{text(`typeCard.kind.${kind}`)}</span>
      <Badges plan={plan} />
      {since && <span lang={lang}>{text('typeCard.since', { version: since })}</span>}
      {deprecated !== undefined && (
        <span className="type-card-deprecated" lang={lang}>
          {text('typeCard.deprecated')}
        </span>
      )}
    </p>
  );
}

/** What the packages say of a name, in English. */
function CardBody({ content }: { content: CardContent }): ReactNode {
  const text = useText();
  const lang = useInterfaceLanguage();
  const { default: value, deprecated, summary, from, href } = content;
  return (
    <>
      {value !== undefined && (
        <p>
          <span lang={lang}>{text('typeCard.default')}</span>
          <code>{value}</code>
        </p>
      )}
      {deprecated && <p>{deprecated}</p>}
      {summary && <p>{summary}</p>}
      {from && (
        <p>
          <span lang={lang}>{text('typeCard.from')}</span>
          <code>{from}</code>
        </p>
      )}
      {href && (
        <p lang={lang}>
          <a href={href}>{text('typeCard.open')}</a>
        </p>
      )}
    </>
  );
}

interface TypeCardProps {
  opened: OpenCard;
  controls: CardControls;
}

/** A card beside a name. Names in its code open in the same card, and the trail leads back. */
export function TypeCard({ opened, controls }: TypeCardProps): ReactNode {
  const { trail, pinned, names } = opened;
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const onClick = useInternalLinks();
  usePlacedCard(card, opened, controls.close);
  useLeaveCard(card, opened, controls.close);
  const content = trail.at(-1);
  useEffect(() => {
    // Also when another name is shown: what had the focus is gone then.
    if (pinned) card.current?.focus({ preventScroll: true });
  }, [pinned, content]);
  if (!content) return null;
  return (
    // The links and buttons inside handle the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      className="type-card"
      role="dialog"
      lang="en"
      aria-label={content.name}
      aria-describedby={id}
      tabIndex={-1}
      onClick={onClick}
      onPointerEnter={controls.stay}
      onPointerLeave={controls.leave}
    >
      {trail.length > 1 && <CardTrail trail={trail} onBack={controls.back} />}
      <div id={id}>
        <CardHead content={content} />
        {content.code && (
          <CardCode
            code={content.code}
            own={content.name}
            names={names}
            onFollow={controls.follow}
          />
        )}
        <CardBody content={content} />
      </div>
    </div>
  );
}
