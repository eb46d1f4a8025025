import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens `<details>` while the page is printed, for browsers in which CSS cannot style their
 * content.
 * @returns a ref for what holds the folds
 */
export function useOpenInPrint<Box extends HTMLElement>(): RefObject<Box> {
  const box = useRef<Box>(null);

  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [
        ...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      opened.forEach((details) => (details.open = true));
    };
    const close = () => opened.forEach((details) => (details.open = false));
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);

  return box;
}
