import { useEffect, useRef, type RefObject } from 'react';

function isCopy(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'c';
}

function hasSelection(): boolean {
  const { activeElement } = document;
  // In the editor of a demo, the shortcut copies the line.
  const typing = activeElement?.matches('input, textarea, [contenteditable=true]') ?? false;
  return typing || (window.getSelection()?.toString() ?? '') !== '';
}

/**
 * While a block has the pointer or the focus, Ctrl+C or ⌘C copies it, unless something is selected.
 * @returns a ref for the block
 */
export function useCopyShortcut<Block extends HTMLElement>(copy: () => void): RefObject<Block> {
  const block = useRef<Block>(null);
  const latest = useRef(copy);
  latest.current = copy;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const element = block.current;
      if (!element || !isCopy(event) || hasSelection()) return;
      if (element.matches(':hover, :focus-within')) latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return block;
}
