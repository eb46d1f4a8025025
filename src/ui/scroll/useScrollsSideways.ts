import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether the content of a box is wider than the box. It is measured after each render of the
 * caller, and when the box or an element directly inside of it gets another size.
 */
export function useScrollsSideways(box: RefObject<HTMLElement>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    [element, ...element.children].forEach((each) => observer.observe(each));
    return () => observer.disconnect();
  });
  return scrolls;
}
