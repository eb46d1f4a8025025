import type { StoredUnder } from '@site/model/preference-columns';
import {
  readCookie,
  readStorage,
  removeCookie,
  removeStorage,
  writeCookie,
  writeStorage,
} from './browser-storage';

/** Access to the value under one key; an empty string where there is none. */
export interface StoredValue {
  read(): string;
  write(value: string): void;
  remove(): void;
}

/** Gives access to the value of a preference, in the storage that its row names. */
export function storedValue({ storage, key }: StoredUnder): StoredValue {
  const inCookie = storage === 'cookie';
  return {
    read: () => (inCookie ? readCookie(key) : readStorage(key)),
    write: (value) => (inCookie ? writeCookie(key, value) : writeStorage(key, value)),
    remove: () => (inCookie ? removeCookie(key) : removeStorage(key)),
  };
}

/** @returns undefined where nothing is stored, or nothing that is in the list */
export function readListed<Value extends string>(
  row: StoredUnder & { values: readonly Value[] },
): Value | undefined {
  const stored = storedValue(row).read();
  return row.values.find((value) => value === stored);
}
