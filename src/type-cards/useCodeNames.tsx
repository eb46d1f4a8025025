import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { DOCS_SECTION } from '@site/model/addresses/parse';
import { inBackground } from '@site/src/loading/background';
import { SECTION } from '@site/src/page/unit';
import type { CodeNames, TouchPoint } from './CodeNames';

interface Shown {
  Names: typeof CodeNames;
  pre: HTMLElement;
  touched?: TouchPoint;
}

type Waking = FocusEvent<HTMLElement> | PointerEvent<HTMLElement>;

function touchOf(event: Waking): TouchPoint | undefined {
  if (!('pointerType' in event) || event.pointerType === 'mouse') return undefined;
  return { x: event.clientX, y: event.clientY, scrolled: window.scrollY };
}

/**
 * Marks the names in the code that the pointer or the focus is in. Everything for that is loaded only
 * then.
 * @returns what to render beside the code, and the listener
 */
export function useCodeNames(): { names: ReactNode; wake?: (event: Waking) => void } {
  const [shown, setShown] = useState<Shown>();
  // Other sections have no cards, and neither does a development server.
  if (process.env.NODE_ENV !== 'production' || SECTION !== DOCS_SECTION) return { names: null };
  const wake = (event: Waking) => {
    const { currentTarget: pre } = event;
    const touched = touchOf(event);
    if (shown?.pre === pre) return;
    inBackground(() => import('./CodeNames')).then(
      ({ CodeNames: Names }) => setShown({ Names, pre, touched }),
      () => undefined,
    );
  };
  return { names: shown && <shown.Names key={shown.pre.dataset.variant} {...shown} />, wake };
}
