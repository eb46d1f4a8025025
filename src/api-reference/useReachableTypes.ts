import { useEffect, type RefObject } from 'react';

/**
 * In the table a type that is wider than its cell scrolls there; it can then be reached by
 * keyboard. One observer for a section, as there may be 160 of them.
 */
export function useReachableTypes(list: RefObject<HTMLElement>, inTable: boolean): void {
  useEffect(() => {
    const element = list.current;
    if (!element || !inTable || typeof ResizeObserver === 'undefined') return undefined;
    const types = () => [...element.querySelectorAll<HTMLElement>('[data-type]')];
    const observer = new ResizeObserver(() => {
      // Read all, then write: one layout, not one for each type.
      const wide = types().map((type) => type.scrollWidth > type.clientWidth);
      types().forEach((type, index) => {
        if (wide[index]) type.tabIndex = 0;
        else type.removeAttribute('tabindex');
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      types().forEach((type) => type.removeAttribute('tabindex'));
    };
  }, [list, inTable]);
}
