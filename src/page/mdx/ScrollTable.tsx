import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';

/** A table that scrolls inside its own box, which is reachable by keyboard while it does. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const reachable = scrolls && { tabIndex: 0, role: 'group', 'aria-label': text('table.scrolls') };
  return (
    <div ref={box} className="table-box" {...reachable}>
      <table {...props} />
    </div>
  );
}
