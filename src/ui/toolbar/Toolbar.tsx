import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';

interface ToolbarProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** The entries of a menu that a control opens are reached in the menu. */
const CONTROLS = 'button:not(:disabled, [role^="menuitem"]), a[href]';

function controlsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.offsetParent !== null,
  );
}

/**
 * Returns the index to which a key moves from `index`, in a row of `count` controls; undefined for
 * other keys.
 */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  rtl: boolean,
): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

function makeOnlyStop(controls: HTMLElement[], current: HTMLElement | undefined): void {
  controls.forEach((control) => {
    control.tabIndex = control === current ? 0 : -1;
  });
}

/**
 * A row of buttons and links with one tab stop: arrow keys, Home and End move inside, reversed
 * from right to left. Follows https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function Toolbar({ label, className, children }: ToolbarProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // After every render: controls come and go, and one of them must stay reachable.
    if (!ref.current) return;
    const controls = controlsOf(ref.current);
    makeOnlyStop(controls, controls.find((control) => control.tabIndex === 0) ?? controls[0]);
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const controls = controlsOf(event.currentTarget);
    const index = controls.findIndex((control) => control === document.activeElement);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextIndex(event.key, index, controls.length, rtl);
    if (index === -1 || next === undefined) return;
    event.preventDefault();
    makeOnlyStop(controls, controls[next]);
    controls[next]?.focus();
  }

  function onFocus(event: React.FocusEvent<HTMLDivElement>): void {
    const controls = controlsOf(event.currentTarget);
    const focused = controls.find((control) => control === event.target);
    if (focused) makeOnlyStop(controls, focused);
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      lang={useInterfaceLanguage()}
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {children}
    </div>
  );
}
