import { useRef, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { useScrollsSideways } from '@site/src/ui/scroll/useScrollsSideways';

/** A box that scrolls if the component in it is wider, as on phones. Then the keyboard reaches it. */
export function ScrollBox({ children }: { children: ReactNode }): ReactNode {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const reachable = useScrollsSideways(box) && {
    ...{ tabIndex: 0, role: 'group', 'aria-label': text('playground.scrolls') },
  };
  return (
    <div className="playground-frame">
      <div ref={box} className="playground-box" {...reachable}>
        {children}
      </div>
    </div>
  );
}
