import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { DEBOUNCE } from '@site/model/times';
import { inBackground } from '@site/src/loading/background';
import type { ShownPreview } from './open-preview';

/**
 * Opens the preview of a link to the API reference on hover and on keyboard focus. The code of the
 * preview is loaded only then; without a network there is no preview.
 */
export function usePreview(href: string) {
  const [shown, setShown] = useState<ShownPreview>();
  // A new value cancels the opening or closing that is pending.
  const timer = useRef(0);
  const later = (run: () => void) => {
    window.clearTimeout(timer.current);
    // Waits, so pointers that pass by open nothing, and users can move from the link to the card.
    timer.current = window.setTimeout(run, DEBOUNCE);
  };
  const open = (link: HTMLAnchorElement) =>
    later(async () => {
      const turn = timer.current;
      try {
        const { openPreview } = await inBackground(() => import('./open-preview'));
        const preview = await openPreview(link, href);
        if (turn === timer.current) setShown(preview);
      } catch {
        // The link still works.
      }
    });
  const close = () => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    setShown(undefined);
  };

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      timer.current = 0;
    },
    [],
  );
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);

  return {
    shown,
    handlers: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (currentTarget instanceof HTMLAnchorElement) open(currentTarget);
        // The pointer moved into the card, which stays open.
        else window.clearTimeout(timer.current);
      },
      onPointerLeave: () => later(close),
      onFocus: ({ currentTarget }: FocusEvent<HTMLAnchorElement>) => {
        if (currentTarget.matches(':focus-visible')) open(currentTarget);
      },
      onBlur: close,
    },
  };
}
