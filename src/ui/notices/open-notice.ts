/**
 * Notices at the bottom of the page, in one stack, so none covers another. They work without React:
 * before the page is hydrated, and when a part of it cannot be loaded.
 */
let stack: HTMLElement | undefined;

/** Element that last had the focus when a notice was shown, other than a notice. */
let before: Element | null;

/** Observes dialogs that open and close, or leave the page while they are open. */
let observer: MutationObserver | undefined;

/** Puts the stack where readers can reach it: behind an open modal dialog they cannot. */
function place(element: HTMLElement): void {
  const parent = document.querySelector('dialog[open]') ?? document.body;
  if (element.parentElement === parent && element.isConnected) return;
  // Screen readers announce each alert that is added, and have announced these.
  for (const notice of element.children) notice.removeAttribute('role');
  parent.append(element);
}

function createStack(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'notices';
  observer = new MutationObserver(() => place(element));
  return element;
}

/**
 * Shows a notice above those that are open.
 * @param notice has the role `alert` if screen readers should announce it
 * @param from receives the focus when the notice is removed while the focus is inside
 * @returns removes the notice
 */
export function openNotice(notice: HTMLElement, from = document.activeElement): () => void {
  const list = (stack ??= createStack());
  const returnTo = list.contains(from) ? before : from;
  before = returnTo;
  place(list);
  // Not at the end: buttons of the others stay under the pointer.
  list.prepend(notice);
  observer?.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => {
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    if (!list.firstChild) {
      observer?.disconnect();
      list.remove();
    }
    if (hadFocus && returnTo instanceof HTMLElement) returnTo.focus();
  };
}
