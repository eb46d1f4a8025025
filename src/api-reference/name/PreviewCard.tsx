import { useLayoutEffect, useRef, type PointerEventHandler, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Badges } from '@site/src/page/badges/Badges';
import { useText } from '@site/src/i18n/useText';
import '../texts';
import { placeCard } from './place-card';
import type { Preview } from './preview';
import styles from './ApiName.module.css';

interface PreviewCardProps {
  id: string;
  link: HTMLAnchorElement;
  preview: Preview;
  onEnter: PointerEventHandler;
  onLeave: PointerEventHandler;
}

/** Small card beside a link with a summary of the name, from the API reference. */
export function PreviewCard({ id, link, preview, onEnter, onLeave }: PreviewCardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const text = useText();
  useLayoutEffect(() => {
    if (card.current) placeCard(card.current, link);
  }, [link]);
  return createPortal(
    <div
      ref={card}
      id={id}
      role="tooltip"
      className={styles.card}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <div className={styles.title}>
        <code>{preview.name}</code>
        <Badges plan={preview.plan} />
      </div>
      {preview.type && <code className={styles.type}>{preview.type}</code>}
      {preview.default !== undefined && (
        <div className={styles.default}>
          {text('api.default')}: <code>{preview.default}</code>
        </div>
      )}
      {preview.summary && <p className={styles.summary}>{preview.summary}</p>}
    </div>,
    // Within a landmark, as all of the page's content.
    document.querySelector('main') ?? document.body,
  );
}
