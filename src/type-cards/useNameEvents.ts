import { useEffect, useRef } from 'react';
import type { CardControls } from './useOpenCard';
import { NAME, targetOf } from './wrap-names';

function nameAt({ target }: Event): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(NAME) : undefined;
  return found instanceof HTMLElement ? found : undefined;
}

/** Checks that a click came from a mouse: keys have no position, and fingers cannot hover. */
function isMouse(event: MouseEvent): boolean {
  const type = 'pointerType' in event ? event.pointerType : 'mouse';
  return event.detail > 0 && type === 'mouse';
}

/** The name to which a key leads from another one. */
function nameByKey(key: string, names: readonly HTMLElement[], from: number) {
  if (key === 'ArrowRight' || key === 'ArrowDown') return names[from + 1];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return names[from - 1];
  if (key === 'Home') return names[0];
  return key === 'End' ? names.at(-1) : undefined;
}

/** Moves the focus from code to its names, among them, and back. */
function moveAmongNames(event: KeyboardEvent, code: HTMLElement): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey) return;
  const names = [...code.querySelectorAll<HTMLElement>(NAME)];
  const from = names.findIndex((name) => name === target);
  const first = target === code && key === 'Enter' ? names[0] : undefined;
  const next = key === 'Escape' ? code : nameByKey(key, names, from);
  const destination = from === -1 ? first : next;
  if (!destination) return;
  event.preventDefault();
  destination.focus();
}

/** Opens the cards of the names in an element: on hover, and by tap, key and click. */
export function useNameEvents(root: HTMLElement, controls: CardControls, isCode: boolean): void {
  const now = useRef(controls);
  now.current = controls;
  useEffect(() => {
    const listeners = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      run: (event: HTMLElementEventMap[Type], name: HTMLElement) => void,
    ) =>
      root.addEventListener(
        type,
        (event) => {
          const name = nameAt(event);
          if (name) run(event, name);
        },
        { signal: listeners.signal, capture: true },
      );
    on('pointerover', ({ pointerType }, name) => {
      if (pointerType === 'mouse') now.current.show(name, targetOf(name), false);
    });
    on('pointerout', ({ pointerType }) => {
      if (pointerType === 'mouse') now.current.leave();
    });
    on('click', (event, name) => {
      const { ctrlKey, metaKey, shiftKey } = event;
      if (name.matches('a') && (isMouse(event) || ctrlKey || metaKey || shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
      now.current.show(name, targetOf(name), true);
    });
    on('keydown', (event, name) => {
      // Links turn Enter into a click.
      if (name.matches('a') || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      now.current.show(name, targetOf(name), true);
    });
    const onKeyDown = (event: KeyboardEvent) => moveAmongNames(event, root);
    if (isCode) root.addEventListener('keydown', onKeyDown, { signal: listeners.signal });
    return () => listeners.abort();
  }, [root, isCode]);
}
