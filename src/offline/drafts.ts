import { BEFORE_RELOAD } from '@site/src/loading/before-reload';

/**
 * Text that a reader is typing, kept while the page reloads by itself for an update. Whatever has
 * such text registers it under a name of its own, and marks its field, or an element around it,
 * with `data-draft`: an update waits for fields without the mark until they lose the focus.
 */
interface Draft {
  /** The text as it is now; empty when there is nothing to lose. */
  read(): string;
  restore(text: string): void;
}

/** Texts by their names, and these by the path of the page where they were typed. */
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

/** @returns whether it is kept now */
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

/** What was kept in the page that is open now. */
function readKeptHere(): KeptTexts[string] {
  return readKept()[window.location.pathname] ?? {};
}

/** Replaces what is kept of the page that is open now. @returns whether it is kept */
function writeKeptHere(texts: KeptTexts[string]): boolean {
  return writeKept({ ...readKept(), [window.location.pathname]: texts });
}

function without(texts: KeptTexts[string], belongs: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !belongs(name)));
}

/** Whether a text was kept by the last reload and has not been given back yet. */
export function keepsText(name: string): boolean {
  return typeof readKeptHere()[name] === 'string';
}

/** Drops the kept texts whose names are asked for. */
export function forgetTexts(belongs: (name: string) => boolean): void {
  const pages = Object.entries(readKept());
  writeKept(
    Object.fromEntries(pages.map(([pathname, texts]) => [pathname, without(texts, belongs)])),
  );
}

/** Takes a text out of what was kept: it is given back once. */
function takeKept(name: string): string | undefined {
  const { [name]: text, ...texts } = readKeptHere();
  if (typeof text !== 'string') return undefined;
  writeKeptHere(texts);
  return text;
}

/**
 * Has a text kept across a reload for an update, and gives back the one that was kept by the last.
 * @param name unique in its page
 * @returns ends it
 */
export function registerDraft(name: string, draft: Draft): () => void {
  const kept = takeKept(name);
  if (kept !== undefined) draft.restore(kept);
  drafts.set(name, draft);
  // Only once, however many drafts there are.
  window.addEventListener(BEFORE_RELOAD, keepBeforeReload);
  return () => {
    if (drafts.get(name) === draft) drafts.delete(name);
  };
}

/**
 * Keeps all texts that are registered, besides those of the last reload that nothing has asked for
 * yet. To be called just before a reload: a text that is kept comes back once, whenever that is.
 * @returns whether nothing would be lost
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

/** Whether the reader is in a field whose text no one keeps. */
export function isTypingUnkept(): boolean {
  const field = document.activeElement;
  return field !== null && field.matches(TEXT_FIELDS) && !field.closest('[data-draft]');
}

/** Holds back a reload for which not every text can be kept. */
function keepBeforeReload(event: Event): void {
  if (isTypingUnkept() || !keepDrafts()) event.preventDefault();
}
