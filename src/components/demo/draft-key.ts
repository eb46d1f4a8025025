import type { CodeVariant } from '@site/config/preferences';
import { readStorage } from '@site/src/preferences/browser-storage';

/** Where a reader's version of a demo is kept: each variant and each styling has its own. */
export function draftKey(path: string, variant: CodeVariant): string {
  return `demo.edited.${variant}:${path}`;
}

/** Whether something is kept; whether it is any good is found out by editing/edited-draft.ts. */
export function hasDraft(path: string, variant: CodeVariant): boolean {
  return readStorage(draftKey(path, variant)) !== '';
}
