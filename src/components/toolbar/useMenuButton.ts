import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';

const ITEMS = '[role^="menuitem"]';

/**
 * Where a key leads in a menu from the item at `index`; undefined for other keys. A letter leads to
 * the next item that begins with it.
 */
export function nextItem(key: string, index: number, names: readonly string[]): number | undefined {
  const count = names.length;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length > 1 || key === ' ') return undefined;
  const others = names.map((_, place) => (index + 1 + place) % count);
  return others.find((place) => names[place]?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Closes the menu when something outside of it is pressed. */
function usePressOutside(root: RefObject<HTMLElement>, open: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [root, open, onPress]);
}

interface MenuButton {
  /** For the element around button and menu. */
  root: RefObject<HTMLDivElement>;
  open: boolean;
  /** Closes the menu and gives the focus back to the button. */
  close(): void;
  buttonProps: ButtonHTMLAttributes<HTMLButtonElement> & { ref: RefObject<HTMLButtonElement> };
  menuProps: HTMLAttributes<HTMLElement>;
}

/**
 * A button that opens a menu, whose checked item gets the focus. Arrow keys, Home, End and first
 * letters move inside. Follows https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function useMenuButton(): MenuButton {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  usePressOutside(
    root,
    open,
    useCallback(() => setOpen(false), []),
  );
  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"]`)?.focus();
  }, [open]);

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const onMenuKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Tab moves on from the button, for which the focus has to be there.
    if (event.key === 'Escape' || event.key === 'Tab') return close();
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
    const index = items.findIndex((item) => item === document.activeElement);
    const next = nextItem(
      event.key,
      index,
      items.map((item) => item.textContent ?? ''),
    );
    if (next === undefined) return undefined;
    event.preventDefault();
    return items[next]?.focus();
  };
  return {
    root,
    open,
    close,
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: () => setOpen(!open),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setOpen(true);
      },
    },
    menuProps: {
      role: 'menu',
      onKeyDown: onMenuKeyDown,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
