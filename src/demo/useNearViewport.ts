import { useEffect, useState, type RefObject } from 'react';

/**
 * True from the moment the element first comes within one screen of the viewport.
 * @param atOnce true right after hydration, wherever the element is
 */
export function useNearViewport(ref: RefObject<HTMLElement>, atOnce: boolean): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (atOnce || !element || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, atOnce]);

  return near;
}
