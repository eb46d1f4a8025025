import type { GridInitialState, GridRowId } from '@mui/x-data-grid-premium';

export interface View {
  state: GridInitialState;
  /** Ids of the expanded groups. */
  open: GridRowId[];
}

function isView(value: unknown): value is View {
  const { state, open } = Object(value) as Partial<Record<keyof View, unknown>>;
  return typeof state === 'object' && state !== null && Array.isArray(open);
}

/** Returns the stored view, or the fallback if there is no valid one. */
export function readView(key: string, otherwise: View): View {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isView(stored) ? stored : otherwise;
  } catch {
    return otherwise;
  }
}

/** @returns whether it was stored: storage can be full or blocked */
export function storeView(key: string, view: View): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(view));
    return true;
  } catch {
    return false;
  }
}
