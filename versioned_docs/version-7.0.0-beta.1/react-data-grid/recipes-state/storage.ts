/** Reads the value of a key if it exists, is valid and has this version. */
export function readStored(key: string, version: number): unknown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { version: written, value } = stored as Record<string, unknown>;
    return written === version ? value : undefined;
  } catch {
    return undefined; // no JSON, or storage is blocked
  }
}

/** @returns false if the browser blocks storage */
export function store(key: string, version: number, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ version, value }));
    return true;
  } catch {
    return false;
  }
}
