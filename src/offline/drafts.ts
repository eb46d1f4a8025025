import { BEFORE_RELOAD } from '@site/src/loading/before-reload';

/**
 * Text that a reader is typing. It survives a reload that the page does by itself for an update. A
 * component with such text registers it under a unique name, and sets `data-draft` on its field or
 * on an element around it. While a field without `data-draft` has the focus, no update reloads.
 */
interface Draft {
  /** The text as it is now; empty when there is nothing to lose. */
  read(): string;
  restore(text: string): void;
}

/** Texts by name, grouped by the path of the page where they were typed. */
type KeptTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const KEY = 'offline.drafts';
const drafts = new Map<string, Draft>();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readKept(): KeptTexts {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    const pages = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      pages.flatMap(([pathname, texts]) => (isRecord(texts) ? [[pathname, texts]] : [])),
    );
  } catch {
    return {};
  }
}

/** @returns whether storage took it */
function writeKept(kept: KeptTexts): boolean {
  const pages = Object.entries(kept).filter(([, texts]) => Object.keys(texts).length > 0);
  try {
    if (pages.length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(pages)));
    return true;
  } catch {
    return pages.length === 0;
  }
}

/** Reads the texts that are kept for the open page. */
function readKeptHere(): KeptTexts[string] {
  return readKept()[window.location.pathname] ?? {};
}

/** Replaces the texts that are kept for the open page. @returns whether storage took them */
function writeKeptHere(texts: KeptTexts[string]): boolean {
  return writeKept({ ...readKept(), [window.location.pathname]: texts });
}

function without(texts: KeptTexts[string], belongs: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !belongs(name)));
}

/** Returns whether a text of the last reload is still kept: `registerDraft` gives it back once. */
export function keepsText(name: string): boolean {
  return typeof readKeptHere()[name] === 'string';
}

/** Removes kept texts, on all pages. @param belongs accepts the names to remove */
export function forgetTexts(belongs: (name: string) => boolean): void {
  const pages = Object.entries(readKept());
  writeKept(
    Object.fromEntries(pages.map(([pathname, texts]) => [pathname, without(texts, belongs)])),
  );
}

/** Returns a kept text and removes it: it is given back once. */
function takeKept(name: string): string | undefined {
  const { [name]: text, ...texts } = readKeptHere();
  if (typeof text !== 'string') return undefined;
  writeKeptHere(texts);
  return text;
}

/**
 * Keeps a text when the page reloads for an update, and restores the text of the last such reload.
 * @param name unique in its page
 * @returns a function that unregisters the text
 */
export function registerDraft(name: string, draft: Draft): () => void {
  const kept = takeKept(name);
  if (kept !== undefined) draft.restore(kept);
  drafts.set(name, draft);
  // Adding the same listener again has no effect.
  window.addEventListener(BEFORE_RELOAD, keepBeforeReload);
  return () => {
    if (drafts.get(name) === draft) drafts.delete(name);
  };
}

/**
 * Keeps all registered texts, and those of the last reload that were not restored yet. Call this
 * only just before a reload: a kept text is restored once, however much later the page opens.
 * @returns whether storage took all of them
 */
export function keepDrafts(): boolean {
  const texts = [...drafts].flatMap(([name, { read }]) => {
    const text = read();
    return text === '' ? [] : [[name, text] as const];
  });
  const others = without(readKeptHere(), (name) => drafts.has(name));
  return writeKeptHere({ ...others, ...Object.fromEntries(texts) });
}

const TEXT_FIELDS =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';

/** Returns whether the focus is in a text field without `data-draft`, whose text a reload loses. */
export function isTypingUnkept(): boolean {
  const field = document.activeElement;
  return field !== null && field.matches(TEXT_FIELDS) && !field.closest('[data-draft]');
}

/** Prevents a reload that would lose text. */
function keepBeforeReload(event: Event): void {
  if (isTypingUnkept() || !keepDrafts()) event.preventDefault();
}
