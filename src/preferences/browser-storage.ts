/**
 * Storage of the browser, where everything may fail: blocked by the reader, full, or filled with
 * junk. Reading what cannot be read gives an empty string, writing what cannot be written is lost.
 */
import { COOKIE_LIFE } from '@site/model/preferences';

export function readCookie(name: string): string {
  try {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
  } catch {
    return '';
  }
}

/** Kept for a year unless told otherwise, for the whole site. */
export function writeCookie(name: string, value: string, life: number = COOKIE_LIFE): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${life}; SameSite=Lax${secure}`;
  } catch {
    // Blocked: the choice holds for this page.
  }
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}

export function readStorage(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the choice holds for this page.
  }
}

export function removeStorage(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}
