/**
 * Storage of the browser, where every access may fail: the reader may have blocked it, or it is
 * full. Reading then returns an empty string, and writing does nothing.
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

/**
 * Writes a cookie for the whole site.
 * @param life in seconds
 */
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
