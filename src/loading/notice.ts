import { translate } from '@docusaurus/Translate';
import type { TextKey } from '@site/src/i18n/useText';
import { openNotice } from '@site/src/ui/notices/open-notice';

/**
 * Messages, and the actions that they offer. If several of them are wanted, the first of this list
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
/** Kinds that have been announced since the first of their requests. */
const announced = new Set<NoticeKind>();
let shown: { kind: NoticeKind; close(): void } | undefined;

const isRequested = (kind: NoticeKind) => [...requests].some((request) => request.kind === kind);

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
  // A notice that returns after a more urgent one is not news.
  if (!announced.has(kind)) element.setAttribute('role', 'alert');
  announced.add(kind);
  element.append(
    translate({ id: message, message }),
    createButton(action, 'button button--primary button--sm', () => finish(kind, true)),
    createButton('shortcuts.closeButton', 'button button--link button--sm', () =>
      finish(kind, false),
    ),
  );
  return element;
}

function update(): void {
  const kind = KINDS.find(isRequested);
  if (kind === shown?.kind) return;
  shown?.close();
  shown = kind && { kind, close: openNotice(createNotice(kind)) };
}

/**
 * Shows a notice about a file that does not arrive. There is one at a time; the reader can close it.
 * @param onAction called when the reader presses the button of the notice
 * @returns takes the notice back
 */
export function showNotice(kind: NoticeKind, onAction: () => void): () => void {
  const request = { kind, onAction };
  if (!isRequested(kind)) announced.delete(kind);
  requests.add(request);
  update();
  return () => {
    requests.delete(request);
    update();
  };
}
