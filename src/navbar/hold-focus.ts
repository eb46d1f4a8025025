/** Everything that is not inside of the element, nor around it: its backdrop stays usable. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body;) {
    const { parentElement } = inner;
    for (const other of parentElement.children) {
      if (
        other instanceof HTMLElement &&
        other !== inner &&
        !other.matches('[role="presentation"]')
      )
        outside.push(other);
    }
    inner = parentElement;
  }
  return outside;
}

/**
 * Keeps the focus inside of an open drawer, as a modal dialog does: what is around it is inert.
 * Notices that come later are not, and can be reached.
 * @returns ends it; the focus goes back to where it was, if it is still inside or nowhere
 */
export function holdFocus(drawer: HTMLElement, close: () => void): () => void {
  const before = document.activeElement;
  const outside = outsideOf(drawer).filter(({ inert }) => !inert);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', closeByKey);
  outside.forEach((element) => (element.inert = true));
  drawer.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  return () => {
    document.removeEventListener('keydown', closeByKey);
    outside.forEach((element) => (element.inert = false));
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body;
    if (before instanceof HTMLElement && (isLost || drawer.contains(activeElement))) before.focus();
  };
}
