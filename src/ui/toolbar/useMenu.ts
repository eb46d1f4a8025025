import {
  useCallback,
  useEffect,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';

const ITEMS = '[role^="menuitem"]';
const MENU = '[role="menu"]';

/**
 * Returns the item of a menu to which a key moves from `index`; undefined for other keys. A letter
 * moves to the next item that begins with it.
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

export interface MenuOptions {
  /** The element around button and menu. */
  root: RefObject<HTMLElement>;
  open: boolean;
  setOpen(open: boolean): void;
}

interface Menu {
  /** Closes the menu and gives the focus back to the button. */
  close(): void;
  menuProps: HTMLAttributes<HTMLElement>;
}

/**
 * A menu below a button. When it opens, all of it comes into view. Its checked item gets the focus, or
 * else its first; arrow keys, Home, End and first letters move inside.
 */
export function useMenu({ root, open, setOpen }: MenuOptions): Menu {
  usePressOutside(
    root,
    open,
    useCallback(() => setOpen(false), [setOpen]),
  );
  useEffect(() => {
    if (!open) return;
    const items = [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    // A toolbar at the bottom of the screen has its menu below it: the focus would show only one item.
    root.current?.querySelector(MENU)?.scrollIntoView({ block: 'nearest' });
    (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
  }, [root, open]);

  const close = () => {
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Tab must continue from the button, so the button needs the focus.
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
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return { close, menuProps: { role: 'menu', onKeyDown, onBlur } };
}
