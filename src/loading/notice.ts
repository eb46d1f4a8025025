import { translate } from '@docusaurus/Translate';
import type { TextKey } from '@site/src/i18n/useText';

/**
 * Messages, and the actions that they offer. If several notices are open, the first of this list
 * shows.
 */
const NOTICES = {
  /** The host has a newer build than this page. */
  newer: ['loading.newer', 'loading.reload'],
  /** A file could not be loaded, and only a reload asks for it again. */
  broken: ['loading.failed', 'loading.reload'],
  failed: ['loading.failed', 'loading.retry'],
  slow: ['loading.slow', 'loading.retry'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;

type NoticeKind = keyof typeof NOTICES;

interface NoticeRequest {
  kind: NoticeKind;
  onAction(): void;
}

const KINDS = Object.keys(NOTICES) as NoticeKind[];
const requests = new Set<NoticeRequest>();
let shown: { kind: NoticeKind; element: HTMLElement; before: Element | null } | undefined;

function createButton(label: TextKey, className: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.className = className;
  button.textContent = translate({ id: label, message: label });
  button.onclick = onClick;
  return button;
}

/** Takes out all requests of a kind, and does what they ask for if the reader wants it. */
function finish(kind: NoticeKind, wanted: boolean): void {
  const done = [...requests].filter((request) => request.kind === kind);
  done.forEach((request) => requests.delete(request));
  update();
  if (wanted) done.forEach(({ onAction }) => onAction());
}

function createNotice(kind: NoticeKind): HTMLElement {
  const [message, action] = NOTICES[kind];
  const element = document.createElement('div');
  element.className = 'loading-notice';
  element.setAttribute('role', 'alert');
  element.append(
    translate({ id: message, message }),
    createButton(action, 'button button--primary button--sm', () => finish(kind, true)),
    createButton('shortcuts.closeButton', 'button button--link button--sm', () =>
      finish(kind, false),
    ),
  );
  return element;
}

function hide(): void {
  if (!shown) return;
  const { element, before } = shown;
  const hadFocus = element.contains(document.activeElement);
  element.remove();
  shown = undefined;
  if (hadFocus && before instanceof HTMLElement) before.focus();
}

/** Notices dialogs that open and close, or leave the page while they are open. */
let observer: MutationObserver | undefined;

/** Puts the notice where readers can reach it: behind an open modal dialog they cannot. */
function place({ element }: { element: HTMLElement }): void {
  const parent = document.querySelector('dialog[open]') ?? document.body;
  if (element.parentElement !== parent || !element.isConnected) parent.append(element);
}

function update(): void {
  const kind = KINDS.find((each) => [...requests].some((request) => request.kind === each));
  if (kind !== shown?.kind) hide();
  if (!kind) {
    observer?.disconnect();
    return;
  }
  shown ??= { kind, element: createNotice(kind), before: document.activeElement };
  place(shown);
  observer ??= new MutationObserver(update);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
}

/**
 * Shows a notice at the bottom of the page, outside of React: it works before the page is hydrated
 * and when a part of it cannot be loaded. There is one notice at a time; the reader can close it.
 * @param onAction called when the reader presses the button of the notice
 * @returns takes the notice back
 */
export function showNotice(kind: NoticeKind, onAction: () => void): () => void {
  const request = { kind, onAction };
  requests.add(request);
  update();
  return () => {
    requests.delete(request);
    update();
  };
}
