import {
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import { useMenu } from './useMenu';

interface MenuButton {
  /** For the element around button and menu. */
  root: RefObject<HTMLDivElement>;
  open: boolean;
  /** Closes the menu and gives the focus back to the button. */
  close(): void;
  buttonProps: ButtonHTMLAttributes<HTMLButtonElement>;
  menuProps: HTMLAttributes<HTMLElement>;
}

/** A button that opens a menu. Follows https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function useMenuButton(): MenuButton {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const menu = useMenu({ root, open, setOpen });
  return {
    ...menu,
    root,
    open,
    buttonProps: {
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
  };
}
