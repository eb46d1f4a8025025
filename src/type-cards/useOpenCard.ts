import { useCallback, useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { DEBOUNCE } from '@site/model/times';
import type { NameTarget } from '@site/model/type-cards';
import { loadCard, loadCardNames, type CardContent } from './card-data';

/** A card, and how the reader came to what it shows. */
export interface OpenCard {
  /** The name in the page. */
  anchor: HTMLElement;
  /** What was opened one after the other; the last is shown. */
  trail: CardContent[];
  /** Stays open when the pointer leaves. */
  pinned: boolean;
  /** Names that open a card. */
  names: ReadonlySet<string>;
}

/** What opens, changes and closes a card. */
export interface CardControls {
  open: OpenCard | undefined;
  /** @param pinned shows the card at once, and keeps it open */
  show(anchor: HTMLElement, target: NameTarget, pinned: boolean): void;
  /** Shows another name in the same card. */
  follow(name: string): void;
  /** Shows again what was opened before. */
  back(length: number): void;
  /** Closes a card that is not pinned, if the pointer does not come back. */
  leave(): void;
  stay(): void;
  /** @param refocus gives the focus back to the name */
  close(refocus: boolean): void;
}

/** Runs one function at a time, after a while; a new one replaces it. */
function useTimer() {
  const timer = useRef(0);
  const cancel = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const later = useCallback(
    (run: () => void, delay: number) => {
      cancel();
      timer.current = window.setTimeout(run, delay);
    },
    [cancel],
  );
  return { later, cancel };
}

/** One card at a time. Without a network none opens, and links still work. */
export function useOpenCard(): CardControls {
  const baseUrl = useBaseUrl('/');
  const [open, setOpen] = useState<OpenCard>();
  const { later, cancel } = useTimer();
  // The answer to an older question is dropped.
  const asked = useRef(0);

  const ask = useCallback(
    (target: NameTarget, then: (content: CardContent, names: ReadonlySet<string>) => void) => {
      asked.current += 1;
      const turn = asked.current;
      Promise.all([loadCard(target, baseUrl), loadCardNames(baseUrl)]).then(
        ([content, names]) => {
          if (content && turn === asked.current) then(content, names);
        },
        () => undefined,
      );
    },
    [baseUrl],
  );
  const close = useCallback(
    (refocus: boolean) => {
      asked.current += 1;
      cancel();
      setOpen(undefined);
      if (refocus) open?.anchor.focus();
    },
    [open, cancel],
  );
  return {
    open,
    show(anchor, target, pinned) {
      if (!pinned && open?.anchor === anchor) return cancel();
      const start = () =>
        ask(target, (content, names) => setOpen({ anchor, trail: [content], pinned, names }));
      // Waits, so pointers that pass by open nothing.
      later(start, pinned ? 0 : DEBOUNCE);
    },
    follow(card) {
      ask({ card }, (content) =>
        setOpen((now) => now && { ...now, pinned: true, trail: [...now.trail, content] }),
      );
    },
    back: (length) => setOpen((now) => now && { ...now, trail: now.trail.slice(0, length) }),
    leave() {
      if (open?.pinned) return;
      later(() => close(false), DEBOUNCE);
    },
    stay: cancel,
    close,
  };
}
