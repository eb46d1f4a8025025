/**
 * Text that a reader is typing, kept while the page reloads by itself for an update. Whatever has
 * such text registers it under a name of its own, and marks its field, or an element around it,
 * with `data-draft`: an update waits for fields without the mark until they lose the focus. An
 * editor for demos would register each file that was changed.
 */
interface Draft {
  /** The text as it is now; empty when there is nothing to lose. */
  read(): string;
  restore(text: string): void;
}

interface KeptDrafts {
  /** Where they were typed. */
  pathname: string;
  texts: Record<string, string>;
}

const KEY = 'offline.drafts';
const drafts = new Map<string, Draft>();

function parse(value: unknown): KeptDrafts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { pathname, texts } = value as Partial<KeptDrafts>;
  if (typeof pathname !== 'string' || typeof texts !== 'object' || texts === null) return undefined;
  return { pathname, texts };
}

function readKept(): KeptDrafts | undefined {
  try {
    return parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept now */
function writeKept(kept: KeptDrafts): boolean {
  try {
    if (Object.keys(kept.texts).length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return Object.keys(kept.texts).length === 0;
  }
}

/** Takes a text out of what was kept: it is given back once. */
function takeKept(name: string): string | undefined {
  const kept = readKept();
  if (kept?.pathname !== window.location.pathname) return undefined;
  const { [name]: text, ...texts } = kept.texts;
  if (typeof text !== 'string') return undefined;
  writeKept({ ...kept, texts });
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
  return () => {
    if (drafts.get(name) === draft) drafts.delete(name);
  };
}

/**
 * Keeps all texts that are registered.
 * @returns whether nothing would be lost
 */
export function keepDrafts(): boolean {
  const texts = [...drafts].flatMap(([name, { read }]) => {
    const text = read();
    return text === '' ? [] : [[name, text] as const];
  });
  return writeKept({ pathname: window.location.pathname, texts: Object.fromEntries(texts) });
}

const TEXT_FIELDS =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';

/** Whether the reader is in a field whose text no one keeps. */
export function isTypingUnkept(): boolean {
  const field = document.activeElement;
  return field !== null && field.matches(TEXT_FIELDS) && !field.closest('[data-draft]');
}
