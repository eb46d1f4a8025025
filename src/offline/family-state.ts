/**
 * How far the download of a family is: kept outside of components, since an installed app begins it
 * by itself, and a reader may close the settings meanwhile.
 */
import { keepFamily, removeFamily, removeLeftovers } from './keep-family';
import { readRecords } from './records';

export type FamilyState =
  | { kind: 'unknown' | 'absent' | 'removing' }
  | { kind: 'working'; done: number; total: number }
  | { kind: 'kept'; bytes: number }
  | { kind: 'failed'; reason: 'network' | 'storage' };

const UNKNOWN: FamilyState = { kind: 'unknown' };
const states = new Map<string, FamilyState>();
const downloads = new Map<string, AbortController>();
const listeners = new Set<() => void>();

const idOf = (baseUrl: string, family: string) => `${baseUrl} ${family}`;

function set(id: string, state: FamilyState): void {
  states.set(id, state);
  listeners.forEach((listener) => listener());
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function stateOf(baseUrl: string, family: string): FamilyState {
  return states.get(idOf(baseUrl, family)) ?? UNKNOWN;
}

/** Looks at what is kept, unless something is being done about it. */
export async function look(baseUrl: string, family: string): Promise<void> {
  const id = idOf(baseUrl, family);
  const record = (await readRecords(baseUrl)).families[family];
  const { kind } = stateOf(baseUrl, family);
  if (kind === 'working' || kind === 'removing') return;
  set(id, record ? { kind: 'kept', bytes: record.bytes } : { kind: 'absent' });
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function fail(baseUrl: string, id: string, error: unknown): Promise<void> {
  // What is there of it must not fill the device; after a broken line the rest may follow.
  if (isQuota(error)) await removeLeftovers(baseUrl).catch(() => undefined);
  set(id, { kind: 'failed', reason: isQuota(error) ? 'storage' : 'network' });
}

/** Downloads a family; its state says how that goes. */
export async function download(baseUrl: string, family: string): Promise<void> {
  const id = idOf(baseUrl, family);
  if (downloads.has(id)) return;
  const controller = new AbortController();
  downloads.set(id, controller);
  set(id, { kind: 'working', done: 0, total: 0 });
  try {
    const { bytes } = await keepFamily(baseUrl, family, {
      signal: controller.signal,
      onProgress: (done, total) => set(id, { kind: 'working', done, total }),
    });
    set(id, { kind: 'kept', bytes });
  } catch (error) {
    if (controller.signal.aborted) set(id, { kind: 'absent' });
    else await fail(baseUrl, id, error);
  } finally {
    downloads.delete(id);
  }
}

export function cancel(baseUrl: string, family: string): void {
  downloads.get(idOf(baseUrl, family))?.abort();
}

export async function remove(baseUrl: string, family: string): Promise<void> {
  const id = idOf(baseUrl, family);
  set(id, { kind: 'removing' });
  try {
    await removeFamily(baseUrl, family);
    set(id, { kind: 'absent' });
  } catch {
    set(id, { kind: 'failed', reason: 'storage' });
  }
}
