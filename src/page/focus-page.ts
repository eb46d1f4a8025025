/** Moves the focus to an element that is not a control, for as long as it stays there. */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  if (element.matches('a[href], button, input, select, textarea, [tabindex]')) {
    element.focus(options);
    return;
  }
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}

function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Focuses what the hash names, or else the title of the page; the router does the scrolling. */
export function focusPage(hash: string): void {
  const target = namedBy(hash) ?? document.querySelector<HTMLElement>('main h1, h1');
  if (target) focusElement(target, { preventScroll: true });
}
