/**
 * Notice that a link leads to a page that is not on this device; works without React, like the link
 * guard.
 */
import texts from '@generated/interface-texts/default/offline.json';
import { openNotice } from '@site/src/ui/notices/open-notice';

let close: (() => void) | undefined;

function text(key: string): string {
  return texts[key] ?? key;
}

/** Removes the notice. If the focus is inside, it goes back to the link. */
export function hideOfflineNotice(): void {
  close?.();
  close = undefined;
}

function createLink(label: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  return link;
}

function createCloseButton(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = text('offline.close');
  button.addEventListener('click', () => {
    hideOfflineNotice();
    // Safari does not focus buttons when they are clicked.
    link.focus();
  });
  return button;
}

/** Characters of a name that fits into the notice. */
const LONGEST_NAME = 60;

/** Returns the name of the link: its text, or its address if it is a picture or a complete card. */
function nameOf(link: HTMLAnchorElement): string {
  const name = link.getAttribute('aria-label') ?? (link.textContent ?? '').trim();
  return `“${name && name.length <= LONGEST_NAME ? name : link.pathname}”`;
}

/**
 * Shows the notice in the place of the one before.
 * @param list address of the page that lists what is on this device
 */
export function showOfflineNotice(link: HTMLAnchorElement, list: string): void {
  hideOfflineNotice();
  const anyway = createLink(text('offline.tryAnyway'), link.href);
  anyway.setAttribute('data-try-anyway', '');
  const message = document.createElement('p');
  message.textContent = text('offline.away').replace('{page}', nameOf(link));
  const notice = document.createElement('div');
  notice.className = 'offline-notice';
  notice.setAttribute('role', 'alert');
  notice.append(
    message,
    createLink(text('offline.available'), list),
    anyway,
    createCloseButton(link),
  );
  close = openNotice(notice, link);
}
