/**
 * State of the download of each family. It is kept outside of components, because an installed app
 * starts downloads by itself, and readers may close the settings meanwhile.
 */
import { keepFamily, keepSearch, removeFamily } from './keep-family';
import { isQuotaError } from './quota-error';
import { readRecords } from './records';
import { noticeFullStorage, setStorageFull } from './storage-full';
import { UnexpectedResponseError } from './complete-response';

export type FamilyState =
  | { kind: 'unknown' | 'absent' | 'removing' }
  | { kind: 'working'; done: number; total: number }
  | { kind: 'kept'; bytes: number }
  | { kind: 'failed'; reason: Failure };

/** Reason of a failure: no network, full storage, an unexpected response, or a failed removal. */
export type Failure = 'network' | 'storage' | 'answer' | 'removal';

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

async function readState(baseUrl: string, family: string): Promise<FamilyState> {
  const record = (await readRecords(baseUrl)).families[family];
  return record ? { kind: 'kept', bytes: record.bytes } : { kind: 'absent' };
}

/** Reads the state from the records, unless a download or removal is running. */
export async function look(baseUrl: string, family: string): Promise<void> {
  const recorded = await readState(baseUrl, family);
  const { kind } = stateOf(baseUrl, family);
  if (kind === 'working' || kind === 'removing') return;
  set(idOf(baseUrl, family), recorded);
}

function failureOf(error: unknown): Failure {
  if (isQuotaError(error)) return 'storage';
  return error instanceof UnexpectedResponseError ? 'answer' : 'network';
}

/** Downloads the search. The family is kept without it too: the next visit tries again. */
async function downloadSearch(baseUrl: string, signal: AbortSignal): Promise<void> {
  try {
    await keepSearch(baseUrl, { signal });
  } catch (error) {
    noticeFullStorage(error);
  }
}

/**
 * Downloads a family and the search with it, or a part without pages such as the editor; its state
 * says how that goes.
 */
export async function download(baseUrl: string, family: string): Promise<void> {
  const id = idOf(baseUrl, family);
  if (downloads.has(id)) return;
  const controller = new AbortController();
  const { signal } = controller;
  downloads.set(id, controller);
  set(id, { kind: 'working', done: 0, total: 0 });
  try {
    const { bytes, pages } = await keepFamily(baseUrl, family, {
      signal,
      onProgress: (done, total) => set(id, { kind: 'working', done, total }),
    });
    setStorageFull(false);
    if (pages.length > 0) await downloadSearch(baseUrl, signal);
    set(id, { kind: 'kept', bytes });
  } catch (error) {
    const failed: FamilyState = { kind: 'failed', reason: failureOf(error) };
    set(id, signal.aborted ? await readState(baseUrl, family) : failed);
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
    setStorageFull(false);
    set(id, { kind: 'absent' });
  } catch {
    set(id, { kind: 'failed', reason: 'removal' });
  }
}
