import type { CodeVariant } from '@site/model/preferences';
import { readStorage, removeStorage } from '@site/src/preferences/browser-storage';
import { draftKey, reportDraftChange } from '../kept-drafts';

/** A reader's version of a demo. */
export interface Draft {
  code: string;
  /** Set if it was started and has not finished: it may never finish. */
  unfinished: boolean;
}

/** Demo, variant and original code that a draft belongs to. */
export interface DraftPlace {
  /** Of the demo's file, from the root of the repository. */
  path: string;
  variant: CodeVariant;
  /** The code as the site has it. */
  original: string;
}

interface KeptDraft extends Draft {
  /** Fingerprint of the original. */
  of: string;
}

/** Fingerprint of the code of a demo: FNV-1a, with the length. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `${hash.toString(36)}-${text.length}`;
}

function parse(json: string): KeptDraft | undefined {
  try {
    const { of, code, unfinished } = JSON.parse(json) as Partial<Record<keyof KeptDraft, unknown>>;
    if (typeof of !== 'string' || typeof code !== 'string') return undefined;
    return { of, code, unfinished: unfinished === true };
  } catch {
    return undefined;
  }
}

export function dropDraft({ path, variant }: DraftPlace): void {
  removeStorage(draftKey(path, variant));
  reportDraftChange();
}

/** Returns the stored draft, unless it is not valid or belongs to another version of the demo. */
export function readDraft(place: DraftPlace): Draft | 'outdated' | undefined {
  const kept = parse(readStorage(draftKey(place.path, place.variant)));
  return kept && (kept.of === fingerprint(place.original) ? kept : 'outdated');
}

/** @returns whether the draft survives a reload */
export function keepDraft(place: DraftPlace, draft: Draft): boolean {
  const kept: KeptDraft = { of: fingerprint(place.original), ...draft };
  try {
    window.localStorage.setItem(draftKey(place.path, place.variant), JSON.stringify(kept));
    reportDraftChange();
    return true;
  } catch {
    return false;
  }
}
