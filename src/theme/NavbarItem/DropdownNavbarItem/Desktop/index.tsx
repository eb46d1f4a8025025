// Ejected: Escape and a choice close the menu, also while the pointer is over it. Escape gives the
// focus back to the button.
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** Whether the menu is open, and whether the pointer opens it by being there. */
function useDropdown() {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  // Until the pointer comes again: it may still be over the menu that was closed.
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setShown(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'];
    events.forEach((event) => document.addEventListener(event, closeOutside));
    return () => events.forEach((event) => document.removeEventListener(event, closeOutside));
  }, []);
  const close = () => {
    setShown(false);
    setDismissed(true);
  };
  return { root, shown, setShown, dismissed, setDismissed, close };
}

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick,
  ...props
}: Props): ReactNode {
  const { root, shown, setShown, dismissed, setDismissed, close } = useDropdown();
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    close();
  };
  return (
    // The button and the links inside are what is operated.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !dismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': shown,
      })}
      onPointerEnter={() => setDismissed(false)}
      onKeyDown={closeByKey}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={shown}
        role="button"
        // # makes the <a> tag focusable in case no link target
        // See https://github.com/facebook/docusaurus/pull/6003
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (e) => e.preventDefault()}
        onKeyDown={(e) => {
          if (e.key === 'Enter' || e.key === ' ') {
            e.preventDefault();
            setShown(!shown);
          }
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="dropdown__menu" onClick={close}>
        {items.map((childItemProps, i) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...childItemProps}
            key={i}
          />
        ))}
      </ul>
    </div>
  );
}
