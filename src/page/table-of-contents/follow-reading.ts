import { useEffect, type RefObject } from 'react';

const ACTIVE = '.table-of-contents__link--active';

/** Keeps the link in view inside its own list, without moving the page. */
function showInList(link: Element): void {
  const list = link.closest('ul');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const [at, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (at.top < box.top || at.bottom > box.bottom)
    list.scrollTop += at.top - box.top - box.height / 3;
}

/**
 * Opens the fold of the current section, and closes it when the reader leaves it. Folds that the
 * reader opened stay open. The theme marks the current link only by a class.
 */
export function useFoldsFollowReading(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = root.current;
    if (!element?.querySelector('details')) return undefined;
    let followed: HTMLDetailsElement | undefined;
    const follow = () => {
      const active = element.querySelector(ACTIVE);
      const fold = active?.closest('[data-toc-section]')?.querySelector('details') ?? undefined;
      if (fold !== followed) {
        if (followed) followed.open = false;
        followed = fold?.open ? undefined : fold;
        if (fold) fold.open = true;
      }
      if (active && fold?.contains(active)) showInList(active);
    };
    const observer = new MutationObserver(follow);
    observer.observe(element, { subtree: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [root]);
}
